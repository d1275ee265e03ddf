// A document read while it is typed compared with one read at once: the same words count.

import InkLexicon
import InkModel
import InkTestSupport
import InkText
import Testing

@Suite struct TypedReadingTests {
  /// Words, marks and line breaks as a person types them, including deleted letters.
  private func keys(_ count: Int, using random: inout SeededRandom) -> [String] {
    let letters = ["g", "o", "a", "r", "t", "é", "1", "'", "-", "G"]
    return (0..<count).map { _ in
      switch random.below(12) {
      case 0..<8: letters[random.below(letters.count)]
      case 8, 9: " "
      case 10: [". ", "(", "\n", "\n\n", "/", "\r", "\r\n"][random.below(7)]
      default: "<"
      }
    }
  }

  private func state(_ document: DocumentModel, _ model: Model) -> [Completion] {
    [("", ["<s>"]), ("g", ["go"]), ("a", ["the"])].flatMap { prefix, history in
      model.completions(
        WordQuery(
          at: TypedPlace(prefix, in: model.context(after: history), document: document), limit: 8)
      ).completions
    }
  }

  /// The words before a position that no pack has, as the residual network is told of them.
  private func strangers(of reading: DocumentReading, before place: TextPoint) -> [String] {
    reading.model.strangers(among: reading.lastWords(before: place)).map {
      "\($0.text) \($0.isName) \($0.isNear)"
    }
  }

  @Test func `a word that becomes part of an address is no longer a word of the topic`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var text = Text("we go to zyxo")
    var reading = DocumentReading(
      around: .zero, in: text)
    var isRead = [reading.catchUp(text, open: nil, at: text.endPoint, with: model)]
    #expect(strangers(of: reading, before: text.endPoint).contains("zyxo false true"))
    let end = text.endPoint
    isRead.append(reading.replace(end..<end, in: &text, with: "<b> we go").isNoted)
    isRead.append(reading.catchUp(text, open: nil, at: text.endPoint, with: model))
    #expect(isRead == [true, true, true])
    #expect(!strangers(of: reading, before: text.endPoint).contains("zyxo false true"))
  }

  @Test func `a beginning of a sentence that is changed no longer counts`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var text = Text("We go. We go.\n\nThey come.")
    var reading = DocumentReading(
      around: .zero, in: text)
    var isRead = [reading.catchUp(text, open: nil, at: .zero, with: model)]
    let start = TextPoint(line: 2, byte: 0)
    let they = start..<TextPoint(line: 2, byte: 4)
    isRead.append(reading.replace(they, in: &text, with: "they").isNoted)
    isRead.append(reading.catchUp(text, open: nil, at: .zero, with: model))
    #expect(isRead == [true, true, true])
    let anew = DocumentModel(reading: "We go. We go.\n\nthey come.", model: model)
    #expect(reading.model.smallStart == anew.smallStart)
  }

  @Test func `a copy is unaffected by further reading`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var text = Text("")
    var reading = DocumentReading(
      around: .zero, in: text)
    func type(_ words: String) {
      let end = text.endPoint
      let isNoted = reading.replace(end..<end, in: &text, with: words).isNoted
      let isRead = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
      #expect(isNoted && isRead)
    }
    type("we go ")
    let (copy, count, before) = (reading, reading.model.wordCount, state(reading.model, model))
    type("to the sea ")
    #expect(copy.model.wordCount == count)
    #expect(state(copy.model, model) == before)
    #expect(reading.model.wordCount > count)
  }

  @Test func `a long paragraph at the cursor and one above it are kept`() throws {
    let model = Model(packs: [try SamplePack.english()])
    // Enough words to exceed, with the weight of words near the cursor, the number ever read.
    var text = Text(String(repeating: "we go ", count: 2_600) + "\nto\nthe\nsea\n")
    for line in [0, 1, 4] {
      let point = TextPoint(line: line, byte: 0)
      var reading = DocumentReading(
        around: point, in: text,
        nearBytes: DocumentReading.firstReadBytes)
      let isRead = reading.catchUp(text, open: nil, at: point, with: model)
      let count = reading.model.wordCount
      let isNoted = reading.replace(point..<point, in: &text, with: "go ").isNoted
      let isReadOn = reading.catchUp(text, open: nil, at: point, with: model)
      #expect(isRead && isNoted && isReadOn)
      #expect(count > 5_000 && reading.model.wordCount > count, "\(line)")
    }
  }

  @Test func `words that no longer occur are given up once they are many, those that do are kept`()
    throws
  {
    let model = Model(packs: [try SamplePack.english()])
    func word(_ number: Int) -> String {
      let letters = [number / 400, number / 20 % 20, number % 20]
      return String(decoding: letters.map { UInt8(0x61 + $0) }, as: UTF8.self)
    }
    // More than is read of a text at first, so that reading around the cursor would lose words.
    var text = Text("")
    var reading = DocumentReading(
      around: .zero, in: text)
    for lines in ["zyxo\n", "", ""] {
      let isRead = reading.catchUp(text, open: nil, at: .zero, with: model)
      let end = text.endPoint
      let isNoted = reading.replace(
        end..<end, in: &text,
        with: lines + String(repeating: "\(String(repeating: "-", count: 60)) we go\n", count: 200)
      ).isNoted
      #expect(isRead && isNoted)
    }
    var greatest = 0
    for round in 0..<11 {
      let last = TextPoint(line: text.lineCount - 1, byte: 0)
      let words = (0..<600).map { word(round * 600 + $0) }.joined(separator: " ")
      _ = reading.replace(last..<text.endPoint, in: &text, with: words)
      let isReadOn = reading.catchUp(text, open: nil, at: last, with: model)
      #expect(isReadOn)
      greatest = max(greatest, reading.model.vocabularySize)
    }
    #expect((5_500..<6_500).contains(greatest))
    #expect(reading.model.vocabularySize < greatest)
    #expect(reading.model.sightings(of: "zyxo") == 1)
    #expect(reading.model.sightings(of: word(10 * 600)) == 1)
    #expect(reading.model.sightings(of: word(0)) == 0)
  }

  @Test func `of very many lines those far from the cursor are dropped`() throws {
    let model = Model(packs: [try SamplePack.english()])
    for line in [0, 2_999] {
      var text = Text(String(repeating: "\n", count: 2_999))
      let point = TextPoint(line: line, byte: 0)
      var reading = DocumentReading(
        around: point, in: text)
      var greatest = 0
      for row in 0..<3_000 {
        let start = TextPoint(line: row, byte: 0)
        _ = reading.replace(start..<start, in: &text, with: "we go to the sea")
        let isRead = reading.catchUp(text, open: nil, at: point, with: model)
        #expect(isRead)
        greatest = max(greatest, reading.model.wordCount)
      }
      #expect((9_000..<12_500).contains(greatest))
      #expect(reading.model.wordCount >= 9_000)
    }
  }

  @Test func `after every keystroke the state equals reading the text at once`() throws {
    let model = Model(packs: [try SamplePack.english()])
    var random = SeededRandom(seed: 21)
    for round in 0..<fuzzCount(8) {
      var text = Text("")
      var point = TextPoint.zero
      var reading = DocumentReading(
        around: .zero, in: text)
      for key in keys(60, using: &random) {
        let back = point.byte > 0 && key == "<" ? text.graphemeStart(before: point) : point
        let (isNoted, inserted) = reading.replace(
          back..<point, in: &text, with: key == "<" ? "" : key)
        #expect(isNoted)
        point = inserted.upperBound
        // In every other text the cursor moves back.
        if !round.isMultiple(of: 2), random.below(6) == 0 {
          let line = random.below(text.lineCount)
          point = text.clamped(
            TextPoint(line: line, byte: random.below(text.lineLength(line) + 1)))
        }
        let open = CursorContext.prefixRange(at: point, in: text).lowerBound
        let isRead = reading.catchUp(text, open: open, at: point, with: model)
        #expect(isRead)
        var fresh = DocumentReading(
          around: point, in: text)
        _ = fresh.catchUp(text, open: open, at: point, with: model)
        #expect(reading.model.wordCount == fresh.model.wordCount)
        #expect(
          state(reading.model, model) == state(fresh.model, model),
          "\(text.string) with the cursor at \(point)")
        #expect(
          strangers(of: reading, before: point) == strangers(of: fresh, before: point),
          "\(text.string) with the cursor at \(point)")
      }
    }
  }

  @Test(arguments: [
    ("we go\rto the sea\nwe go", 1, 0, 0, "\n"), ("we go\rx\nto the sea\nwe go", 1, 0, 1, ""),
    ("we go\rto the sea\nwe go", 1, 0, 2, "\nto "),
  ])
  func `a line feed after a lone carriage return begins no line`(
    before: String, line: Int, start: Int, end: Int, typed: String
  ) throws {
    let model = Model(packs: [try SamplePack.english()])
    var text = Text(before)
    var reading = DocumentReading(
      around: .zero, in: text)
    var isRead = [reading.catchUp(text, open: nil, at: .zero, with: model)]
    let range = TextPoint(line: line, byte: start)..<TextPoint(line: line, byte: end)
    isRead.append(reading.replace(range, in: &text, with: typed).isNoted)
    isRead.append(reading.catchUp(text, open: nil, at: .zero, with: model))
    let last = text.endPoint
    isRead.append(reading.replace(last..<last, in: &text, with: " to the sea").isNoted)
    isRead.append(reading.catchUp(text, open: nil, at: .zero, with: model))
    #expect(isRead == [true, true, true, true, true])
    var fresh = DocumentReading(
      around: .zero, in: text)
    _ = fresh.catchUp(text, open: nil, at: .zero, with: model)
    #expect(reading.model.wordCount == fresh.model.wordCount)
    #expect(state(reading.model, model) == state(fresh.model, model))
  }

  @Test(arguments: [
    "we go | sea", "we go  |  sea", "we go | (sea)", "we go |\nsea", "we go |\n sea",
    "we go | sea\nwe go", "to the sea we go | sea",
  ])
  func `text after the cursor does not follow the words before it`(marked: String) throws {
    let model = Model(packs: [try SamplePack.english()])
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let point = Text(String(parts[0])).endPoint
    let text = Text(parts.joined())
    let scores = try [point, nil].map { open in
      var reading = DocumentReading(
        around: .zero, in: text)
      _ = reading.catchUp(text, open: open, at: point, with: model)
      let place = TypedPlace(
        "sea", in: model.context(after: ["we", "go"]), document: reading.model)
      let found = model.completions(WordQuery(at: place, limit: 8))
      return try #require(found.completions.first { $0.text == "sea" }).score
    }
    #expect(scores[0] < scores[1])
  }
}

extension DocumentReading {
  /// Makes an edit, and notes it.
  fileprivate mutating func replace(
    _ range: Range<TextPoint>, in text: inout Text, with new: String
  ) -> (isNoted: Bool, inserted: Range<TextPoint>) {
    let edit = text.replace(range, with: Array(new.utf8))
    return (recordEdit(edit), edit.new)
  }
}
