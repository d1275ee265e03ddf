// Words that are offered only once some of their letters are typed.

import InkModel
import Testing

@Suite struct WithheldWordsTests {
  @Test func `crimes and insults are not volunteered`() {
    let withheld = WithheldWords(after: tokens("i love my"))
    #expect(["murderer", "Mörder", "idiots"].allSatisfy { withheld.contains($0, after: "m") })
    #expect(!withheld.contains("murderer", after: "mur"))
    #expect(!withheld.contains("mother", after: "m"))
    #expect(withheld.contains("Mörder", after: "mö"))
    #expect(!WithheldWords(after: tokens("una media")).contains("hora", after: ""))
  }

  @Test func `the endings of a sentence are withheld, too, and make room for others`() {
    let withheld = WithheldWords(after: tokens("going to kill"))
    #expect(
      withheld.contains("myself", after: "m") && !withheld.contains("myself", after: "myse"))
    #expect(withheld.containsEnding("myself") && !withheld.containsEnding("murderer"))
    #expect(withheld.spare > WithheldWords(after: tokens("i love my")).spare)
  }

  private func tokens(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
