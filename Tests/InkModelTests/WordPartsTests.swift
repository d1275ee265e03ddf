// Composite words that are not listed: "Gartenbank" with a known first part, "Rust-based" with a hyphen.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct WordPartsTests {
  private let german: Model
  private let english: Model

  init() throws {
    let german = [
      "der Garten ist alt und die Bank ist neu", "die Banken sind im Garten", "wir banken hier",
      "die Arbeit braucht Zeit und die Zeit ist da", "die Gartentür ist zu",
    ]
    self.german = Model(packs: [try TinyPack.pack(german, language: "de")])
    let english = ["a claim based on facts", "the garden of the bank", "a well-known bank"]
    self.english = Model(packs: [try TinyPack.pack(english)])
  }

  private func words(_ string: String, _ model: Model, limit: Int = 5) -> [String] {
    let text = Text(string)
    let place = CursorContext(at: text.endPoint, in: text)
    return model.completions(
      of: place.prefix, after: place.history, sentenceStart: place.isSentenceStart, limit: limit
    ).map(\.text)
  }

  @Test func `the last part of a compound is completed, and is a noun`() {
    #expect(words("die Gartenba", german).sorted() == ["Gartenbank", "Gartenbanken"])
    #expect(words("die Arbeitsze", german) == ["Arbeitszeit"])
  }

  @Test func `a compound is written as a noun, or in all capitals if typed so`() {
    #expect(words("die gartenban", german).contains("Gartenbank"))
    #expect(words("DIE GARTENBAN", german).contains("GARTENBANK"))
  }

  @Test func `a listed compound comes before composed ones`() {
    #expect(words("die Gartent", german) == ["Gartentür"])
    #expect(words("die Gartentü", german).first == "Gartentür")
  }

  @Test func `one letter of the last part or three of the first do not suffice`() {
    #expect(words("die Gartenb", german) == [])
    #expect(words("die Altba", german) == [])
  }

  @Test func `no compounds are composed in a language that separates their parts`() {
    #expect(words("the gardenba", english) == [])
  }

  @Test func `the part after a hyphen is completed, whether or not the first is known`() {
    #expect(words("a garden-ba", english).contains("garden-based"))
    #expect(words("a Rust-bas", english) == ["Rust-based"])
    #expect(words("a well-k", english) == ["well-known"])
    #expect(words("a Rust-", english) == [])
  }

  @Test func `a compound passed over while the word was typed is demoted`() {
    let place = TypedPlace("Gartenba", in: german.context(after: ["die"]))
    let first = german.completions(WordQuery(at: place)).completions[0]
    let later = german.completions(WordQuery(at: place, passedOver: [first.word])).completions
    #expect(later.map(\.text).first != first.text)
    #expect(later.map(\.text).contains(first.text))
  }
}
