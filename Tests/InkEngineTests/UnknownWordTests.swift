// Unknown words, found in whole documents and kept up to date through edits.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct UnknownWordTests {
  private func engine(knowing words: String = "the a of and") -> Engine {
    var engine = Engine(packs: [], userWords: UserWords(), settings: EngineSettings())
    for word in words.split(separator: " ") {
      _ = engine.apply(UserWordChange(kind: .learn, word: String(word), date: 0))
    }
    return engine
  }

  private func document(_ text: String, _ languageID: String = "markdown") -> Document {
    Document(uri: "file:///a", languageID: languageID, version: 1, text: Text(text))
  }

  private func at(_ line: Int, _ bytes: Range<Int>) -> Range<TextPoint> {
    TextPoint(line: line, byte: bytes.lowerBound)..<TextPoint(line: line, byte: bytes.upperBound)
  }

  private func unknown(_ engine: inout Engine, _ document: inout Document, limit: Int = 100)
    -> [String]
  {
    while !engine.findUnknownWords(in: &document, limit: limit, bytes: 40) {}
    return engine.unknownWords(in: document, limit: limit).map { document.text.string(in: $0) }
  }

  @Test func `words of prose are found, code and non-words are not`() {
    var engine = engine()
    var document = document(
      """
      the zyxomat of `blorft` and https://glub.org/frob
      and NASA, snake_case, @wug, the-zyx iPhone a's
      ```
      zwump
      ```
      [the blick](gnurf) and the Smith
      """)
    #expect(unknown(&engine, &document) == ["zyxomat", "the-zyx", "blick"])
  }

  @Test func `of many sentences in a line every unknown word is found once, in order`() {
    var engine = engine()
    let words = (0..<300).map { "zy" + String(repeating: "x", count: $0 % 7) + "o" }
    var document = document(words.map { "The \($0) and a blorft." }.joined(separator: " "))
    #expect(unknown(&engine, &document, limit: 1_000) == words.flatMap { [$0, "blorft"] })
  }

  @Test func `comments and strings of programs have words, unless rules say otherwise`() {
    var engine = engine()
    var document = document("let zyxo = \"the blorft\" // and glub", "swift")
    #expect(unknown(&engine, &document) == ["blorft", "glub"])
    engine.settings.common.all.regions.string = .off
    #expect(unknown(&engine, &document) == ["glub"])
    engine.settings.common.all.regions.code = .words
    #expect(unknown(&engine, &document) == ["let", "zyxo", "glub"])
  }

  @Test func `the word at the cursor is still being typed`() {
    var engine = engine()
    var document = document("zyxo and blor")
    document.cursor = TextPoint(line: 0, byte: 13)
    #expect(unknown(&engine, &document) == ["zyxo"])
    document.cursor = TextPoint(line: 0, byte: 5)
    #expect(unknown(&engine, &document) == ["zyxo", "blor"])
  }

  @Test func `a learned or ignored word is no longer found, and a forgotten one is again`() {
    var engine = engine()
    var document = document("zyxo and blor")
    #expect(unknown(&engine, &document) == ["zyxo", "blor"])
    _ = engine.apply(UserWordChange(kind: .learn, word: "zyxo", date: 0))
    #expect(unknown(&engine, &document) == ["blor"])
    _ = engine.apply(
      UserWordChange(kind: .ignore, word: "blor", scope: .document("file:///a"), date: 0))
    #expect(unknown(&engine, &document) == [])
    _ = engine.apply(UserWordChange(kind: .unlearn, word: "zyxo", date: 0))
    #expect(unknown(&engine, &document) == ["zyxo"])
  }

  @Test func `with other packs all words are judged anew, however often they changed`() throws {
    let packs = try ["the", "of", "zyxo"].map { try TinyPack.pack([$0]) }
    var engine = engine(knowing: "")
    var document = document("the zyxo of")
    for _ in 0..<50 {
      engine.install(packs: [packs[0]], emojiTables: [])
      #expect(unknown(&engine, &document) == ["zyxo", "of"])
      engine.install(packs: [packs[1]], emojiTables: [])
      engine.install(packs: [packs[2]], emojiTables: [])
      #expect(unknown(&engine, &document) == ["the", "of"])
    }
  }

  @Test func `neither earlier requests nor the frequency of a word matter`() {
    for asks in [false, true] {
      var engine = engine()
      var document = document("the zorkmid of a zorkmid and the zorkmid of a zorkmid and a")
      if asks {
        let question = Question(at: document.text.endPoint, want: .suggestions)
        _ = engine.answer(question, in: &document)
      }
      #expect(unknown(&engine, &document).count == 4)
    }
  }

  @Test func `a paragraph in a language that is not enabled is left alone`() throws {
    var engine = engine()
    engine.install(packs: [try shippedPack("en")], emojiTables: [])
    var document = document(
      """
      The zyxo is here.

      Vi gick ut på en lång promenad i skogen, och det var mycket vackert där.
      Vädret var fint, men det blåste lite när vi kom fram till sjön.
      """)
    #expect(unknown(&engine, &document) == ["zyxo"])
  }

  @Test func `in a language that has no pack but is chosen nothing is marked`() throws {
    var engine = engine()
    engine.install(packs: [try TinyPack.pack(["the end of the day"])], emojiTables: [])
    var document = document("zyxo of the day")
    #expect(unknown(&engine, &document) == ["zyxo"])
    document.choices.language = "fi"
    #expect(unknown(&engine, &document) == [])
  }

  @Test(arguments: [
    "the zorkmid of a zorkmid and the zorkmid of a zorkmid, and Zorkmid. Zorkmid a NASA",
    "the zyxomat of `blorft`, snake_case, @wug, the-zyx iPhone a's\n```\nzwump\n```\nand glub",
    "The zyxo.\n\nVi gick ut på en lång promenad i skogen, och det var mycket zyxo där.",
  ])
  func `an answer about a word says whether the word is marked`(text: String) throws {
    var engine = engine()
    engine.install(packs: [try TinyPack.pack(["the end of the day"])], emojiTables: [])
    var document = document(text)
    while !engine.findUnknownWords(in: &document, limit: 100, bytes: 40) {}
    let marked = engine.unknownWords(in: document, limit: 100)
    for line in 0..<document.text.lineCount {
      for byte in 0...document.text.lineLength(line) {
        let question = Question(at: TextPoint(line: line, byte: byte), want: .corrections)
        let answer = engine.answer(question, in: &document)
        let isMarked = marked.contains { $0.overlaps(answer.wordRange) }
        #expect(answer.typed?.flagged ?? false == isMarked, "\(line):\(byte)")
      }
    }
  }

  @Test func `no more words are searched for than requested`() {
    var engine = engine()
    var document = document(Array(repeating: "zyxo blor", count: 50).joined(separator: "\n"))
    #expect(unknown(&engine, &document, limit: 9).count == 9)
    #expect(unknown(&engine, &document, limit: 100).count == 100)
  }

  @Test func `an edit is noticed before more words than requested as well`() {
    var engine = engine()
    var document = document("the\n\n" + Array(repeating: "zyxo", count: 9).joined(separator: "\n"))
    #expect(unknown(&engine, &document, limit: 4).count == 4)
    document.replace(at(0, 3..<3), with: Array(" blor".utf8))
    #expect(unknown(&engine, &document, limit: 4) == ["blor", "zyxo", "zyxo", "zyxo"])
    document.replace(at(1, 0..<0), with: Array("```".utf8))
    #expect(unknown(&engine, &document, limit: 4) == ["blor"])
    document.replace(at(1, 0..<3), with: [])
    document.cursor = TextPoint(line: 0, byte: 8)
    #expect(unknown(&engine, &document, limit: 4) == ["zyxo", "zyxo", "zyxo", "zyxo"])
  }

  @Test func `in a line of more than 100,000 bytes nothing is marked, whoever asks`() {
    for (length, count) in [(100_000, 1), (100_001, 0)] {
      var engine = engine()
      var document = document("zyxo " + String(repeating: "a ", count: 50_000).prefix(length - 5))
      #expect(unknown(&engine, &document).count == count)
      let range = TextPoint.zero..<document.text.endPoint
      let found = engine.unknownWords(in: range, of: &document, limit: 9, bytes: 1 << 20)
      #expect(found.count == count)
    }
  }

  @Test(arguments: ["markdown", "swift", "python", "html"])
  func `after any edits the words equal those of a full read`(languageID: String) {
    var random = SeededRandom(seed: 7)
    let pieces = [
      "zyxo ", "the ", "```\n", "\n", "\n\n", "`", "\"", "\"\"\"", "/*", "*/", "// ", "# ", "<b>",
      "<!--",
      "-->", "blor. ", "Glub ", "    ",
    ]
    func some(_ count: Int) -> String {
      (0..<random.below(count)).compactMap { _ in random.element(of: pieces) }.joined()
    }
    for _ in 0..<fuzzCount(20) {
      var engine = engine()
      var document = document(some(60), languageID)
      for _ in 0..<30 {
        let text = document.text
        let points = (0..<2).map { _ in
          let line = random.below(text.lineCount)
          return text.clamped(TextPoint(line: line, byte: random.below(text.lineLength(line) + 1)))
        }.sorted()
        let range = random.once(in: 4) ? points[0]..<points[1] : points[0]..<points[0]
        document.replace(range, with: Array(some(5).utf8))
        if random.once(in: 3) { _ = engine.findUnknownWords(in: &document, limit: 100, bytes: 9) }
        if random.once(in: 3) {
          var fresh = self.document(document.text.string, languageID)
          #expect(unknown(&engine, &document) == unknown(&engine, &fresh))
        }
      }
    }
  }
}
