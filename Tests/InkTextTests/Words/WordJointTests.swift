// The joint between a word and the one before it.

import InkTestSupport
import InkText
import Testing

@Suite struct WordJointTests {
  private func joint(_ marked: String) -> WordJoint {
    let marked = Marked(marked)
    return WordJoint(before: marked.point, in: marked.text)
  }

  @Test(arguments: [
    "one |", "one\t |", "(one) |", "“one” |", "\"one\" |", "*one* |", "|", "one's |",
  ])
  func `white space and closing marks join`(text: String) {
    #expect(joint(text) == .space)
  }

  @Test(arguments: ["one, |", "one,|", "(one), |", "one,” |"])
  func `a comma may separate`(text: String) {
    #expect(joint(text) == .comma)
  }

  @Test(arguments: [
    "one: |", "one; |", "one — |", "one - |", "one (|", "one “|", "one \"|", "one, (|", "one: *|",
  ])
  func `marks that open something new separate`(text: String) {
    #expect(joint(text) == .apart)
  }

  @Test func `a line break counts as the end of the line above if that is full`() {
    let full = "These are more than forty characters of text"
    #expect(joint("\(full)\n|") == .space)
    #expect(joint("\(full),\n|") == .comma)
    #expect(joint("\(full):\n  |") == .apart)
    #expect(joint("Best regards\n|") == .apart)
    #expect(joint("Best regards\nfrom |") == .space)
  }

  @Test func `random points never trap`() {
    var random = SeededRandom(seed: 9)
    let pieces = ["a", "é", " ", "\n", "-", ",", ": ", "\"", "(", "\u{301}", "> "]
    for _ in 0..<fuzzCount(400) {
      let text = Text((0..<random.below(30)).map { _ in random.element(of: pieces) ?? "" }.joined())
      let line = random.below(text.lineCount)
      let point = text.clamped(TextPoint(line: line, byte: random.below(20)))
      #expect(WordJoint.allCases.contains(WordJoint(before: point, in: text)))
    }
  }
}
