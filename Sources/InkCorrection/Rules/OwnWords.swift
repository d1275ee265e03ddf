// When a word known only from the user's texts may replace a typed one automatically: for slips of it, not for its
// other forms or for similar names.

import InkText

/// Tells slips of a word that no list vouches for from its other forms and from names that are much like it.
///
/// A list has a word's other forms as well; of a word that was written a few times nobody knows them: who has
/// lemmatised something writes next what lemmatises, and where there is a Velari there may be a Velara.
enum OwnWords {
  /// Whether a typed word may become such a word unasked.
  ///
  /// Two neighbours swapped and a letter typed twice are always slips. Any other is one if the two do not differ in
  /// their endings, and what is meant is no name, or one so long that no other is as near but at its end.
  static func mayChange(
    _ typed: String, into meant: Hypothesis, from source: WordKnowledge.Source,
    in rules: any LanguageRules
  ) -> Bool {
    if source == .list { return true }
    let (word, other) = (normalizedWord(typed), normalizedWord(meant.text))
    if meant.reason == .transposition || hasLetterTwice(word, beside: other) { return true }
    if differInEnding(word, other, in: rules) { return false }
    return source == .rare || !meant.isCapitalized || differInside(word, other)
  }

  /// Whether two long names have the same end.
  private static func differInside(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) >= leastName && word.suffix(sameEnd) == other.suffix(sameEnd)
  }

  private static let leastName = 8
  private static let sameEnd = 3

  /// Whether a word is another one with one of its letters once more behind itself.
  private static func hasLetterTwice(_ word: String, beside other: String) -> Bool {
    let (typed, meant) = (Array(word), Array(other))
    guard typed.count == meant.count + 1 else { return false }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    return start > 0 && typed[start] == typed[start - 1]
      && typed.dropFirst(start + 1).elementsEqual(meant.dropFirst(start))
  }

  /// Whether two words have one stem, and endings behind it; of -s and -es and the like one alone is right.
  private static func differInEnding(
    _ word: String, _ other: String, in rules: any LanguageRules
  ) -> Bool {
    let stem = word.commonPrefix(with: other)
    let ends = [word, other].map { String($0.dropFirst(stem.count)) }
    guard stem.count >= leastStem, ends != ["s", "es"], ends != ["es", "s"] else { return false }
    return ends.allSatisfy { ending in
      rules.formEndings.contains(ending) || endingsBehindE.contains(ending) && stem.hasSuffix("e")
    }
  }

  private static let leastStem = 3
  /// Of nouns, verbs and adjectives of the languages that have packs.
  static let endings = Set(
    wordsOf: """
      a al ad ada ado ade ades able ais ait ando ant ante ar arna as at e ea ean ear ed em en end ende enden ens ent
      eo er ern ers es est et ez i ing ings ion ions is ly o on ons or ors os s st t te ten test tet um us y ies
      é ée ées és ó á 's 'd
      """
  ).union([""])
  /// Of English.
  static let englishEndings = Set(
    wordsOf: "able al e ed er ers es ies ing ings ion ions ly or ors s y 's 'd"
  ).union([""])
  /// What stands behind an e alone; without one the e is missing.
  private static let endingsBehindE: Set = ["d", "r", "rs", "n", "m"]
}

extension String {
  /// The letters that a word begins with as another one does.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
