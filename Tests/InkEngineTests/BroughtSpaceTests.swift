// The space inserted with a suggestion is removed before punctuation; typed spaces stay.

import InkAutocomplete
import InkEngine
import InkText
import Testing

@Suite struct BroughtSpaceTests {
  /// Returns a scene in which "zyxomat", offered after a text that ends in "zyxo", was accepted with its space.
  private func taken(
    after text: String = "the ", from question: (TextPoint) -> Question = { Question(at: $0) }
  ) throws -> Scene {
    var scene = Scene("\(text)zyxo|", learned: ["zyxomat"])
    let answer = scene.engine.answer(question(scene.point), in: &scene.document)
    let suggestion = try #require(answer.suggestions.first { $0.text == "zyxomat" })
    #expect(suggestion.newText == "zyxomat ")
    scene.document.replace(suggestion.range, with: Array("zyxomat ".utf8))
    scene.point.byte = suggestion.range.lowerBound.byte + 8
    return scene
  }

  /// Returns the line after a character is typed and the editor asks.
  private func text(after character: String, _ scene: consuming Scene) -> String {
    scene.type(character)
    let space = scene.engine.needlessSpace(
      afterTyping: character, at: scene.point, in: &scene.document)
    if let space { scene.document.replace(space, with: []) }
    return scene.document.text.string
  }

  @Test(arguments: [",", ".", "!", "?", ")", "]", "}", "…"])
  func `punctuation attaches to a suggested word`(mark: String) throws {
    #expect(text(after: mark, try taken()) == "the zyxomat\(mark)")
  }

  @Test func `a space that is typed anyway is the only one`() throws {
    #expect(text(after: " ", try taken()) == "the zyxomat ")
  }

  @Test(arguments: ["(", "[", "“", "\"", "a", "-", "—", "\n"])
  func `anything else leaves the space`(character: String) throws {
    #expect(text(after: character, try taken()) == "the zyxomat \(character)")
  }

  @Test(arguments: [":", ";"], [" ", "\n"])
  func `a colon attaches when what follows shows that it is punctuation`(mark: String, next: String)
    throws
  {
    var scene = try taken()
    scene.type(mark)
    let early = scene.engine.needlessSpace(
      afterTyping: mark, at: scene.point, in: &scene.document)
    #expect(early == nil)
    #expect(text(after: next, scene) == "the zyxomat\(mark)\(next)")
  }

  @Test(arguments: [":wave", ":)", ";-)", ":-) ", "::", "a: "])
  func `a smiley and an emoji's name keep the space before them`(typed: String) throws {
    var scene = try taken()
    for character in typed.dropLast() { scene.type(String(character)) }
    #expect(text(after: String(typed.suffix(1)), scene) == "the zyxomat \(typed)")
  }

  @Test func `moving the cursor makes the space the user's`() throws {
    var scene = try taken()
    scene.document.forgetAssistance()
    #expect(text(after: ",", scene) == "the zyxomat ,")
  }

  @Test func `a quotation mark closes an open quotation`() throws {
    #expect(text(after: "”", try taken(after: "“the ")) == "“the zyxomat”")
    #expect(text(after: "\"", try taken(after: "\"the ")) == "\"the zyxomat\"")
  }

  @Test func `a space that was typed stays`() throws {
    var scene = Scene("the zyxo|", learned: ["zyxomat"])
    _ = scene.answer(.suggestions)
    scene.type("mat")
    scene.type(" ")
    #expect(text(after: ",", scene) == "the zyxomat ,")
  }

  @Test func `a menu inserts no space, so the one after its word was typed`() throws {
    let scene = try taken { Question(at: $0, want: .suggestions, surface: .menu()) }
    #expect(text(after: ",", scene) == "the zyxomat ,")
  }

  @Test func `any edit in between makes the space the user's`() throws {
    var typedOn = try taken()
    typedOn.type("a")
    #expect(text(after: ",", typedOn) == "the zyxomat a,")
    var typedAgain = try taken()
    typedAgain.point.byte -= 1
    typedAgain.document.replace(
      typedAgain.point..<TextPoint(line: 0, byte: typedAgain.point.byte + 1), with: [])
    typedAgain.type(" ")
    #expect(text(after: ",", typedAgain) == "the zyxomat ,")
  }

  @Test func `a removal that was undone is not repeated`() throws {
    var scene = try taken()
    let end = scene.point
    scene.type(",")
    let asked = scene.engine.needlessSpace(
      afterTyping: ",", at: scene.point, in: &scene.document)
    let space = try #require(asked)
    scene.document.replace(space, with: [])
    scene.document.replace(space.lowerBound..<space.lowerBound, with: [0x20])
    scene.document.replace(end..<scene.point, with: [])
    scene.point = end
    #expect(text(after: ",", scene) == "the zyxomat ,")
  }

  @Test func `French has a space before tall punctuation`() throws {
    for (mark, left) in [("!", "le zyxomat !"), (",", "le zyxomat,")] {
      var settings = EngineSettings()
      settings.languages = ["fr"]
      var scene = Scene("le zyxo|", learned: ["zyxomat"], settings: settings)
      _ = scene.answer(.suggestions)
      scene.type("mat ")
      #expect(text(after: mark, scene) == left)
    }
  }
}
