// Canonical composition (NFC) and lower case, with a fast path for ASCII.

@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode's composed form (NFC); takes one pass over the bytes if all are ASCII.
  package var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }

  /// The scalars of Unicode's decomposed form (NFD).
  var decomposedScalars: [Unicode.Scalar] { Array(_nfd) }
}

/// Returns a written word as the language models know it: in lower case, composed, with `’` as `'` and Unicode hyphens
/// as `-`, without soft hyphens.
package func normalizedWord(_ written: String) -> String {
  if written.utf8.span.all({ $0 < 0x80 && !$0.isASCIICapital }) { return written }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(written.utf8.count)
  var copy = written
  copy.withUTF8 { appendNormalized($0.span, to: &bytes) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns the written form that a language pack has of a word: normalized like ``normalizedWord(_:)``, but in its
/// letter case.
package func plainForm(of written: String) -> String {
  if written.utf8.allSatisfy({ $0 < 0x80 }) { return written }
  var bytes: [UInt8] = []
  for scalar in written._nfc { appendNormalized(scalar, to: &bytes) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends the bytes of a written word as the language models know it; ASCII and the letters of Latin-1 take one pass.
package func appendNormalized(_ written: Span<UInt8>, to bytes: inout [UInt8]) {
  let start = bytes.count
  var index = 0
  while index < written.count {
    let byte = written[index]
    index += 1
    if byte == Latin1.lead, index < written.count, let letter = Latin1(trail: written[index]) {
      index += 1
      bytes.append(Latin1.lead)
      bytes.append(letter.lowercaseTrail)
      continue
    }
    if byte == 0xE2, written.hasTypographicApostrophe(at: index &- 1) {
      index += 2
      bytes.append(0x27)
      continue
    }
    if byte >= 0x80 {
      bytes.removeSubrange(start...)
      return appendNormalizedScalars(written, to: &bytes)
    }
    bytes.append(byte.lowercasedASCII)
  }
}

/// The path for words with other characters.
private func appendNormalizedScalars(_ written: Span<UInt8>, to bytes: inout [UInt8]) {
  let text = String(utf8: written).lowercased()
  if text.unicodeScalars.allSatisfy(\.isComposed) {
    for scalar in text.unicodeScalars { appendNormalized(scalar, to: &bytes) }
  } else {
    for scalar in text._nfc { appendNormalized(scalar, to: &bytes) }
  }
}

private func appendNormalized(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
  switch scalar.value {
  case 0xAD: break
  case 0x2019, 0x02BC: bytes.append(0x27)
  case 0x2010, 0x2011: bytes.append(0x2D)
  default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Span<UInt8> {
  /// Whether all bytes satisfy a condition; takes a fraction of the time that the bytes of a string take.
  @inline(__always)
  func all(_ isSatisfied: (UInt8) -> Bool) -> Bool {
    var index = 0
    while index < count, isSatisfied(self[unchecked: index]) { index &+= 1 }
    return index == count
  }

  /// Whether the bytes of ’ are at an index.
  func hasTypographicApostrophe(at index: Int) -> Bool {
    index + 2 < count && self[index] == 0xE2 && self[index + 1] == 0x80 && self[index + 2] == 0x99
  }
}

extension Unicode.Scalar {
  /// Whether a text of such characters is certainly in composed form: Latin letters, those of Vietnamese, and marks
  /// such as dashes and quotation marks.
  fileprivate var isComposed: Bool {
    value < 0x300 || 0x1EA0...0x1EF9 ~= value || 0x2010...0x2027 ~= value
  }
}

extension Unicode.Scalar {
  /// The scalar's letter and marks separated (NFD).
  package var decomposed: [Unicode.Scalar] { String(self).decomposedScalars }
}

/// Returns the part of a written word after a prefix, ignoring case.
///
/// - Parameters:
///   - written: The word.
///   - start: The prefix as the language models know it.
/// - Returns: The rest; nil if the word does not begin with the prefix, or is no longer than it.
package func rest(of written: String, after start: String) -> Substring? {
  let word = normalizedWord(written)
  guard word.hasPrefix(start), word != start else { return nil }
  let rest = written.unicodeScalars.dropFirst(start.unicodeScalars.count)
  // If lowercasing changes the length of the prefix, its end in the written word is not known.
  return word == start + normalizedWord(String(rest)) ? Substring(rest) : nil
}
