// Which word a typed character has ended, and where none has certainly ended.

import InkTestSupport
import InkText
import Testing

@Suite struct WordEndTests {
  /// Returns the word ended by the character before the mark; nil if there is none.
  private func word(_ marked: String) -> WordEnd? { Marked(marked).wordEnd }

  @Test(arguments: [
    ("see teh |", "teh"), ("teh\n|", "teh"), ("teh,|", "teh"), ("(teh)|", "teh"), ("“teh”|", "teh"),
    ("\"teh\"|", "teh"), ("teh. |", "teh"), ("(teh.) |", "teh"), ("well-knwon |", "well-knwon"),
    ("dont’t |", "dont’t"), ("*teh* |", "teh"), ("so—teh |", "teh"), ("¿teh |", "teh"),
    ("naïve |", "naïve"), ("teh?!|", "teh"), ("teh | ", "teh"), ("‘teh’|", "teh"),
    ("[teh |", "teh"), ("teh—|", "teh"), ("teh–|", "teh"), ("„teh“|", "teh"), ("„teh“ |", "teh"),
    ("„so teh.“ |", "teh"), ("»teh« |", "teh"), ("»teh«|", "teh"), ("‚teh‘ |", "teh"),
    ("‚teh‘|", "teh"),
    ("see teh\t|", "teh"), ("(teh.)\t|", "teh"), ("teh\t| so", "teh"), ("‹teh› |", "teh"),
    ("teh\u{A0}|", "teh"), ("teh\u{202F}|", "teh"), ("”teh” |", "teh"), ("'teh' |", "teh"),
    ("('teh'), |", "teh"),
  ])
  func `a word between blanks, quotes and brackets has ended`(marked: String, word: String) {
    #expect(self.word(marked)?.text == word, "\(marked)")
  }

  @Test func `a tab expanded to spaces ends a word like a written one`() {
    for (line, word) in [
      ("teh    ", "teh"), ("teh     so", nil), ("teh    so", nil), ("teh ", "teh"),
    ] {
      let end = TextPoint(line: 0, byte: 3)
      #expect(
        WordEnd(endedAt: end, by: "\t", isTyped: true, in: Text(line))?.text == word, "\(line)")
    }
  }

  @Test func `a word may be ended by a character about to be typed`() {
    for (marked, word) in [("see teh|", "teh"), ("te|h", nil), ("teh| more", "teh"), ("|teh", nil)]
    {
      let marked = Marked(marked)
      #expect(
        WordEnd(endedAt: marked.point, by: " ", isTyped: false, in: marked.text)?.text == word)
    }
  }

  @Test(arguments: [
    "https://teh |", "me@teh |", "and/teh |", "#teh |", "@teh |", "x_teh |", "_teh |", "`teh |",
    "$teh |", "~teh |",
    "a.teh |", "C:\\teh |", "<teh |", "{teh |", "teh= |", "teh; |more", "well- |", "'tis |",
    "’tis |", "teh’|", "didn’|", "teh‘|", "''teh' |", "'teh |",
    " |", "1. |", "-- |", "teh| |", "teh…|", "teh-|", "te |h", "a+b |",
    "te\t|h", "\t|teh", "#teh\t|",
  ])
  func `nothing has ended if it may be part of something else`(marked: String) {
    #expect(self.word(marked) == nil, "\(marked)")
  }

  @Test(arguments: [
    ("settin' |", true), ("settin’ |", true), ("dont', |", true), ("so 'a' settin' |", true),
    ("'teh' |", false), ("'so teh' |", false), ("‘so teh’ |", false), ("\"teh\" |", false),
    ("don't |", false), ("'I don't settin' |", false),
  ])
  func `an apostrophe that closes nothing marks a clipped word`(marked: String, isClipped: Bool) {
    #expect(self.word(marked)?.isClipped == isClipped, "\(marked)")
  }

  @Test func `the marks around a word are separate from it`() {
    let word = self.word("so (“teh”). |")
    #expect(word?.opening == "(“")
    #expect(word?.closing == "”).")
    #expect(word?.ending == " ")
    #expect(word?.range == TextPoint(line: 0, byte: 7)..<TextPoint(line: 0, byte: 10))
  }

  @Test func `a word can be as long as the limit and not a byte longer`() {
    let longest = String(repeating: "a", count: WordEnd.maximumLength)
    #expect(self.word(longest + " |")?.text == longest)
    #expect(self.word(longest + "a |") == nil)
  }

  @Test func `any text and any position is safe`() {
    var random = SeededRandom(seed: 11)
    let pieces = [
      "teh", " ", ".", "’", "‘", "(", "é", "\n", "-", "\"", "i", "🙂", "\u{301}", "1", "# ", "- ",
    ]
    for _ in 0..<fuzzCount(2_000) {
      var string = ""
      for _ in 0..<random.below(30) { string += random.element(of: pieces) ?? "" }
      let text = Text(string)
      let line = random.below(text.lineCount)
      let point = TextPoint(line: line, byte: random.below(text.lineLength(line) + 2))
      for ending in WordEnd.endings {
        guard let word = WordEnd(endedAt: text.clamped(point), by: ending, isTyped: true, in: text)
        else {
          continue
        }
        #expect(word.range.upperBound <= text.clamped(point))
        #expect(text.string(in: word.range) == word.text)
        _ = SentenceCapital.isDue(at: word.range.lowerBound, in: text)
      }
      _ = DoubleSpacePeriod.space(before: text.clamped(point), in: text)
    }
  }
}
