// The context of a cursor in prose, lists, headings, other scripts and hard-wrapped lines.

import InkTestSupport
import InkText
import Testing

@Suite struct CursorContextTests {
  private func context(_ marked: String) -> CursorContext {
    let marked = Marked(marked)
    return CursorContext(at: marked.point, in: marked.text)
  }

  /// Returns the history, followed by the prefix in brackets.
  private func summary(_ marked: String) -> String {
    let context = context(marked)
    return (context.history + ["[\(context.prefix)]"]).joined(separator: " ")
  }

  @Test func `the word being typed and the three tokens before it`() {
    #expect(summary("I am goi|ng") == "<s> i am [goi]")
    #expect(summary("Thank you so much for |") == "so much for []")
    #expect(summary("|") == "<s> []")
    #expect(summary("Hel|") == "<s> [Hel]")
  }

  @Test(arguments: [
    ("at the end, |", true), ("at the end; an|", true), ("at the end – |", true),
    ("at the end — |", true), ("at the end - |", true), ("at the end, (an|", true),
    ("It is well,” he|", true), ("at the end,|", true), ("at the end |", false),
    ("at the end: |", false), ("at the end. |", false), ("it is well-kno|", false),
    ("use git commit -|", false), ("at the end ;)|", false), ("he said then, \"|", false),
    ("es hieß dort, „|", false), ("Yes, |", false), ("Of course, |", false),
    ("He is. Yes, |", false),
    (", |", false), ("|", false),
  ])
  func `a comma, a semicolon or a dash separates the word from the last ones`(
    marked: String, isPause: Bool
  ) {
    #expect(context(marked).before.endsWithPause == isPause)
  }

  @Test func `the whole word extends past the cursor`() {
    let context = context("a (wo|rd's) b")
    #expect(context.prefixRange == TextPoint(line: 0, byte: 3)..<TextPoint(line: 0, byte: 5))
    #expect(context.wordRange == TextPoint(line: 0, byte: 3)..<TextPoint(line: 0, byte: 9))
  }

  @Test(arguments: ["x = f'reci|eve it'", "x = f'recieve|'", "x = '|recieve'"])
  func `the quotes of a string part words`(marked: String) {
    let marked = Marked(marked)
    var map = RegionMap(languageID: "python")
    let regions = map.regions(ofLine: 0, in: marked.text)
    let context = CursorContext(at: marked.point, in: marked.text, regions: regions)
    #expect(marked.text.string(in: context.wordRange) == "recieve")
  }

  @Test func `a quote that closes a quotation is found behind a word`() {
    for (marked, isClosing) in [
      ("say ‘wierd’|", true), ("say 'wierd'|", true), ("say 'two words'|", true),
      ("don’|", false), ("the dogs'|", false), ("'tis don't'|", true), ("say ‘wierd|", false),
      ("‘No,’ he said. The friends’|", false), ("'No,' he said. The friends'|", false),
    ] {
      let marked = Marked(marked)
      let quote = marked.text.closingQuote(before: marked.point)
      #expect((quote != nil) == isClosing)
      if let quote { #expect(marked.text.string(in: quote..<marked.point).count == 1) }
    }
  }

  @Test func `at a word boundary the prefix is empty, before a word its range is found`() {
    let context = context("one |two")
    #expect(context.prefix == "")
    #expect(context.wordRange == TextPoint(line: 0, byte: 4)..<TextPoint(line: 0, byte: 7))
    #expect(self.context("one | two").wordRange.isEmpty)
  }

  @Test func `sentences end at full stops but not at abbreviations`() {
    #expect(summary("We did. The|") == "we did <s> [The]")
    #expect(summary("as Mr. Sm|") == "<s> as mr [Sm]")
    #expect(summary("tools, e.g|") == "<s> tools [e.g]")
    #expect(context("Done! |").isSentenceStart)
  }

  @Test func `a sentence continues across a line break`() {
    #expect(summary("and then we\r\nwent ho|") == "then we went [ho]")
    #expect(summary("> quoted words\n> go o|") == "quoted words go [o]")
  }

  @Test
  func `below a line that ends early, a capital begins a sentence, a small letter continues it`() {
    #expect(summary("I am looking forward,\nI a|") == "<s> i [a]")
    #expect(summary("Best regards\nAn|") == "<s> [An]")
    #expect(summary("When the server starts,\nit re|") == "server starts it [re]")
    let full = "A line that was broken where it is full goes on with"
    #expect(summary("\(full)\nAnna a|") == "on with anna [a]")
  }

  @Test func `a field of a header is on its own`() {
    #expect(summary("title: News from Larkspur\ndate: to|") == "<s> date [to]")
    #expect(summary("title: News from Larkspur\ndate|") == "news from larkspur [date]")
    let full = "A line that was broken where it is full goes on in the following"
    #expect(summary("\(full)\nway: o|") == "the following way [o]")
  }

  @Test func `a line longer than any wrapped line is a paragraph`() {
    let long = String(repeating: "words of a line that nobody breaks ", count: 4)
    #expect(summary("\(long)and on\nthe n|") == "<s> the [n]")
    #expect(summary("\(long)and on,\nthe n|") == "and on the [n]")
    #expect(summary("\(long)and on,\nThe n|") == "<s> the [n]")
  }

  @Test func `short lines without end marks are a list, which determines the case of its lines`() {
    #expect(summary("milk and bread\n|") == "<s> []")
    #expect(summary("milk and bread\nsome b|") == "and bread some [b]")
    let list = "milk and bread\nsome butter\n"
    #expect(summary("\(list)a pound of c|") == "a pound of [c]")
    #expect(summary("\(list)a p|") == "<s> a [p]")
    #expect(summary("> milk\n> bread\nsome b|") == "<s> some [b]")
    #expect(context("\(list)|").before.beginsLowercase)
    #expect(!context("Milk and bread\nSome butter\n|").before.beginsLowercase)
    #expect(!context("It is short,\nand ends.\n|").before.beginsLowercase)
    #expect(context("- milk\n- |").before.beginsLowercase)
    #expect(!context("- Milk\n- |").before.beginsLowercase)
    #expect(!context("- milk\n\n|").before.beginsLowercase)
  }

  @Test func `quoted text ends with the quotation`() {
    #expect(summary("> words that were\nnot q|") == "<s> not [q]")
    #expect(summary("> > deeper\n> less d|") == "<s> less [d]")
  }

  @Test func `an empty line, a bullet, a number and a heading begin a sentence`() {
    #expect(summary("and so\n\nwe w|") == "<s> we [w]")
    #expect(summary("and so\n- |") == "<s> []")
    #expect(summary("and so\n  * [x] buy m|") == "<s> buy [m]")
    #expect(summary("and so\n12. then |") == "<s> then []")
    #expect(summary("# The title\nWe b|") == "<s> we [b]")
    #expect(summary("words\n## Ti|") == "<s> [Ti]")
    #expect(summary("Title\n=====\nWe b|") == "<s> we [b]")
  }

  @Test func `punctuation and markup around words do not count`() {
    #expect(summary("**bold** and `code` (th|") == "bold and code [th]")
    #expect(summary("either/or|") == "<s> either [or]")
    #expect(summary("cost 3.50 a|") == "<s> cost <num> [a]")
    #expect(summary("'hel|") == "<s> [hel]")
    #expect(summary("well-kn|") == "<s> [well-kn]")
    #expect(summary("don’|t") == "<s> [don’]")
  }

  @Test func `other scripts, marks, emoji and joined graphemes`() {
    #expect(summary("Tôi đang ở Việt Na|") == "đang ở việt [Na]")
    #expect(summary("😀 cafe\u{301} é|") == "<s> café [é]")
    #expect(summary("hi 👩‍👩‍👧 th|") == "<s> hi [th]")
    let family = context("x👩‍👩‍👧|")
    #expect(family.characterBefore.map { $0.upperBound.byte - $0.lowerBound.byte } == 18)
    let mark = context("e\u{301}|")
    #expect(mark.characterBefore.map { $0.upperBound.byte - $0.lowerBound.byte } == 3)
    #expect(context("a\n|").characterBefore == nil)
  }

  @Test func `no more than the maximum is read`() {
    let filler = String(repeating: "------- ", count: 2000)
    #expect(summary("first " + filler + "we wo|") == "we [wo]")
  }

  @Test func `random points in random text never trap or split a character`() {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "a", "é", "😀", " ", "\n", "\r\n", "'", "-", "e\u{301}", ".", "# ", "- ", "1. ", "’", "đ",
      "\u{200D}", "[x] ",
    ]
    for _ in 0..<fuzzCount(400) {
      let string = (0..<random.below(40)).map { _ in random.element(of: pieces) ?? "" }.joined()
      let text = Text(string)
      for _ in 0..<5 {
        let point = text.clamped(
          TextPoint(line: random.below(text.lineCount), byte: random.below(30)))
        let context = CursorContext(at: point, in: text)
        #expect(context.prefixRange.upperBound == point)
        #expect(text.clamped(context.prefixRange.lowerBound) == context.prefixRange.lowerBound)
        #expect(text.clamped(context.wordRange.upperBound) == context.wordRange.upperBound)
      }
    }
  }
}
