// Adding a typed diacritic to the letter before the cursor.

import InkText

/// The rule of standalone diacritics, such as ´, that modify the letter before them.
enum Diacritic {
  /// Returns the character that the last one of a text becomes when a diacritic is typed after it; nil if they do not
  /// combine.
  static func marked(_ text: String, by mark: String) -> Character? {
    guard let last = text.last, let scalar = mark.unicodeScalars.first,
      let combining = combining[scalar], mark.unicodeScalars.count == 1
    else { return nil }
    let joined = (String(last) + String(combining)).composed
    // Only combinations with a single-character form are letters of some language.
    guard joined.count == 1,
      joined.unicodeScalars.count <= String(last).composed.unicodeScalars.count
    else { return nil }
    return joined.first
  }

  /// The combining character of each mark.
  private static let combining: [Unicode.Scalar: Unicode.Scalar] = [
    "´": "\u{301}", "`": "\u{300}", "^": "\u{302}", "ˆ": "\u{302}", "¨": "\u{308}", "~": "\u{303}",
    "˜": "\u{303}", "¯": "\u{304}", "˘": "\u{306}", "˙": "\u{307}", "˚": "\u{30A}", "°": "\u{30A}",
    "˝": "\u{30B}", "ˇ": "\u{30C}", "¸": "\u{327}", "˛": "\u{328}", "΄": "\u{301}", "'": "\u{301}",
    "\"": "\u{308}",
  ]
}
