// Several words given to one command: which failures are reported, and how.

import InkJSON
import Testing

@testable import inkling

@Suite struct WordAnswerTests {
  /// Asks for words, of which some fail for these reasons.
  private func answers(_ words: [String], failing: [String: String]) throws -> WordAnswers {
    try WordAnswers(to: words) { word in
      if let reason = failing[word] { throw CommandFailure(reason) }
      return ["changed": .bool(true)]
    }
  }

  private func complaint(_ answers: WordAnswers) -> String? {
    do { try answers.check("forgotten") } catch { return "\(error)" }
    return nil
  }

  @Test func `the words after one that fails are done, and those that failed are named`() throws {
    let answers = try answers(
      ["a", "b", "c", "d"], failing: ["a": "it was held", "c": "it was held"])
    #expect(answers.answered.map(\.word) == ["b", "d"])
    #expect(complaint(answers) == "not forgotten: a, c: it was held")
    #expect(answers.json[0]?["error"] == "it was held" && answers.json[1]?["changed"] == true)
  }

  @Test func `each reason is told once`() throws {
    let words = ["a", "b", "c"]
    let one = try answers(words, failing: ["a": "no room", "b": "no room", "c": "no room"])
    #expect(complaint(one) == "no room; nothing was forgotten")
    let two = try answers(words, failing: ["a": "no room", "b": "it was held", "c": "no room"])
    #expect(complaint(two) == "not forgotten: a, c: no room\nnot forgotten: b: it was held")
    #expect(complaint(try answers(words, failing: [:])) == nil)
  }

  @Test func `what prevents asking at all ends the command`() {
    struct ServerGone: Error {}
    #expect(throws: ServerGone.self) {
      try WordAnswers(to: ["a", "b"]) { _ in throw ServerGone() }
    }
  }
}
