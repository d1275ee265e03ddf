// What a word that only the user's texts have may take the place of unasked: slips of it, but none of its other forms,
// and no name beside it.

import InkText

/// Tells slips of a word that no list vouches for from its other forms and from names that are much like it.
///
/// A list has a word's other forms as well; of a word that was written a few times nobody knows them: who has
/// lemmatised something writes next what lemmatises, and where there is a Velari there may be a Velara.
enum OwnWords {
  /// Whether a typed word may become such a word unasked.
  ///
  /// Two neighbours swapped and a letter typed twice are always slips. Any other is one if the two do not differ in
  /// their endings, and what is meant is no name.
  static func mayChange(
    _ typed: String, into meant: Hypothesis, from source: WordKnowledge.Source
  ) -> Bool {
    if source == .list { return true }
    let (word, other) = (normalizedWord(typed), normalizedWord(meant.text))
    if meant.reason == .transposition || hasLetterTwice(word, beside: other) { return true }
    if differInEnding(word, other) { return false }
    return source == .rare || !meant.isCapitalized
  }

  /// Whether a word is another one with one of its letters once more behind itself.
  private static func hasLetterTwice(_ word: String, beside other: String) -> Bool {
    let (typed, meant) = (Array(word), Array(other))
    guard typed.count == meant.count + 1 else { return false }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    return start > 0 && typed[start] == typed[start - 1]
      && typed.dropFirst(start + 1).elementsEqual(meant.dropFirst(start))
  }

  /// Whether two words have one stem, and endings behind it.
  private static func differInEnding(_ word: String, _ other: String) -> Bool {
    let stem = word.commonPrefix(with: other)
    guard stem.count >= leastStem else { return false }
    return [word, other].allSatisfy { form in
      let ending = String(form.dropFirst(stem.count))
      return endings.contains(ending) || endingsBehindE.contains(ending) && stem.hasSuffix("e")
    }
  }

  private static let leastStem = 3
  /// Of the languages that have packs, of nouns, verbs and adjectives.
  private static let endings = Set(
    wordsOf: """
      a al ad ada ado ade ades able ais ait ando ant ant ante ar arna as at e ea ean ear ed em en end ende enden ens ent
      eo er ern ers es est et ez i ing ings ion ions is ly o on ons or ors os s st t te ten test tet um us y ies
      é ée ées és ó á 's 'd
      """
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
