// French forms and spellings that differ in a letter or two, neither being a slip of the other.

import InkText

/// The forms of French verbs that are near each other, and the spellings of 1990.
struct FrenchSpelling: OrthographyRules {
  /// Whether two words are the imperfect, the conditional or the subjunctive of a verb beside its present or future,
  /// aideriez and aiderez, or the subjunctive beside the past, comprît; a participle beside the noun of its verb,
  /// flûtée; or one word in the spellings before and since 1990.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    Self.endings.contains {
      Self.differ(typed, meant, $0.long, $0.short) || Self.differ(typed, meant, $0.short, $0.long)
    }
      || typed.utf8.count < meant.utf8.count
        && typed == meant.replacing("î", with: "i").replacing("û", with: "u")
      || Self.participles.contains { ending in
        Self.nouns.contains { Self.differ(typed, meant, ending, $0) }
      }
      || typed != meant && Self.since1990(typed) == Self.since1990(meant)
  }

  /// Returns a word with the trema on the u of güe, and è for é before a consonant and an e: contigüe, succèderait.
  private static func since1990(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    var letters = Array(
      word.replacing("guë", with: "güe").replacing("guï", with: "güi"))
    for place in letters.indices.dropLast(2) where letters[place] == "é" {
      let next = letters[place + 1]
      if !vowels.contains(next), letters[place + 2] == "e" { letters[place] = "è" }
    }
    return String(letters)
  }

  /// Whether two words have the same stem, the one with one ending and the other with another.
  private static func differ(
    _ typed: String, _ meant: String, _ ending: String, _ other: String
  ) -> Bool {
    guard typed.hasSuffix(ending), meant.hasSuffix(other) else { return false }
    let stem = typed.dropLast(ending.count)
    return stem.count >= minimumStemLength && stem == meant.dropLast(other.count)
  }

  private static let minimumStemLength = 3
  private static let endings = [
    (long: "ions", short: "ons"), (long: "iez", short: "ez"), (long: "ît", short: "it"),
    (long: "ût", short: "ut"),
  ]
  private static let participles = ["ée", "és", "ées"]
  private static let nouns = ["", "e", "s", "es"]
  private static let vowels: Set<Character> = [
    "a", "à", "â", "e", "é", "è", "ê", "i", "o", "u", "y",
  ]
}
