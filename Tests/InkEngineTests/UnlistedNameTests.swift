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
    ("We met kaur. ", [:]), ("We saw Going there. ", [:]), ("We went to Paris. ", [:]),
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

  @Test(arguments: ["We met kau|", "We met Kau|", "We met Siobhan Ka|"])
  func `it is suggested as the user writes it`(marked: String) throws {
    var scene = try scene(marked, teaching: "Kaur")
    #expect(scene.answer(.suggestions).suggestions.first?.text == "Kaur")
  }

  @Test func `a word written in both ways is suggested as in the pack`() throws {
    var scene = try scene("She ate an app|", teaching: "Apple")
    #expect(scene.answer(.suggestions).suggestions.first?.text == "apple")
  }
}
