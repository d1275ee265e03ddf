// The words before a place, over lines, as far as they are read.

import InkText
import Testing

@Suite struct RecentWordTests {
  private func recent(_ string: String) -> RecentWords {
    let text = Text(string)
    return RecentWords(before: text.endPoint, in: text)
  }

  @Test func `words come in order, with their case and where they stand`() {
    let found = recent("Old line, 1984\nA new IDEA")
    #expect(found.words.map(\.text) == ["old", "line", "a", "new", "idea"])
    #expect(found.words.map(\.letterCase) == [.title, .lower, .title, .lower, .upper])
    #expect(found.words.map(\.startsLine) == [false, false, true, false, false])
    #expect(found.words.map(\.startsSentence) == [true, false, true, false, false])
    #expect(!found.endsLine)
  }

  @Test func `the end of the last line is told`() {
    #expect(recent("one\n").endsLine)
    #expect(recent("one\n\n").words.map(\.text) == ["one"])
    #expect(recent("").words.isEmpty)
  }

  @Test func `what stands behind the place is not read`() {
    let text = Text("one two three")
    let found = RecentWords(before: TextPoint(line: 0, byte: 8), in: text)
    #expect(found.words.map(\.text) == ["one", "two"])
  }

  @Test func `no more than 256 bytes are read, and no part of a word`() {
    let long = String(repeating: "ärm ", count: 200)
    let words = recent(long).words
    #expect(words.count < 60)
    #expect(words.count > 45)
    #expect(Set(words.map(\.text)) == ["ärm"])
    #expect(recent(String(repeating: "ä", count: 1000)).words.isEmpty)
  }
}
