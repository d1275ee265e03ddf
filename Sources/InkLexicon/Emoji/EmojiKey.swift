// How emoji names are compared: as folded words separated by single spaces.

import InkText

/// Returns the key of a name, a keyword or a query: its words, folded by ``foldedKey(_:)-(String)`` and separated by
/// single spaces.
///
/// Every character other than a letter, digit, mark or `+` separates words: "heart-eyes" becomes `heart eyes`,
/// "thumbs_up" `thumbs up`, "l’œil" `l oeil`. The key of a text without letters and digits is empty.
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
