// German words typed on keyboards without its letters.

import Testing

@testable import InkCorrection

@Suite struct UmlautTests {
  @Test(
    arguments: [
      ("zurueck", ["zurück"]),
      ("aeoe", ["äoe", "aeö", "äö"]),
      ("fuesse", ["füsse", "füße"]),
      ("messe", []), ("haus", []), ("ue", ["ü"]), ("", []),
    ] as [(String, [String])])
  func `every choice of pairs is a form, and ss goes with one of them`(
    word: String, forms: [String]
  ) {
    #expect(languageRules(of: "de").respelledForms(of: word) == forms)
  }

  @Test func `other languages have no such forms`() {
    #expect(languageRules(of: "en").respelledForms(of: "blue").isEmpty)
  }

  @Test(arguments: ["ueueueueue", String(repeating: "ue", count: 5_000), "uessssssssss"])
  func `a word of many pairs has no forms`(word: String) {
    #expect(languageRules(of: "de").respelledForms(of: word).isEmpty)
  }

  @Test func `four pairs of each kind give the maximum number of forms`() {
    #expect(Set(languageRules(of: "de").respelledForms(of: "aeoeueaessassassass")).count == 75)
  }
}
