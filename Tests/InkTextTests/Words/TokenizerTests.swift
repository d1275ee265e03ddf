// The tokens of running text: what separates them, what is kept, where sentences begin.

import InkText
import Testing

@Suite struct TokenizerTests {
  private func tokens(_ text: String) -> String {
    Tokenizer.modelTokens(of: text).joined(separator: " ")
  }

  @Test func `Words are lower-cased and lose what surrounds them`() {
    #expect(tokens("I am **going** (home), \"now\"") == "<s> i am going home now")
  }

  @Test func `Apostrophes and hyphens inside a word stay and become ASCII`() {
    #expect(
      tokens("Don’t re‑open the dogs' well-known ’90s")
        == "<s> don't re-open the dogs well-known 90s")
  }

  @Test func `A full stop, an exclamation and a question mark end a sentence`() {
    #expect(tokens("Yes. No! (Why?) So") == "<s> yes <s> no <s> why <s> so")
  }

  @Test func `Abbreviations and initials do not end a sentence`() {
    #expect(
      tokens("Mr. Smith and J. Doe, e.g. in the U.S. army. So do I. Yes")
        == "<s> mr smith and j doe e.g in the u.s army <s> so do i <s> yes")
  }

  @Test func `Numbers are one token whatever their digits and signs`() {
    #expect(tokens("3,000.50 of 12:30 and -7% but 2nd") == "<s> <num> of <num> and <num> but 2nd")
  }

  @Test func `Addresses are unknown words, and slashes separate`() {
    #expect(
      tokens("see https://example.org/x or me@example.org and/or node.js")
        == "<s> see <unk> or <unk> and or node js")
  }

  @Test func `Marks and letters of other scripts make words`() {
    #expect(tokens("Cafe\u{301} ở Việt Nam, Привет мир") == "<s> café ở việt nam привет мир")
  }

  @Test func `Punctuation alone is not a token but may end a sentence`() {
    #expect(tokens("well - yes . then") == "<s> well yes <s> then")
  }

  @Test func `Any bytes can be read`() {
    let bytes: [UInt8] = [
      0xFF, 0x61, 0x80, 0xC3, 0x20, 0xE2, 0x80, 0x62, 0x20, 0xF4, 0x90, 0x80, 0x80,
    ]
    var tokenizer = Tokenizer()
    var words: [String] = []
    while let token = tokenizer.next(in: bytes.span) {
      words.append(token.modelText(in: bytes.span))
    }
    #expect(words == ["a", "b"])
  }
}
