// The letter case of a replacement: as it was taught, adjusted to the typed capitals.

import InkText

/// Looks up replacements in the letter case of the typed word.
package enum ReplacementCase {
  /// Returns the entry of a table for the typed word, or else the entry for its lowercase form.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - language: The language for case conversion, as a BCP 47 tag.
  ///   - lookUp: The table.
  /// - Returns: The text with the capitals of the typed word; nil if the table has neither.
  package static func text(
    for typed: String, language: String?, in lookUp: (String) -> String?
  ) -> String? {
    let typed = typed.composed
    if let text = lookUp(typed) { return text }
    let small = typed.lowercased()
    guard small != typed, let text = lookUp(small) else { return nil }
    let capitals = Capitals(of: language)
    switch LetterCase.of(typed) {
    case .title: return capitals.first(of: text)
    case .upper: return LetterCase.of(text) == .mixed ? text : capitals.all(of: text)
    case .lower, .mixed, .none: return text
    }
  }
}
