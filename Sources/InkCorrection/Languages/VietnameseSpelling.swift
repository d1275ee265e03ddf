// The two placements of Vietnamese tone marks: hòa or hoà, trụy or truỵ.

import InkText

/// The spelling of Vietnamese, whose tone mark may stand on either vowel of oa, oe and uy.
struct VietnameseSpelling: OrthographyRules {
  /// Returns the syllables that a word without marks is in the letters of the Telex input method, nuwowcs, or that a
  /// word with marks may stand for that is none: one of two equal letters is too many,
  /// hiệện, its tone mark is on the wrong letter, goị, or its last letters are swapped, caủ.
  func respelledForms(of word: String) -> [String] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return VietnameseTelex.syllables(of: word) }
    if VietnameseSyllable.isPossible(word) { return [] }
    let letters = Array(word)
    var forms = VietnameseSyllable.withMarkInPlace(word)
    for place in letters.indices.dropFirst() {
      var other = letters
      if letters[place] == letters[place - 1] {
        other.remove(at: place)
      } else {
        other.swapAt(place, place - 1)
      }
      forms.append(String(other))
    }
    return forms.filter(VietnameseSyllable.isPossible)
  }

  /// Whether a word is no syllable of Vietnamese.
  func isForeign(_ word: String) -> Bool { !VietnameseSyllable.isPossible(word) }

  /// Returns the word with its tone mark on the other vowel; nil for a word without such a pair of vowels.
  func otherSpelling(of word: String) -> String? {
    for (first, second) in Self.pairs where word.contains(first) || word.contains(second) {
      return word.contains(first)
        ? word.replacing(first, with: second, maxReplacements: 1)
        : word.replacing(second, with: first, maxReplacements: 1)
    }
    return nil
  }

  /// Whether a word has marks and is a possible syllable, of which the list has not all, and the other has the same
  /// letters with other marks; or a word is of another language, to which no marks are added.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    if Misspellings.vietnamese.forms(of: typed).contains(meant) { return false }
    if VietnameseTelex.syllables(of: typed).contains(meant) { return false }
    if typed.utf8.contains(where: { $0 >= 0x80 }) {
      return foldedKey(typed) == foldedKey(meant) && VietnameseSyllable.isPossible(typed)
    }
    return meant.utf8.contains { $0 >= 0x80 } && VietnameseSyllable.isForeign(typed)
      && typed.sorted() != foldedKey(meant).map { Character(Unicode.Scalar($0)) }.sorted()
  }

  /// The two placements of each tone.
  private static let pairs: [(String, String)] = [
    ("òa", "oà"), ("óa", "oá"), ("ỏa", "oả"), ("õa", "oã"), ("ọa", "oạ"),
    ("òe", "oè"), ("óe", "oé"), ("ỏe", "oẻ"), ("õe", "oẽ"), ("ọe", "oẹ"),
    ("ùy", "uỳ"), ("úy", "uý"), ("ủy", "uỷ"), ("ũy", "uỹ"), ("ụy", "uỵ"),
  ]
}
