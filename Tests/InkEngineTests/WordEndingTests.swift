// Which keystrokes end a word and so correct it, and which only seem to.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct WordEndingTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test func `a tab ends a word, whether it is inserted or becomes spaces`() throws {
    for tab in ["\t", "    ", "  "] {
      var typist = try Typist("|", Self.apply, typing: "You will recieve")
      typist.scene.type(tab)
      typist.ask(after: "\t")
      #expect(typist.text == "You will receive\(tab)")
      typist.type("teh\t")
      #expect(typist.text == "You will receive\(tab)the\t")
    }
    // Spaces that are not reported as a tab.
    var typist = try Typist("|", Self.apply, typing: "You will recieve")
    typist.scene.type("    ")
    typist.ask(after: " ")
    #expect(typist.changes == [])
    // A tab that indents, and one in a word.
    #expect(try Typist("|", Self.apply, typing: "\t\tteh").changes == [])
    #expect(try Typist("see te|h", Self.apply, typing: "\t").changes == [])
  }
}
