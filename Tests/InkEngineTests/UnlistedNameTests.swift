// Names that the packs know in lower case alone, as lists without letter case have them, and the user in a text.

import InkAutocomplete
import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct UnlistedNameTests {
  private func scene(_ marked: String, teaching word: String? = nil) throws -> Scene {
    var scene = Scene(marked, pack: try shippedPack("en"))
    if let word { _ = scene.engine.apply(UserWordChange(kind: .learn, word: word, date: 1)) }
    return scene
  }

  @Test(arguments: [
    ("We met Kaur. ", ["Kaur": 1]), ("We met Kaur's sister. ", [:]), ("Kaur came in. ", [:]),
    ("We met Zborowka. ", ["Zborowka": 1]), ("We met kaur. ", [:]), ("We saw Going there. ", [:]),
    ("We went to Paris. ", [:]),
  ])
  func `it is learned where its capital is not that of a sentence`(
    typed: String, learned: [String: Int]
  ) throws {
    var scene = try scene("|")
    for character in typed { scene.type(String(character)) }
    scene.document.cursor = scene.point
    var retracted = RetractedWords()
    let counts = scene.engine.countTyped(in: &scene.document, .everything, retracted: &retracted)
    #expect(counts?.newWords == learned)
  }

  @Test(arguments: [
    ("We met Kau|", "Kaur"), ("We met Siobhan Ka|", "Kaur"), ("We met kau|", "kaur"),
  ])
  func `it is suggested as the user writes it, unless a small letter is typed`(
    marked: String, suggested: String
  ) throws {
    var scene = try scene(marked, teaching: "Kaur")
    #expect(scene.answer(.suggestions).suggestions.first?.text == suggested)
  }

  @Test func `it is a name in each document for which it was taught`() throws {
    var scene = try scene("We met Siobhan Kau|", teaching: "Kaur")
    for uri in ["file:///a", "file:///b"] {
      _ = scene.engine.apply(
        UserWordChange(kind: .learn, word: "Kaur", scope: .document(uri), date: 1))
    }
    #expect(scene.answer(.suggestions).suggestions.first?.text == "Kaur")
  }

  @Test func `a word written in both ways is suggested as in the pack`() throws {
    var scene = try scene("She ate a red app|", teaching: "Apple")
    #expect(scene.answer(.suggestions).suggestions.first?.text == "apple")
  }
}
