// Unlisted forms of German words of which another form is listed: auffüllst, auffüllt.

import InkText

/// The endings of German verbs, adjectives and nouns.
enum GermanEndings {
  /// Whether two words are two forms of one, judging by their endings; of rare words a list has only some forms. Not
  /// where the ending begins by doubling a letter: seheen.
  static func tellApart(_ word: String, _ other: String) -> Bool {
    let (typed, meant) = (normalizedWord(word), normalizedWord(other))
    return typedEndings.contains { ending in
      guard typed.hasSuffix(ending) else { return false }
      let stem = typed.dropLast(ending.count)
      return stem.count >= minimumStemLength && meant.hasPrefix(stem) && stem.last != ending.first
        && typed != meant && meantEndings.contains(String(meant.dropFirst(stem.count)))
    }
  }

  /// The minimum length of a stem; shorter ones are shared by several words.
  private static let minimumStemLength = 4
  /// Endings that hardly ever result from a slip: none of 1,240 corrected seeded slips of German needed them, while 11
  /// of the 62 words of clean text that were changed have them.
  private static let typedEndings = [
    "em", "er", "es", "st", "est", "test", "tet", "en", "ten", "in",
    "innen",
  ]
  private static let meantEndings: Set = [
    "", "e", "en", "em", "er", "es", "n", "s", "st", "t", "et", "est", "te", "ten", "test", "tet",
    "end", "ende", "enden",
  ]
}
