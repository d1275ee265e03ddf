// Which tokens are protected, and which words only look like them.

import InkTestSupport
import InkText
import Testing

@Suite struct TokenShapeTests {
  /// Returns the shape of the word between two marks.
  private func shape(_ marked: String) -> TokenShape {
    let marked = Marked(marked)
    let word = marked.range.lowerBound.byte..<marked.range.upperBound.byte
    return marked.text.withLine(0) { TokenShape(of: word, in: $0, within: 0..<$0.count) }
  }

  @Test(
    arguments: [
      "https://exam|ple|.org/path", "see www.|exam|.org", "mailto:|me|", "me@|host|.org",
      "|me|@host.org",
      "/usr/|share|/x", "~/|notes|", "./|run|", "src/|main|.c", "Sources/|Ink|Text", "docs/|sub|/",
      "C:\\Temp/|x|",
      "snake_|case|", "std::|vector|", "|std|::x", "a->|next|", "|main|()", "file.|name|",
      "|file|.txt",
      "@|name|", "#|tag|", "--|flag|", "--|dry-run|", "-|v|", "$|HOME|", "&|nbsp|;",
      ":|smile|:",
      "|key|=value", "os.path.|join|", "(|foo|_bar)", "[f]|reedom|", "(un)|certain|",
    ])
  func `addresses, paths, identifiers, options and tags are not words`(marked: String) {
    #expect(shape(marked) == .token)
  }

  @Test(
    arguments: [
      "|word|", "|don't|", "|well-known|", "and/|or|", "he/|she|/they", "(|word|)", "**|word|**",
      "_|word|_",
      "“|word|”", "the end.|Next| one", "word—|word|", "say:|word|", "|item|(s)", "e.g.|,| x",
      "|Word|,",
      "|O'Neill|", "|Jean-Paul|", "|I|", "|a|", "|mix|", "|rhythms|", "AT&|t|", "wait...|what|",
      "(see above)|next|", "[ ]|task|",
    ])
  func `words remain words next to the punctuation of prose`(marked: String) {
    let isWord = marked != "e.g.|,| x"
    #expect((shape(marked) == .word) == isWord)
  }

  @Test(arguments: ["NASA", "USA", "TEH", "ii", "xiv", "viii", "iv", "ix", "xxxix"])
  func `capitals and Roman numerals are neither marked nor changed`(word: String) {
    #expect(TokenShape(of: word) == .capitals)
  }

  @Test(
    arguments: [
      "iPhone", "GitHub", "camelCase", "PDFs", "x86", "1st", "a3f9c2", "v2", "1.2.3-beta",
      "qwrtpsdfgh", "",
      "---", "日1",
    ])
  func `digits, inner capitals and unpronounceable words are only completed`(word: String) {
    #expect(TokenShape(of: word) == .fixed)
  }

  @Test(arguments: ["Angstschweiß", "Straße", "naïve", "Привет", "xi̇", "Übung", "vim", "civic"])
  func `words of many languages are words`(word: String) {
    #expect(TokenShape(of: word) == .word)
  }

  @Test func `a TeX command is not a word`() {
    let line = Array("see \\emph{this}".utf8)
    #expect(TokenShape(of: 5..<9, in: line.span, within: 0..<15) == .token)
    #expect(TokenShape(of: 10..<14, in: line.span, within: 0..<15) == .word)
  }

  @Test func `a run cut inside a character is read to the character before`() {
    let line = Array(("x = f'-" + String(repeating: "─", count: 90)).utf8)
    #expect(TokenShape(of: 7..<7, in: line.span, within: 7..<line.count) == .fixed)
    var random = SeededRandom(seed: 3)
    let signs = ["─", "§", "€", "😀", "'", "-", "/", ".", "("]
    for _ in 0..<fuzzCount(400) {
      func text(_ count: Int) -> String {
        (0..<count).map { _ in random.element(of: signs) ?? "" }.joined()
      }
      let before = text(80 + random.below(60))
      let word = random.element(of: ["", "word", "é"]) ?? ""
      let bytes = Array((before + word + text(80 + random.below(60))).utf8)
      let start = before.utf8.count
      _ = TokenShape(
        of: start..<start + word.utf8.count, in: bytes.span, within: 0..<bytes.count)
    }
  }

  @Test func `text outside the region does not count`() {
    let line = Array("`a/b.c`word".utf8)
    #expect(TokenShape(of: 7..<11, in: line.span, within: 7..<11) == .word)
  }
}
