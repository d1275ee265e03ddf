// How names of emoji are compared: their words folded, one space between two.

import InkText

/// The key of a name, a keyword or a query: words as ``foldedKey(_:)-(String)`` folds them, parted by one space.
///
/// Whatever is no letter, digit or `+` parts words: "heart-eyes" is `heart eyes`, "thumbs_up" `thumbs up`,
/// "l’œil" `l oeil`. Empty for a text without letters and digits.
package func emojiKey(_ text: String) -> [UInt8] {
  var words = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch CharacterClass(scalar) {
    case .letter, .digit, .mark: words.append(scalar)
    default: words.append(scalar == "+" ? scalar : " ")
    }
  }
  return Array(
    foldedKey(String(words)).split(separator: UInt8(ascii: " ")).joined(separator: [0x20]))
}
