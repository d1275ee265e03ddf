// The evidence of typed letters beyond the folded key that words are found by: their diacritics and their case.

import InkLexicon
import InkText

/// The diacritics and the case of the typed text, if they discriminate between words.
struct TypedSpelling {
  private let marks: TypedMarks?
  private let letterCase: TypedCase?
  /// The length in bytes of the key of the typed text.
  private let keyCount: Int

  /// Returns nil if all words agree with the typed text.
  init?(_ place: TypedPlace, normalized typed: String, key: [UInt8]) {
    marks = TypedMarks(typed)
    letterCase = TypedCase(place)
    keyCount = key.count
    if marks == nil, letterCase == nil { return nil }
  }

  /// Whether the typed letters have a capital that is evidence for a name.
  var isCapitalTyped: Bool { letterCase?.isCapital ?? false }

  /// P(typed text | a word that disagrees with it), the maximum loss of a word with a single disagreement in case; 0 if
  /// marks were typed, of which a word may lack several.
  var least: Double { marks == nil ? letterCase?.least ?? 1 : 0 }

  /// Returns the cost in 1/4096 nat of a word of a pack with the typed prefix. `form` is how the document usually
  /// writes it, and `isTyped` whether it is the typed word itself, including its marks.
  func cost(
    of id: Int, of words: WordTable, in file: PackFile, writtenAs form: String?, isTyped: Bool
  ) -> Int32 {
    var cost: Int32 = 0
    if let marks, !isTyped { cost = words.text(of: id, in: file).map(marks.cost) ?? 0 }
    guard let letterCase else { return cost }
    let share = form.map(Self.capitalShare) ?? words.capitalShare(of: id, in: file)
    let ofCase = letterCase.cost(ofCapitalShare: share)
    // Most words cost nothing, so that hardly any key is read.
    return ofCase == 0 || words.keyByteCount(of: id, in: file) == keyCount ? cost : cost + ofCase
  }

  /// Returns the cost in 1/4096 nat of a word in no pack.
  func cost(ofOutside text: String, writtenAs form: String, isTyped: Bool) -> Int32 {
    let cost = isTyped ? 0 : marks?.cost(of: text) ?? 0
    guard let letterCase, foldedKey(text).count != keyCount else { return cost }
    return cost + letterCase.cost(ofCapitalShare: Self.capitalShare(form))
  }

  /// Returns the lost share of the words that were not examined, given that of those that were.
  func lostShare(beside looked: Double) -> Double {
    marks == nil ? looked : TypedMarks.lossOfOne
  }

  /// Returns 1 if a form begins with a capital, otherwise 0.
  private static func capitalShare(_ form: String) -> Double {
    LetterCase.beginsWithCapital(form) ? 1 : 0
  }
}
