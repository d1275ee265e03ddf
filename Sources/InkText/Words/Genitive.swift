// The word that a genitive is of: "Anjali" of "Anjali's".

extension String {
  /// The word before `'s` or `’s` at the end, as it is written; nil where that is not its end, or no letter stands
  /// before it.
  package var genitiveStem: String? {
    let scalars = unicodeScalars
    guard let last = scalars.last, last == "s" || last == "S",
      let apostrophe = scalars.dropLast().last, CharacterClass(apostrophe) == .apostrophe
    else { return nil }
    let stem = scalars.dropLast(2)
    guard let end = stem.last, CharacterClass(end) == .letter else { return nil }
    return String(stem)
  }
}
