// What can be a user word, and why a text cannot be one.

import InkText
import Testing

@Suite struct WordFlawTests {
  @Test(arguments: ["a", "don't", "#swift", "C++", "日本", "AT&T", "\u{FEFF}a", "x\u{200D}y"])
  func `a text with a letter and without spaces can be a word`(text: String) {
    #expect(WordFlaw(in: text) == nil)
    #expect(WordFlaw(in: String(repeating: "ä", count: 128)) == nil)
  }

  @Test(arguments: [
    ("", WordFlaw.noLetter), ("12-3", .noLetter), ("😀", .noLetter), ("two words", .space),
    ("a\u{2028}", .space), ("a\u{A0}b", .space), ("a\u{7}", .control), ("a\u{0}", .control),
    ("caf\u{FFFD}", .notUTF8), (String(repeating: "ä", count: 129), .tooLong),
  ])
  func `a text that cannot be a word has a flaw`(text: String, flaw: WordFlaw) {
    #expect(WordFlaw(in: text) == flaw)
  }
}
