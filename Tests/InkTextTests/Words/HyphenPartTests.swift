// The parts of words at their hyphens.

import InkText
import Testing

@Suite struct HyphenPartTests {
  @Test func `a word has the parts between its hyphens, of whatever kind`() {
    #expect("user-friendly".hyphenParts == ["user", "friendly"])
    #expect("e\u{2011}mail\u{2010}list".hyphenParts == ["e", "mail", "list"])
    #expect("word".hyphenParts == ["word"])
    #expect("-a--b-".hyphenParts == ["", "a", "", "b", ""])
    #expect("".hyphenParts == [""])
  }
}
