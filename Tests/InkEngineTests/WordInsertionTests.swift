// What a suggestion replaces and which space it inserts, wherever the cursor is.

import InkAutocomplete
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct WordInsertionTests {
  /// Returns the text after the suggestion of a word is accepted at the mark.
  private func taking(_ word: String, at marked: String, language: String? = nil) throws -> String {
    let pack = try TinyPack.pack(
      Array(repeating: "I am going to the sea.", count: 5) + ["That is good."],
      language: String((language ?? "en").prefix(2)))
    var scene = Scene(marked, pack: pack)
    scene.document.traits.language = language
    let list = scene.answer(.suggestions, limit: 9).suggestions
    let offer = try #require(list.first { $0.text == word })
    scene.document.replace(offer.range, with: Array(offer.newText.utf8))
    return scene.document.text.string(
      in: .zero..<TextPoint(line: 0, byte: scene.document.text.lineLength(0)))
  }

  @Test(arguments: [
    ("I am go|", "I am going "), ("I am go| there", "I am going there"),
    ("I am go|, and", "I am going, and"), ("“I am go|”", "“I am going”"),
    ("(I am go|)", "(I am going)"),
  ])
  func `a space is inserted where nothing follows`(marked: String, whole: String) throws {
    #expect(try taking("going", at: marked) == whole)
  }

  @Test(arguments: [
    ("I am go|ing", "I am going "), ("I am go|ing there", "I am going there"),
    ("I am go|ing.", "I am going."), ("I am goin|g", "I am going "),
    ("I am Go|ING!", "I am Going!"),
  ])
  func `inside a word the whole word is replaced where its rest matches`(
    marked: String, whole: String
  ) throws {
    let word = marked.contains("Go|") ? "Going" : "going"
    #expect(try taking(word, at: marked) == whole)
  }

  @Test func `a rest that does not match stays`() throws {
    #expect(try taking("good", at: "That is go|ing") == "That is good ing")
  }

  @Test func `languages without spaces get no space`() throws {
    #expect(try taking("going", at: "I am go|", language: "th") == "I am going")
    #expect(try taking("going", at: "I am go|", language: "ja-JP") == "I am going")
  }
}
