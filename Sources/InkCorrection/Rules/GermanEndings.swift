// Forms of German words that no list has, beside one that a list has: auffüllst, auffüllt.

import InkText

/// The endings of German verbs, adjectives and nouns.
enum GermanEndings {
  /// Whether a word and another one are two forms of one, by their endings: what a list has of rare words is some of
  /// their forms. Not where the ending begins with a letter that is typed twice: seheen.
  static func tellApart(_ word: String, _ other: String) -> Bool {
    let (typed, meant) = (normalizedWord(word), normalizedWord(other))
    return typedEndings.contains { ending in
      guard typed.hasSuffix(ending) else { return false }
      let stem = typed.dropLast(ending.count)
      return stem.count >= leastStem && meant.hasPrefix(stem) && stem.last != ending.first
        && typed != meant && meantEndings.contains(String(meant.dropFirst(stem.count)))
    }
  }

  /// Of fewer letters many are stems of several words.
  private static let leastStem = 4
  /// Endings that are hardly made by a slip: none of 1,240 seeded slips of German that are put right needed them, and
  /// 11 of the 62 words of clean text that were changed have them.
  private static let typedEndings = ["em", "er", "es", "st", "est", "test", "tet", "en", "ten"]
  private static let meantEndings: Set = [
    "", "e", "en", "em", "er", "es", "n", "s", "st", "t", "et", "est", "te", "ten", "test", "tet",
    "end", "ende", "enden",
  ]
}
