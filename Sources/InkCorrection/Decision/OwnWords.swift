// Decides whether a word known only from the user's texts may replace a typed one automatically.

import InkText

/// Distinguishes slips of a word that no list vouches for from its other forms and from similar names.
///
/// A list contains a word's other forms as well, but the forms of a word that was written a few times are unknown:
/// after lemmatised comes lemmatises, and where there is a Velari there may be a Velara. Nobody knows what else there
/// is beside a word that only the document has: next to pvcreate there is lvcreate, next to sdc sdd.
enum OwnWords {
  /// Whether a typed word may become such a word automatically.
  ///
  /// Two swapped adjacent letters and a doubled letter are always slips. Any other difference is one if it is not in
  /// the endings of the two words and the meant word is no proper name, or so long a name that no other one differs
  /// from it except at its end. In a word that only the document has, it is one only inside a long word.
  static func mayChange(
    _ typed: String, into meant: Hypothesis, from source: WordKnowledge.Source,
    in rules: LanguageRules
  ) -> Bool {
    if source == .list { return true }
    let (word, other) = (normalizedWord(typed), normalizedWord(meant.text))
    if meant.reason == .transposition || hasLetterTwice(word, beside: other) { return true }
    if differInEnding(word, other, in: rules) { return false }
    if source == .none, !isInsideLongWord(word, other) { return false }
    return source == .rare || !meant.isCapitalized || differInside(word, other)
  }

  /// Whether two long names have the same ending.
  private static func differInside(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) >= minimumNameLength
      && word.suffix(sameEnd) == other.suffix(sameEnd)
  }

  /// Whether two words are long, have no parts, and begin and end with the same letter.
  private static func isInsideLongWord(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) >= minimumUnlistedLength && word.first == other.first
      && word.last == other.last && !word.utf8.contains(UInt8(ascii: "-"))
  }

  private static let minimumUnlistedLength = 7
  private static let minimumNameLength = 8
  private static let sameEnd = 3

  /// Whether a word is another one with one of its letters doubled.
  private static func hasLetterTwice(_ word: String, beside other: String) -> Bool {
    let letters = Array(word)
    guard let extra = LetterDifference(of: letters, from: Array(other)).extraLetter, extra > 0
    else { return false }
    return letters[extra] == letters[extra - 1]
  }

  /// Whether two words have the same stem with different endings; the two differ in more than -s and -es, of which only
  /// one is correct.
  private static func differInEnding(
    _ word: String, _ other: String, in rules: LanguageRules
  ) -> Bool {
    let stem = word.prefix(word.commonPrefixCount(with: other))
    let ends = [word, other].map { String($0.dropFirst(stem.count)) }
    guard stem.count >= minimumStemLength, ends != ["s", "es"], ends != ["es", "s"] else {
      return false
    }
    return ends.allSatisfy { ending in
      rules.forms.endings.contains(ending) || endingsAfterE.contains(ending) && stem.hasSuffix("e")
    }
  }

  private static let minimumStemLength = 3
  /// Endings that follow only an e; without it, the e is missing.
  private static let endingsAfterE: Set = ["d", "r", "rs", "n", "m"]
}
