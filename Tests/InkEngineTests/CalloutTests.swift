// Callouts at a position: variants of the character before it, whatever its width.

import InkCallouts
import InkEngine
import InkText
import Testing

@Suite struct CalloutTests {
  @Test func `the character before the cursor has its variants, itself first`() {
    var scene = Scene("cafe|")
    let callouts = scene.answer(.callouts).callouts.map(\.text)
    #expect(callouts.first == "e")
    #expect(callouts.contains("é"))
  }

  @Test func `a password field has no callouts`() {
    var scene = Scene("cafe|")
    scene.document.traits.kind = .password
    #expect(scene.answer(.callouts).callouts.isEmpty)
  }

  @Test func `the target is a whole character`() throws {
    let scene = Scene("a👩‍👩‍👧e\u{301}|")
    let target = try #require(scene.engine.calloutTarget(at: scene.point, in: scene.document))
    #expect(target.base == "e\u{301}")
    #expect(target.range.upperBound == scene.point)
    let before = try #require(
      scene.engine.calloutTarget(at: target.range.lowerBound, in: scene.document))
    #expect(before.base == "👩‍👩‍👧")
    #expect(scene.engine.calloutTarget(at: .zero, in: scene.document) == nil)
  }

  @Test func `the user's own rows replace the built-in ones`() {
    var scene = Scene("$|")
    #expect(scene.answer(.callouts).callouts.map(\.text) == ["$", "€", "£", "¥", "₩", "₽", "¢"])
    scene.engine.settings.common.all.calloutOverrides = ["$": "$₽€"]
    #expect(scene.answer(.callouts).callouts.map(\.text) == ["$", "₽", "€"])
    #expect(scene.engine.callouts(of: "$", inFolder: nil).map(\.text) == ["$", "₽", "€"])
  }

  @Test func `a field without its own language has the variants of the main one`() {
    var scene = Scene("a|")
    scene.engine.settings.common.all.languages = ["sv", "en"]
    let swedish = scene.answer(.callouts).callouts.map(\.text)
    #expect(swedish.prefix(6) == ["a", "á", "à", "â", "ã", "ā"])
    #expect(scene.engine.callouts(of: "a", inFolder: nil).map(\.text) == swedish)
    scene.document.traits.language = "de"
    #expect(scene.answer(.callouts).callouts.dropFirst().first?.text == "ä")
  }
}
