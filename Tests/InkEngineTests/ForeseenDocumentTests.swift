// Answers for a foreseen document equal those for the actual one, and leave no trace otherwise.

import InkActions
import InkAutocomplete
import InkPrediction
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct ForeseenDocumentTests {
  private func scene(_ marked: String) throws -> Scene {
    let pack = try TinyPack.pack([
      "I am going to the sea.", "The cat and the dog.", "We go to the end of the day.",
    ])
    return Scene(marked, languageID: "markdown", pack: pack)
  }

  /// The offers of an answer, without their IDs.
  private func offers(_ answer: Answer) -> [String] {
    answer.suggestions.map { "\($0.text) \($0.score) \($0.range)" }
      + [answer.inlinePrediction.map { "\($0.text) \($0.probability)" } ?? "silence"]
  }

  @Test func `each keystroke is answered as if it had already been made`() throws {
    var random = SeededRandom(seed: 3)
    var foreseeing = try scene("# Notes\n\nThe dog goes.\n\n|\n\n```\ncode\n```\n")
    var typing = foreseeing
    let keys = ["t", "h", "e", " ", "g", "o", "\n", ".", "```\n", ""]
    for _ in 0..<fuzzCount(150) {
      let key = keys[random.below(keys.count)]
      let (point, before) = (foreseeing.point, foreseeing.document.text)
      // Deleting a line ending changes the number of lines.
      let start = key.isEmpty ? before.graphemeStart(before: point) : point
      let edit = DocumentEdit(range: start..<point, text: key)
      let version = foreseeing.document.version
      var engine = foreseeing.engine
      let foreseen = foreseeing.document.foresee([edit]) { document in
        #expect(document.version == version + 1)
        let end = TextPoint(line: start.line, byte: start.byte + key.utf8.count)
        let next = key.hasSuffix("\n") ? TextPoint(line: start.line + 1, byte: 0) : end
        return engine.answer(Question(at: next), in: &document)
      }
      foreseeing.engine = engine
      #expect(foreseeing.document.text == before)
      #expect(foreseeing.document.version == version)
      foreseeing.point =
        foreseeing.document.replace(edit.range, with: Array(key.utf8)).new.upperBound
      foreseeing.document.takeForeseen()
      typing.point = typing.document.replace(edit.range, with: Array(key.utf8)).new.upperBound
      let answer = typing.answer([.suggestions, .inlinePrediction])
      #expect(offers(foreseen) == offers(answer), "\(key.debugDescription)")
      #expect(foreseeing.document.text == typing.document.text)
    }
  }

  @Test func `foreseen offers are valid where the change has happened, and only there`() throws {
    for (made, isTaken) in [("g", true), ("x", false)] {
      var scene = try scene("I am |")
      let edit = DocumentEdit(range: scene.point..<scene.point, text: "g")
      var engine = scene.engine
      let id = scene.document.foresee([edit]) { document in
        let end = TextPoint(line: 0, byte: 6)
        return engine.answer(Question(at: end), in: &document).suggestions.first?.id
      }
      scene.type(made)
      scene.document.takeForeseen()
      #expect(scene.engine.accept(offer: try #require(id), in: &scene.document) == isTaken)
    }
  }

  @Test func `a foreseen change leaves the stored document as it is`() throws {
    var scene = try scene("I am |")
    scene.document.settle()
    let edit = DocumentEdit(range: scene.point..<scene.point, text: "g")
    let isSettled = scene.document.foresee([edit]) { $0.isSettled }
    #expect(!isSettled)
    #expect(scene.document.isSettled)
  }

  @Test func `a change elsewhere is not the foreseen one`() throws {
    var scene = try scene("I am |\n\n\n\nThe end")
    let edit = DocumentEdit(range: scene.point..<scene.point, text: "g")
    var (engine, point) = (scene.engine, scene.point)
    point.byte += 1
    scene.document.foresee([edit]) { _ = engine.answer(Question(at: point), in: &$0) }
    scene.document.replace(TextPoint(line: 4, byte: 0)..<TextPoint(line: 4, byte: 3), with: [])
    #expect(scene.document.foreseen.map { _ in true } == nil)
  }
}
