// The tables of abbreviations beside the shipped packs: no ordinary word of a language is taken for one.

import InkLexicon
import InkModel
import InkTestSupport
import Testing

@testable import InkText

@Suite struct ShippedAbbreviationTests {
  /// Words that are written more often are ordinary ones, or abbreviations that everybody uses.
  private static let frequentFrom = Score.once(in: 20_000)

  /// The sure abbreviations that are that frequent in their language, and nothing else in it.
  private static let frequentAbbreviations = [
    "en": "co dr etc mr st vs", "de": "bzw ca dr nr st usw", "fr": "etc mme", "es": "etc sr",
    "pt": "al etc sr", "sv": "ca dvs etc kl osv", "vi": "",
  ]

  private func frequent(_ words: some Sequence<String>, in language: String) throws -> [String] {
    let model = Model(packs: [try shippedPack(language)], userWords: UserWords())
    return Set(words).filter { model.isFrequent($0, atLeast: Self.frequentFrom) }.sorted()
  }

  @Test func `no sure abbreviation is a frequent word of its language`() throws {
    for table in abbreviationsByLanguage {
      let found = try frequent(table.sure, in: table.language)
      #expect(
        found.joined(separator: " ") == Self.frequentAbbreviations[table.language],
        "\(table.language)")
    }
  }

  @Test func `a frequent word that is an abbreviation in another language is in its table`() throws
  {
    let all = abbreviationsByLanguage.flatMap(\.sure)
    for table in abbreviationsByLanguage {
      let found = try frequent(all, in: table.language)
      #expect(
        Set(found).subtracting(table.sure).subtracting(table.words) == [], "\(table.language)")
    }
  }
}
