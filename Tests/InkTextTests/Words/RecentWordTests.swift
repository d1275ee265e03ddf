// The words before a position, across lines, as far as they are read.

import InkTestSupport
import InkText
import Testing

@Suite struct RecentWordTests {
  private func recent(_ string: String) -> RecentWords {
    let text = Text(string)
    return RecentWords(before: text.endPoint, in: text)
  }

  @Test func `words are in order, with their case and position`() {
    let found = recent("Old line, 1984\nA new IDEA")
    #expect(found.words.map(\.text) == ["old", "line", "a", "new", "idea"])
    #expect(found.words.map(\.letterCase) == [.title, .lower, .title, .lower, .upper])
    #expect(found.words.map(\.startsLine) == [false, false, true, false, false])
    #expect(found.words.map(\.startsSentence) == [true, false, true, false, false])
    #expect(!found.endsLine)
  }

  @Test(arguments: [(10, true), (49, true), (50, false), (72, false), (120, false), (121, true)])
  func `a line as long as wrapped ones does not end`(length: Int, ends: Bool) {
    let line = String(repeating: "a ", count: length / 2) + (length % 2 == 0 ? "" : "b")
    #expect(recent("\(line)\nnext").words.last?.startsLine == ends)
    #expect(recent("\(line)\n").endsLine == ends)
    let other = line.replacing("a", with: "я")
    #expect(recent("\(other)\n").endsLine == ends, "in characters of whatever script")
  }

  @Test func `the end of the last line is reported`() {
    #expect(recent("one\n").endsLine)
    #expect(recent("one\n\n").words.map(\.text) == ["one"])
    #expect(recent("").words.isEmpty)
  }

  @Test func `text after the position is not read`() {
    let text = Text("one two three")
    let found = RecentWords(before: TextPoint(line: 0, byte: 8), in: text)
    #expect(found.words.map(\.text) == ["one", "two"])
  }

  @Test func `at most 384 bytes are read, and no partial word`() {
    let long = String(repeating: "ärm ", count: 200)
    let words = recent(long).words
    #expect(words.count < 80)
    #expect(words.count > 50)
    #expect(Set(words.map(\.text)) == ["ärm"])
    #expect(recent(String(repeating: "ä", count: 1000)).words.isEmpty)
  }

  @Test func `incremental reading finds the same words as reading from scratch`() {
    let pieces = [
      "One", " ", "two", ". ", "and/or", "a@b", " ", "\n", "é", "'", "-", " ", "12", "e.g", "!",
      "ä",
    ]
    var random = SeededRandom(seed: 11)
    for _ in 0..<40 {
      var text = Text("")
      var moved = RecentWords()
      for _ in 0..<150 {
        let end = text.endPoint
        let piece = pieces.randomElement(using: &random) ?? ""
        var place = end..<end
        if Int.random(in: 0..<12, using: &random) == 0 {
          place = text.clamped(TextPoint(line: end.line, byte: end.byte - 9))..<end
        }
        moved.recordEdit(text.replace(place, with: Array(piece.utf8)))
        if Bool.random(using: &random) { continue }
        moved.move(to: text.endPoint, in: text)
        let fresh = RecentWords(before: text.endPoint, in: text)
        #expect(moved.words == fresh.words)
        #expect(moved.endsLine == fresh.endsLine)
      }
    }
  }

  @Test func `a new word at the end keeps the words before it`() {
    var text = Text("one two thr")
    var words = RecentWords(before: text.endPoint, in: text)
    #expect(words.settledCount == 2)
    text.replace(text.endPoint..<text.endPoint, with: Array("ee four".utf8))
    let wentOn = words.move(to: text.endPoint, in: text)
    #expect(wentOn)
    #expect(words.words.map(\.text) == ["one", "two", "three", "four"])
    let start = TextPoint.zero
    words.recordEdit(text.replace(start..<start, with: []))
    let wentOnAgain = words.move(to: text.endPoint, in: text)
    #expect(!wentOnAgain)
  }
}
