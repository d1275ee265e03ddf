// The spellings of Portugal and Brazil, neither being a slip of the other: convénio and convênio, olhámos and olhamos.

/// The spelling of Portuguese.
struct PortugueseSpelling: OrthographyRules {
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    ReformedLetters.portuguese.areVariants(typed, meant)
      || typed != meant && Self.inOneCountry(typed) == Self.inOneCountry(meant)
  }

  func verb(withPronouns word: String) -> String? { PortuguesePronouns.verb(of: word) }

  func spelled(_ part: String, for typed: String, before tail: String) -> String? {
    PortuguesePronouns.spelled(part, for: typed, before: tail)
  }

  /// Returns a word with an open vowel where Brazil has a closed one and Portugal an open one, before m and n and at
  /// the end; and the preterite in -ámos without the accent that it has in Portugal alone.
  private static func inOneCountry(_ word: String) -> String {
    if !word.contains(where: { marked.contains($0) }) || closedEverywhere.contains(word) {
      return word
    }
    if word.hasSuffix("ámos") { return word.dropLast(4) + "amos" }
    let letters = Array(word)
    return String(
      letters.indices.map { index in
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        let mayDiffer =
          next == nil || next == "m" && index + 2 < letters.count || next == "n"
        guard mayDiffer else { return letters[index] }
        return switch letters[index] {
        case "ê": "é"
        case "ô": "ó"
        default: letters[index]
        }
      })
  }

  private static let marked: Set<Character> = ["á", "é", "ê", "ó", "ô"]
  /// Words that have ê in Portugal as well, of which the other spelling is a slip.
  private static let closedEverywhere: Set = ["você", "porquê", "quê"]
}
