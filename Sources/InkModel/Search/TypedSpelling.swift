// What typed letters tell beyond the key that words are found by: their marks, and their case.

import InkLexicon
import InkText

/// The marks and the case of what is typed, where they tell words apart.
struct TypedSpelling {
  private let marks: TypedMarks?
  private let letterCase: TypedCase?
  /// How many bytes the key of what is typed has.
  private let keyCount: Int

  /// Nil where all words agree with what is typed.
  init?(_ place: TypedPlace, normalized typed: String, key: [UInt8]) {
    marks = TypedMarks(typed)
    letterCase = TypedCase(place)
    keyCount = key.count
    if marks == nil, letterCase == nil { return nil }
  }

  /// P(what is typed | a word that disagrees with it): no word loses more, but for several marks; 0 for those.
  var least: Double { marks == nil ? letterCase?.least ?? 1 : 0 }

  /// What a word of a pack loses that begins as typed, in 1/4096 nat; `form` is how the document mostly writes it, and
  /// `isTyped` whether it is the very word that is typed, marks and all.
  func cost(
    of id: Int, of words: WordTable, in file: PackFile, writtenAs form: String?, isTyped: Bool
  ) -> Int32 {
    var cost: Int32 = 0
    if let marks, !isTyped { cost = words.text(of: id, in: file).map(marks.cost) ?? 0 }
    guard let letterCase else { return cost }
    let share = form.map(Self.capitalShare) ?? words.capitalShare(of: id, in: file)
    let ofCase = letterCase.cost(ofCapitalShare: share)
    // Most words lose nothing, so that hardly any key is looked at.
    return ofCase == 0 || words.keyByteCount(of: id, in: file) == keyCount ? cost : cost + ofCase
  }

  /// What a word loses that no pack has, in 1/4096 nat.
  func cost(ofOutside text: String, writtenAs form: String, isTyped: Bool) -> Int32 {
    let cost = isTyped ? 0 : marks?.cost(of: text) ?? 0
    guard let letterCase, foldedKey(text).count != keyCount else { return cost }
    return cost + letterCase.cost(ofCapitalShare: Self.capitalShare(form))
  }

  /// What share is lost of words that nobody has looked at, beside those that were, which have lost a share.
  func lostShare(beside looked: Double) -> Double {
    marks == nil ? looked : TypedMarks.lossOfOne
  }

  /// All of a word, or nothing of it, by how it is written.
  private static func capitalShare(_ form: String) -> Double {
    LetterCase.beginsWithCapital(form) ? 1 : 0
  }
}
