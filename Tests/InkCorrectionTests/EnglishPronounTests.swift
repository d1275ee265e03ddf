// The capital I, and where the letter stays small.

import InkTestSupport
import InkText
import Testing

@testable import InkCorrection

@Suite struct EnglishPronounTests {
  private func pronoun(_ marked: String) -> String? {
    let marked = Marked(marked)
    return marked.wordEnd.flatMap { EnglishPronoun.capital(of: $0, in: marked.text) }
  }

  @Test(arguments: [
    ("i |", "I"), ("and i |", "I"), ("so do i?|", "I"), ("so do i\n|", "I"), ("“i |", "I"),
    ("Yes, i |", "I"), ("where i |", "I"),
    ("i'm |", "I'm"), ("and i’ll |", "I’ll"), ("i've,|", "I've"), ("i'd.|", "I'd"),
    ("No! i |", "I"),
  ])
  func `the pronoun is a capital`(marked: String, word: String) {
    #expect(pronoun(marked) == word, "\(marked)")
  }

  @Test(arguments: [
    "i.|", "i. |", "i)|", "i) |", "(i |", "i:|", "i,|", "the i |", "an i |", "index i |", "for i |",
    "of i |", "1 i |",
    "x = i |", "a+i |", "`i |", "i.e. |", "in |", "it |", "I |", "i'x |", "[i |", "i | = 1", "í |",
    "i-th |", "use i |", "your i |", "$- includes i |",
  ])
  func `the letter stays as it is`(marked: String) { #expect(pronoun(marked) == nil, "\(marked)") }

  @Test func `any text is fine`() {
    var random = SeededRandom(seed: 11)
    let pieces = ["i", " ", ".", "’", "(", "é", "\n", "-", "\"", "i'm", "🙂", "\u{301}", "1", "# "]
    for _ in 0..<fuzzCount(2_000) {
      let string = (0..<random.below(30)).map { _ in random.element(of: pieces) ?? "" }.joined()
      let text = Text(string + " ")
      let end = TextPoint(line: text.lineCount - 1, byte: max(0, text.endPoint.byte - 1))
      guard let word = WordEnd(endedAt: end, by: " ", isTyped: true, in: text) else { continue }
      let capital = EnglishPronoun.capital(of: word, in: text)
      #expect(capital == nil || capital?.lowercased() == word.text.lowercased())
    }
  }
}
