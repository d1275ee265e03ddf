// Of the entries of a word list, those that a later one overrules.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkStore

@Suite struct OverruledChangesTests {
  /// Whether a later change overrules an earlier one, as the definition has it.
  private func overrules(_ later: UserWordChange, _ earlier: UserWordChange) -> Bool {
    later.word == earlier.word && later.kind != earlier.kind && later.scope == earlier.scope
      && LanguageTag.covers(earlier.language, later.language)
  }

  @Test func `what no kept later entry overrules is kept, in order`() {
    var random = SeededRandom(seed: 5)
    let languages = [nil, "en", "en-GB", "EN_gb", "de", "-"]
    let scopes = [WordScope.user, .document("a")]
    for _ in 0..<500 {
      let list = (0..<random.below(20)).map { date in
        UserWordChange(
          kind: random.below(2) == 0 ? .learn : .ignore, word: ["wug", "Wug"][random.below(2)],
          language: languages[random.below(languages.count)], scope: scopes[random.below(2)],
          date: Int64(date))
      }
      let kept = list.withoutOverruled
      #expect(kept == list.filter { kept.contains($0) }, "in order, none invented")
      for entry in list {
        let isOverruled = kept.contains { $0.date > entry.date && overrules($0, entry) }
        #expect(kept.contains(entry) == !isOverruled)
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func `any number of entries for one word is read quickly`() {
    let list = (0..<100_000).map {
      UserWordChange(kind: .learn, word: "wug", scope: .document("\($0)"), date: 1)
    }
    let last = UserWordChange(kind: .ignore, word: "wug", scope: .document("7"), date: 2)
    #expect((list + [last]).withoutOverruled == list[..<7] + list[8...] + [last])
  }
}
