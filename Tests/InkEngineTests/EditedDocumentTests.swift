// An edited document is judged as the same text opened afresh: nothing kept from before an edit is stale.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct EditedDocumentTests: ShippedEnglish {
  private static let pieces = [
    "the ", "message", "messages ", "is ", "fox", "teh ", "Dear", "Ann", "went", "zyxomat ", "’",
    "dog", "ist ", "und ", ".", ", ", "\n", "\n\n", "<b>", "`", "# ", "- ", "www.", "/", "-", "“",
    " ", "Zorblax ", "dont ", "I ",
  ]

  /// What an answer says, without what depends on what was offered before.
  private func outline(of answer: Answer) -> [(text: String, weight: Double)] {
    answer.suggestions.map { ($0.text, $0.score) }
      + answer.corrections.map { ($0.text, $0.probability) }
  }

  /// Whether two answers differ by no more than the order of additions explains.
  private func agree(_ one: Answer, _ other: Answer) -> Bool {
    let (one, other) = (outline(of: one), outline(of: other))
    return one.count == other.count
      && zip(one, other).allSatisfy {
        abs($0.weight - $1.weight) <= 1e-6 * max(1, abs($0.weight))
      }
  }

  @Test(arguments: ["plaintext", "markdown"])
  func `an edited document is answered about as the same text opened afresh`(
    languageID: String
  ) throws {
    var random = SeededRandom(seed: 71)
    func some(_ count: Int) -> String {
      (0...random.below(count)).compactMap { _ in random.element(of: Self.pieces) }.joined()
    }
    let pack = try pack()
    for _ in 0..<fuzzCount(8) {
      var scene = Scene(some(30) + "|", languageID: languageID, pack: pack)
      for _ in 0..<10 {
        let text = scene.document.text
        let points = (0..<2).map { _ in
          let line = random.below(text.lineCount)
          return text.clamped(TextPoint(line: line, byte: random.below(text.lineLength(line) + 1)))
        }.sorted()
        let range = random.once(in: 4) ? points[0]..<points[1] : points[0]..<points[0]
        scene.point = scene.document.replace(range, with: Array(some(4).utf8)).new.upperBound
        if random.once(in: 2) { continue }
        scene.document.forgetAssistance()
        let answer = scene.answer([.suggestions, .corrections], limit: 5)
        var fresh = scene
        fresh.document = Document(
          uri: "file:///a", languageID: languageID, version: 3,
          text: Text(scene.document.text.string))
        let anew = fresh.answer([.suggestions, .corrections], limit: 5)
        #expect(
          agree(answer, anew),
          "\(outline(of: answer)) and afresh \(outline(of: anew)) at \(scene.point) of \(scene.document.text.string)"
        )
      }
    }
  }
}
