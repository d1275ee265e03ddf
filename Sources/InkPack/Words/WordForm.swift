// What a word must look like to be taken from a list or a text that nobody has checked.

import InkText

/// Whether all letters are of the Latin script, which all languages with recipes are written in.
func isLatin(_ word: String) -> Bool {
  word.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0..<0x80: true
    case 0xB5: false  // the micro sign is a unit's, no word's
    case 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}

/// "soooo", "aaargh", "wwww": a letter three times in a row.
func hasTripleLetter(_ word: String) -> Bool {
  let bytes = Array(word.utf8)
  return bytes.indices.dropFirst(2).contains {
    bytes[$0] == bytes[$0 - 1] && bytes[$0] == bytes[$0 - 2]
  }
}

/// Whether any character is a digit.
func hasDigit(_ word: String) -> Bool {
  word.unicodeScalars.contains { CharacterClass($0) == .digit }
}

/// How many capitals begin a new part inside a written form: `GitHub` 1, `InvalidArgumentException` 2.
func innerCapitals(_ form: String) -> Int {
  var count = 0
  var last: Unicode.Scalar?
  for scalar in form.unicodeScalars {
    if let last, scalar.properties.isUppercase, last.properties.isLowercase { count += 1 }
    last = scalar
  }
  return count
}
