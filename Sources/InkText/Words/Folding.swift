// Folded keys: a word as typed without shift key, accents and apostrophes.

/// Returns the key under which a word is found: in lower case, without marks and apostrophes, with stroked letters and
/// ligatures written plainly (đ → d, ø → o, ß → ss, æ → ae).
///
/// The key of a prefix of a word is a prefix of the word's key. One pass for ASCII and the letters of Latin-1.
package func foldedKey(_ word: String) -> [UInt8] {
  var copy = word
  return copy.withUTF8 { foldedKey($0.span) }
}

/// Returns the folded key of a word given as UTF-8 bytes.
package func foldedKey(_ word: Span<UInt8>) -> [UInt8] {
  var key: [UInt8] = []
  key.reserveCapacity(word.count)
  var index = 0
  while index < word.count {
    let byte = word[index]
    index += 1
    if byte == Latin1.lead, index < word.count, let letter = Latin1(trail: word[index]) {
      index += 1
      letter.appendFolded(to: &key)
      continue
    }
    if byte == 0xE2, word.hasTypographicApostrophe(at: index &- 1) {
      index += 2
      continue
    }
    if byte >= 0x80 {
      return foldedScalars(of: String(utf8: word))
    }
    if byte == 0x27 { continue }
    key.append(byte.lowercasedASCII)
  }
  return key
}

private func foldedScalars(of text: String) -> [UInt8] {
  var key: [UInt8] = []
  for scalar in text.lowercased().decomposedScalars {
    if isDroppedByFolding(scalar) { continue }
    if let plain = plainLetters(for: scalar) {
      key.append(contentsOf: plain.utf8)
    } else {
      key.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
  return key
}

/// Whether folding drops a scalar: combining marks, apostrophes and joiners; vowel signs of Indic scripts stay.
private func isDroppedByFolding(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x27, 0xAD, 0x2BC, 0x2019, 0x200C, 0x200D: true
  case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
  case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
  case 0x610...0x61A, 0x64B...0x65F, 0x670: true
  default: false
  }
}

/// The plain spelling of letters without a canonical decomposition.
private func plainLetters(for scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "ß": "ss"
  case "æ": "ae"
  case "œ": "oe"
  case "ø": "o"
  case "đ", "ð": "d"
  case "ł": "l"
  case "ħ": "h"
  case "ŧ": "t"
  case "ı": "i"
  case "þ": "th"
  case "ſ": "s"
  case "\u{2010}", "\u{2011}": "-"
  default: nil
  }
}
