// Small edits: the resulting text, and the range of the new part.

import InkTestSupport
import InkText
import Testing

@Suite struct TextEditTests {
  /// Replaces the text between the marks and compares the result, with its new part between marks.
  private func expectEdit(
    _ before: String, _ new: String, gives after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (marked, expected) = (Marked(before), Marked(after))
    var text = marked.text
    let range = text.replace(marked.range, with: Array(new.utf8)).new
    #expect(text.string == expected.text.string, sourceLocation: sourceLocation)
    #expect(text.lineCount == Text(text.string).lineCount, sourceLocation: sourceLocation)
    #expect(range == expected.range, sourceLocation: sourceLocation)
  }

  @Test func `a character is inserted into a word`() {
    expectEdit("go|ng", "i", gives: "go|i|ng")
    expectEdit("|oing", "g", gives: "|g|oing")
    expectEdit("goin|", "g", gives: "goin|g|")
  }

  @Test func `a selection is replaced`() {
    expectEdit("I |am| here", "was", gives: "I |was| here")
    expectEdit("I |am |here", "", gives: "I ||here")
  }

  @Test func `a line is split and joined`() {
    expectEdit("one| two", "\n", gives: "one|\n| two")
    expectEdit("one|\n| two", "", gives: "one|| two")
    expectEdit("one|\r\n|two", "", gives: "one||two")
    expectEdit("a|\nb\nc|d", "x\ny", gives: "a|x\ny|d")
  }

  @Test func `a carriage return before a line feed joins it`() {
    expectEdit("one|\ntwo", "\r", gives: "one|\r\ntwo")
  }

  @Test func `a line feed after a lone carriage return joins it`() {
    expectEdit("one\r|two", "\n", gives: "one|\r\n|two")
    expectEdit("one\r|two|\nthree", "", gives: "one|\r\nthree")
    expectEdit("one\r|two\nthree|\n", "\n", gives: "one|\r\n|\n")
  }

  @Test func `a carriage return before a line break is a line break of its own`() {
    expectEdit("one|\r\ntwo", "\r", gives: "one|\r|\r\ntwo")
  }

  @Test func `replacing both halves of a line break can separate them`() {
    expectEdit("one|\r\n|two", "\rx\n", gives: "one|\rx\n|two")
  }

  @Test func `the whole text is replaced`() {
    var text = Text("one\ntwo\n")
    let range = text.replace(.zero..<text.endPoint, with: Array("three".utf8)).new
    #expect(text.string == "three")
    #expect(range == .zero..<TextPoint(line: 0, byte: 5))
  }

  @Test func `a range outside the text means its end`() {
    var text = Text("one\n")
    let outside = TextPoint(line: 9, byte: 9)
    #expect(text.replace(outside..<outside, with: Array("two".utf8)).new.lowerBound.line == 1)
    #expect(text.string == "one\ntwo")
  }

  @Test func `a range inside a code point begins at its start`() {
    var text = Text("a😀b")
    text.replace(TextPoint(line: 0, byte: 3)..<TextPoint(line: 0, byte: 5), with: [])
    #expect(text.string == "ab")
  }
}
