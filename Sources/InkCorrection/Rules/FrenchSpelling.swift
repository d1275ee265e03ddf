// French forms and spellings that differ in a letter or two, neither being a slip of the other.

import InkText

/// The forms of French verbs that are near each other, and the spellings of 1990.
struct FrenchSpelling: OrthographyRules {
  /// Whether two words are the imperfect, the conditional or the subjunctive of a verb beside its present or future,
  /// aideriez and aiderez; a participle beside a noun, sérigraphié and sérigraphie; or one word with and without the
  /// circumflex that i and u may lack since 1990.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    Self.endings.contains { Self.differ(typed, meant, in: $0) }
      || typed.utf8.count < meant.utf8.count
        && typed == meant.replacing("î", with: "i").replacing("û", with: "u")
  }

  /// Whether two words have the same stem with the two endings of a pair, in this order or in the other one if both are
  /// equally easy to type.
  private static func differ(
    _ typed: String, _ meant: String, in pair: (first: String, second: String, mayTurn: Bool)
  ) -> Bool {
    func differ(_ first: String, _ second: String) -> Bool {
      guard typed.hasSuffix(first), meant.hasSuffix(second) else { return false }
      let stem = typed.dropLast(first.count)
      return stem.count >= leastStem && stem == meant.dropLast(second.count)
    }
    return differ(pair.first, pair.second) || pair.mayTurn && differ(pair.second, pair.first)
  }

  private static let leastStem = 3
  private static let endings: [(first: String, second: String, mayTurn: Bool)] = [
    ("ions", "ons", true), ("iez", "ez", true),
    ("é", "e", false), ("ée", "e", false), ("és", "es", false), ("ées", "es", false),
  ]
}
