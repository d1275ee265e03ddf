// IDs of offers: unique, and valid for the last eight answers of their document.

import InkAutocomplete
import InkEngine
import InkText
import Testing

@Suite struct OfferTests {
  @Test func `an id is valid until eight newer answers of its document`() throws {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    let id = try #require(scene.answer(.suggestions).suggestions.first?.id)
    for _ in 0..<7 { _ = scene.answer(.suggestions) }
    #expect(scene.engine.accept(offer: id, in: &scene.document))
    _ = scene.answer(.suggestions)
    #expect(!scene.engine.accept(offer: id, in: &scene.document))
  }

  @Test func `answers without offers do not expire any ID`() throws {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    let id = try #require(scene.answer(.suggestions).suggestions.first?.id)
    for _ in 0..<20 { _ = scene.answer(.corrections) }
    #expect(scene.engine.accept(offer: id, in: &scene.document))
  }

  @Test func `ids differ between the documents of an engine`() throws {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    let first = try #require(scene.answer(.suggestions).suggestions.first?.id)
    var other = Document(
      uri: "file:///b", languageID: "plaintext", version: 1, text: Text("zyxo"))
    let answer = scene.engine.answer(
      Question(at: other.text.endPoint, want: .suggestions), in: &other)
    let second = try #require(answer.suggestions.first?.id)
    #expect(first != second)
    #expect(!scene.engine.accept(offer: first, in: &other))
  }

  @Test(arguments: ["", ".", "1", "1.", ".1", "1.-1", "a.b", "1.2.3", "99999999999999999999.1"])
  func `an invalid ID has no offer`(id: String) {
    var scene = Scene("zyxo|", learned: ["zyxomat"])
    _ = scene.answer(.suggestions)
    #expect(!scene.engine.accept(offer: id, in: &scene.document))
  }
}
