// Spanish verbs with pronouns, and preterites beside nouns.

import Testing

@testable import InkCorrection

@Suite struct SpanishSpellingTests {
  @Test(arguments: [
    ("úsalas", "usa"), ("riégalas", "riega"), ("cómetelo", "come"),
    ("usalas", nil), ("límite", nil), ("pájaro", nil), ("sólo", nil),
  ])
  func `a verb is told from its pronouns`(word: String, verb: String?) {
    #expect(SpanishSpelling().verb(withPronouns: word) == verb)
  }

  @Test func `a preterite is no slip of the noun of its verb`() {
    #expect(SpanishSpelling().areVariants("desfalcó", "desfalco"))
    #expect(!SpanishSpelling().areVariants("tambien", "también"))
  }
}
