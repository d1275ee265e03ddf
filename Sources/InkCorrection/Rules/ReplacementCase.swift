// The case of a replacement: as it was taught, with the capitals that were typed.

import InkText

/// Finds replacements in the case that is typed.
package enum ReplacementCase {
  /// What stands in a table for just the typed letters, else what stands there for the small ones.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - language: Whose capitals to use, as a BCP 47 tag.
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
