// A long text that is read bit by bit compared with one read at once: in the end the same words count.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkModel

@Suite struct PartialReadingTests {
  /// Lines of prose and of other things, some of them empty.
  private func text(lineCount: Int, using random: inout SeededRandom) -> Text {
    let parts = [
      "we", "go", "to", "the", "sea.", "Zyxo", "(don't)", "it's", "12", "https://a.b", "",
    ]
    let lines = (0..<lineCount).map { _ in
      (0..<random.below(30)).map { _ in random.element(of: parts) ?? "" }.joined(separator: " ")
    }
    return Text(lines.joined(separator: "\n"))
  }

  private func reading(
    _ text: Text, at point: TextPoint, with model: Model,
    nearBytes: Int = DocumentReading.nearBytes
  ) -> DocumentReading {
    var reading = DocumentReading(
      around: point, in: text, nearBytes: nearBytes)
    let isRead = reading.catchUp(text, open: nil, at: point, with: model)
    #expect(isRead)
    return reading
  }

  private func scores(_ reading: DocumentReading, _ model: Model) -> [Completion] {
    [("", ["<s>"]), ("g", ["we"]), ("zy", ["the"])].flatMap { prefix, history in
      let context = model.context(after: history)
      let place = TypedPlace(prefix, in: context, document: reading.model)
      return model.completions(WordQuery(at: place, limit: 8)).completions
    }
  }

  @Test func `bit by bit all is read that would be read at once`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var random = SeededRandom(seed: 11)
    for lineCount in [1, 60, 600] {
      let text = text(lineCount: lineCount, using: &random)
      for line in [0, lineCount / 2, lineCount - 1] {
        let point = TextPoint(line: line, byte: 0)
        let whole = reading(text, at: point, with: model, nearBytes: DocumentReading.firstReadBytes)
        #expect(!whole.isPartial)
        var part = reading(text, at: point, with: model)
        #expect(part.isPartial == (lineCount > 1))
        var steps = 0
        while part.isPartial, steps < 100 {
          part.readFurther(text, with: model)
          steps += 1
        }
        #expect(!part.isPartial)
        #expect(part.model.wordCount == whole.model.wordCount)
        #expect(scores(part, model) == scores(whole, model), "\(lineCount) lines, line \(line)")
      }
    }
  }

  @Test func `edits between the steps are read by the next question`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var random = SeededRandom(seed: 12)
    for _ in 0..<fuzzCount(3) {
      var text = text(lineCount: 300, using: &random)
      var point = TextPoint(line: 200, byte: 0)
      var part = reading(text, at: point, with: model)
      for _ in 0..<90 {
        let line = random.below(text.lineCount)
        let start = text.clamped(TextPoint(line: line, byte: random.below(60)))
        let end = text.clamped(TextPoint(line: line + random.below(2), byte: random.below(60)))
        let new = random.element(of: ["we ", "sea\nZyxo", "", "\n"]) ?? ""
        let edit = text.replace(min(start, end)..<max(start, end), with: Array(new.utf8))
        point = text.clamped(point)
        let isNoted = part.recordEdit(edit)
        // Does nothing as long as the edit was not read.
        if random.once(in: 3) { part.readFurther(text, with: model) }
        if !isNoted || !part.catchUp(text, open: nil, at: point, with: model) {
          part = reading(text, at: point, with: model)
        }
        part.readFurther(text, with: model)
      }
      var steps = 0
      while part.isPartial, steps < 100 {
        part.readFurther(text, with: model)
        steps += 1
      }
      #expect(!part.isPartial)
      // What was read are these lines and no others.
      let lines = part.firstLine..<part.firstLine + part.lines.count
      let own = Text(
        lines.map {
          text.withLine($0) { $0.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
        }
        .joined(separator: "\n"))
      let same = TextPoint(line: point.line - lines.lowerBound, byte: 0)
      let whole = reading(own, at: same, with: model, nearBytes: 100_000)
      #expect(part.model.wordCount == whole.model.wordCount)
      #expect(scores(part, model) == scores(whole, model))
    }
  }
}
