// Frames as terminal lines: their layout, and that no line is wider than the screen.

import InkTestSupport
import Testing

@testable import inkling

@Suite struct `A painter` {
  private let painter = Painter(columns: 60, style: .plain)

  @Test func `shows the line, the bar, the corrections and the status`() {
    var frame = Frame()
    frame.before = "I am goi"
    frame.ghost = "ng to be"
    frame.bar = [
      .init(title: "going", note: nil), .init(title: "gone", note: nil),
      .init(title: "going to", note: "phrase"),
    ]
    frame.corrections = ["go", "got"]
    frame.status = "180 µs"
    #expect(
      painter.lines(of: frame) == [
        "› I am goi▏[ng to be]",
        "  1 going   2 gone   3 going to phrase",
        "  did you mean   go   got",
        "  180 µs",
      ])
  }

  @Test func `highlights the word that Tab accepts: the first that is not the typed text`() {
    var frame = Frame()
    let typed = Frame.Offer(title: "“thier”", note: nil, isTyped: true)
    frame.bar = [typed, .init(title: "their", note: nil)]
    let bar = Painter(columns: 60, style: .color).lines(of: frame)[1]
    #expect(bar.contains("\u{1B}[1mtheir\u{1B}[0m"))
    #expect(!bar.contains("\u{1B}[1m“"))
    frame.bar.removeFirst()
    #expect(
      Painter(columns: 60, style: .color).lines(of: frame)[1].contains("\u{1B}[1mtheir"))
  }

  @Test func `shows variants instead of the bar`() {
    var frame = Frame()
    frame.before = "cafe"
    frame.bar = [.init(title: "cafe", note: nil)]
    frame.callouts = ["e", "è", "é"]
    #expect(painter.lines(of: frame)[1] == "  1 e   2 è   3 é")
  }

  @Test func `dims ghost text in color`() {
    var frame = Frame()
    frame.before = "I am goi"
    frame.ghost = "ng"
    let lines = Painter(columns: 60, style: .color).lines(of: frame)
    #expect(lines[0] == "\u{1B}[1m› \u{1B}[0mI am goi\u{1B}[2mng\u{1B}[0m")
  }

  @Test func `shows the end of a text that is too long`() {
    var frame = Frame()
    frame.before = String(repeating: "word ", count: 40) + "end"
    let line = painter.lines(of: frame)[0]
    #expect(line.hasPrefix("› …"))
    #expect(line.hasSuffix("word end▏"))
    #expect(DisplayWidth.of(line) <= 60)
  }

  @Test func `passes no pasted control character to the terminal`() {
    var frame = Frame()
    frame.before = "a\u{1B}[2Jb\tc"
    #expect(painter.lines(of: frame)[0] == "› a·[2Jb·c▏")
    #expect(painter.finishedLine("\u{9B}") == "› ·")
    #expect(painter.finishedLine("a\u{2028}b\u{202E}c") == "› a·b·c")
  }

  @Test func `never makes a line wider than the screen`() {
    var random = SeededRandom(seed: 5)
    let pieces = ["a", "word ", "東京", "🙂", "👨‍👩‍👧‍👦", "e\u{301}", "\u{200B}", "ｗｉｄｅ", "한글"]
    func text(_ count: Int) -> String {
      (0..<random.below(count)).map { _ in random.element(of: pieces) ?? "" }.joined()
    }
    for _ in 0..<fuzzCount(500) {
      let columns = 20 + random.below(100)
      var frame = Frame()
      frame.before = text(60)
      frame.ghost = text(20)
      frame.after = text(20)
      frame.bar = (0..<random.below(6)).map { _ in .init(title: text(12), note: nil) }
      frame.corrections = (0..<random.below(4)).map { _ in text(12) }
      frame.callouts = (0..<random.below(12)).map { _ in text(3) }
      frame.status = text(40)
      for line in Painter(columns: columns, style: .plain).lines(of: frame) {
        #expect(DisplayWidth.of(line) <= columns)
      }
    }
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("東", 2), ("한", 2), ("Ａ", 2), ("🙂", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2),
    ("❤\u{FE0F}", 2),
    ("❤", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\t", 0), ("1", 1), ("©", 1),
  ])
  func `knows how many columns a character occupies`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
