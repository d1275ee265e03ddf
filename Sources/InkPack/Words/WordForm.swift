// Criteria for words from lists and texts that nobody has checked.

import InkText

/// Whether all letters are Latin, the script of all languages with recipes.
func isLatin(_ word: String) -> Bool {
  word.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0..<0x80: true
    case 0xB5: false  // the micro sign is part of units, not of words
    case 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}

/// Whether a letter occurs three times in a row: "soooo", "aaargh", "wwww".
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

/// Returns the number of capitals that begin a new part inside a written form: 1 in `GitHub`, 2 in
/// `InvalidArgumentException`.
func innerCapitals(_ form: String) -> Int {
  var count = 0
  var last: Unicode.Scalar?
  for scalar in form.unicodeScalars {
    if let last, scalar.properties.isUppercase, last.properties.isLowercase { count += 1 }
    last = scalar
  }
  return count
}
