// The stem of a genitive, "Anjali" for "Anjali's", and what follows an elided word, "initrd" in "l'initrd".

extension String {
  /// The word before a final `'s` or `’s`, as written; nil if it does not end so, or if no letter precedes the
  /// apostrophe.
  package var genitiveStem: String? {
    let scalars = unicodeScalars
    guard let last = scalars.last, last == "s" || last == "S",
      let apostrophe = scalars.dropLast().last, CharacterClass(apostrophe) == .apostrophe
    else { return nil }
    let stem = scalars.dropLast(2)
    guard let end = stem.last, CharacterClass(end) == .letter else { return nil }
    return String(stem)
  }

  /// The word after the first apostrophe, as written; nil if there is none, or no word after it.
  package var restAfterApostrophe: String? {
    let scalars = unicodeScalars
    guard let apostrophe = scalars.firstIndex(where: { CharacterClass($0) == .apostrophe }) else {
      return nil
    }
    let rest = scalars[scalars.index(after: apostrophe)...]
    return rest.isEmpty ? nil : String(rest)
  }
}
