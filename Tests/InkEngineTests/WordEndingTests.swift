// Which keys end a word that is put right then, and which keys only look as if they did.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct WordEndingTests {
  private static let apply = EngineSettings.applyingCorrections

  @Test func `a tab ends a word, whether it is written or becomes spaces`() throws {
    for tab in ["\t", "    ", "  "] {
      var typist = try Typist("|", Self.apply, typing: "You will recieve")
      typist.scene.type(tab)
      typist.ask(after: "\t")
      #expect(typist.text == "You will receive\(tab)")
      typist.type("teh\t")
      #expect(typist.text == "You will receive\(tab)the\t")
    }
    // Spaces that nobody says a tab of.
    var typist = try Typist("|", Self.apply, typing: "You will recieve")
    typist.scene.type("    ")
    typist.ask(after: " ")
    #expect(typist.changes == [])
    // Where a tab indents, and in a word.
    #expect(try Typist("|", Self.apply, typing: "\t\tteh").changes == [])
    #expect(try Typist("see te|h", Self.apply, typing: "\t").changes == [])
  }
}
