// Words searched in the prose and code of a document, near a position and not everywhere.

import InkText
import Testing

@testable import InkEngine

@Suite struct WordOccurrenceTests {
  private func occurrences(in text: String) -> WordOccurrences {
    Document(uri: "file:///a", languageID: "markdown", version: 1, text: Text(text)).occurrences
  }

  private func at(_ line: Int, _ bytes: Range<Int>) -> Range<TextPoint> {
    TextPoint(line: line, byte: bytes.lowerBound)..<TextPoint(line: line, byte: bytes.upperBound)
  }

  /// A line with a word of code very often, and once in prose at its end.
  private func line(_ count: Int) -> String {
    String(repeating: "`hpuse` ", count: count) + "hpuse\n"
  }

  @Test func `a word of prose counts as a whole, but not in code nor at the position itself`() {
    let found = occurrences(in: "Hpuse hpuses `hpuse` hpuse\nan hpuse\n")
    #expect(found.has("hpuse", inProse: 2, beside: at(1, 3..<8)))
    #expect(!found.has("hpuse", inProse: 3, beside: at(1, 3..<8)))
    #expect(found.has("hpuse", inProse: 2, beside: at(0, 0..<5)))
    #expect(found.hasInCode("hpuse", beside: at(1, 3..<8)))
    #expect(!found.hasInCode("hpuses", beside: at(1, 3..<8)))
  }

  @Test func `a word behind very many others of the same line is found`() {
    #expect(occurrences(in: line(2_000)).has("hpuse", inProse: 1, beside: at(1, 0..<0)))
  }

  @Test func `of a line that is longer than what is read, only the start is searched`() {
    let found = occurrences(in: line(4_000))
    #expect(!found.has("hpuse", inProse: 1, beside: at(1, 0..<0)))
    #expect(found.hasInCode("hpuse", beside: at(1, 0..<0)))
  }

  @Test func `a line is not searched in full because it is the last one that is reached`() {
    let found = occurrences(in: "glub hpuse\n" + line(2_999))
    #expect(found.has("hpuse", inProse: 1, beside: at(2, 0..<0)))
    #expect(!found.has("hpuse", inProse: 2, beside: at(2, 0..<0)))
    #expect(!found.has("glub", inProse: 1, beside: at(2, 0..<0)))
  }
}
