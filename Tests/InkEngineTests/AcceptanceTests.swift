// Accepted offers, recognized by the text: whole and in part, with hints and without, kept and undone.

import InkAutocomplete
import InkText
import Testing

@testable import InkEngine

@Suite struct AcceptanceTests {
  /// Returns a document in which "zyxomat" is offered after "the zyxo".
  private func offered() throws -> (scene: Scene, id: String) {
    var scene = Scene("the zyxo|", learned: ["zyxomat"])
    let id = try #require(scene.answer(.suggestions).suggestions.first?.id)
    return (scene, id)
  }

  private func range(_ start: Int, _ end: Int) -> Range<TextPoint> {
    TextPoint(line: 0, byte: start)..<TextPoint(line: 0, byte: end)
  }

  private func tally(_ taken: Int, kept: Int = 0, back: Int = 0) -> OfferTally {
    var tally = OfferTally()
    (tally.taken, tally.kept, tally.undone) = (taken, kept, back)
    return tally
  }

  @Test(arguments: [
    (8, 8, "mat"), (8, 8, "mat "), (4, 8, "zyxomat"), (4, 8, "zyxomat "), (4, 8, "zyxomat, "),
  ])
  func `an edit that writes an offer accepts it`(start: Int, end: Int, text: String) throws {
    var (scene, _) = try offered()
    scene.document.replace(range(start, end), with: Array(text.utf8))
    #expect(scene.document.offerTally == tally(text.hasSuffix(", ") ? 0 : 1))
  }

  @Test(arguments: [(8, 8, "m"), (8, 8, "matter"), (0, 0, "mat"), (4, 8, "zyx"), (8, 8, "\nmat")])
  func `any other edit accepts nothing`(start: Int, end: Int, text: String) throws {
    var (scene, _) = try offered()
    scene.document.replace(range(start, end), with: Array(text.utf8))
    #expect(scene.document.offerTally == tally(0))
  }

  @Test func `typing an offer key by key does not accept it`() throws {
    var (scene, _) = try offered()
    for (offset, key) in "mat ".utf8.enumerated() {
      scene.document.replace(range(8 + offset, 8 + offset), with: [key])
      _ = scene.answer(.suggestions)
    }
    #expect(scene.document.offerTally == tally(0))
  }

  @Test func `a hint and the text are one acceptance, whichever comes first`() throws {
    for hintsFirst in [true, false] {
      var (scene, id) = try offered()
      if hintsFirst { scene.engine.accept(offer: id, in: &scene.document) }
      scene.document.replace(range(8, 8), with: Array("mat ".utf8))
      if !hintsFirst { scene.engine.accept(offer: id, in: &scene.document) }
      scene.engine.accept(offer: id, in: &scene.document)
      #expect(scene.document.offerTally == tally(1))
    }
  }

  @Test func `where one letter was missing, a hint decides`() throws {
    for hints in [true, false] {
      var (scene, _) = try offered()
      scene.document.replace(range(8, 8), with: Array("ma".utf8))
      scene.point = TextPoint(line: 0, byte: 10)
      let id = try #require(scene.answer(.suggestions).suggestions.first?.id)
      scene.document.replace(range(10, 10), with: Array("t".utf8))
      if hints { scene.engine.accept(offer: id, in: &scene.document) }
      #expect(scene.document.offerTally == tally(hints ? 1 : 0))
    }
  }

  @Test func `a hint alone accepts nothing that is not in the text`() throws {
    var (scene, id) = try offered()
    #expect(scene.engine.accept(offer: id, in: &scene.document))
    scene.document.replace(range(8, 8), with: Array(" other".utf8))
    #expect(scene.document.offerTally == tally(0))
  }

  @Test func `an accepted offer counts as kept after some more words`() throws {
    var (scene, _) = try offered()
    scene.document.replace(range(8, 8), with: Array("mat ".utf8))
    for (offset, key) in "and then some more text".utf8.enumerated() {
      scene.document.replace(range(12 + offset, 12 + offset), with: [key])
    }
    #expect(scene.document.offerTally == tally(1, kept: 1))
    // Later edits of it do not matter.
    scene.document.replace(range(4, 11), with: [])
    #expect(scene.document.offerTally == tally(1, kept: 1))
  }

  @Test func `an undone acceptance is reverted`() throws {
    var (scene, _) = try offered()
    scene.document.replace(range(8, 8), with: Array("mat ".utf8))
    scene.document.replace(range(8, 12), with: [])
    #expect(scene.document.offerTally == tally(1, back: 1))
    scene.document.settle()
    #expect(scene.document.offerTally == tally(1, back: 1))
  }

  @Test func `the space after it may be removed, and text before it inserted`() throws {
    var (scene, _) = try offered()
    scene.document.replace(range(8, 8), with: Array("mat ".utf8))
    scene.document.replace(range(11, 12), with: Array(".".utf8))
    scene.document.replace(range(0, 0), with: Array("See\n".utf8))
    scene.document.settle()
    #expect(scene.document.offerTally == tally(1, kept: 1))
  }

  @Test func `a prediction accepted word by word is accepted once`() throws {
    var scene = Scene("so the|", learned: [])
    let long = "end of the day"
    var answer = OfferedAnswer(serial: 1, offers: [])
    _ = answer.add("the \(long)", range(3, 6))
    scene.document.assistance.offers.append(answer)
    scene.document.replace(range(6, 6), with: Array(" end".utf8))
    #expect(scene.document.offerTally == tally(1))
    scene.document.replace(range(10, 10), with: Array(" of".utf8))
    scene.document.replace(range(13, 13), with: Array(" the day".utf8))
    #expect(scene.document.offerTally == tally(1))
    scene.document.settle()
    #expect(scene.document.offerTally == tally(1, kept: 1))
  }

  @Test func `an offer stays valid when the packs change, and its ID stays unique`() throws {
    var scene = Scene("so the|", learned: ["theatre"])
    let old = try #require(scene.answer(.suggestions).suggestions.first { $0.text == "theatre" })
    scene.engine.install(packs: [], emojiTables: [])
    let new = scene.answer(.suggestions).suggestions
    #expect(new.contains { $0.text == "theatre" })
    #expect(new.allSatisfy { $0.id != old.id })
    #expect(scene.engine.accept(offer: old.id, in: &scene.document))
  }

  @Test func `an offer moves with the text before it`() throws {
    var (scene, _) = try offered()
    scene.document.replace(range(0, 0), with: Array("And ".utf8))
    scene.document.replace(range(12, 12), with: Array("mat".utf8))
    #expect(scene.document.offerTally == tally(1))
  }
}
