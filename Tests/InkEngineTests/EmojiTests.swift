// Emoji among the suggestions: where a name begins, what a word may suggest, and where there are none.

import InkAutocomplete
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct EmojiTests {
  private func scene(
    _ marked: String, _ mode: EmojiMode = .name, learned: [String] = [],
    languageID: String = "markdown"
  ) throws -> Scene {
    var settings = EngineSettings()
    settings.emoji = mode
    var scene = Scene(marked, learned: learned, languageID: languageID, settings: settings)
    scene.engine.emoji.tables = [try SampleEmoji.table()]
    return scene
  }

  private func emoji(_ scene: Scene, limit: Int? = nil) -> [String] {
    var scene = scene
    return scene.answer(.suggestions, limit: limit).suggestions.filter { $0.kind == .emoji }
      .map(\.text)
  }

  @Test func `a colon and a prefix of a name are replaced by the emoji`() throws {
    var scene = try scene("so nice :smi|")
    let suggestions = scene.answer(.suggestions).suggestions
    #expect(suggestions.map(\.text) == ["😏", "😊", "😻"])
    #expect(suggestions.map(\.kind) == [.emoji, .emoji, .emoji])
    let first = try #require(suggestions.first)
    #expect(first.range == TextPoint(line: 0, byte: 8)..<TextPoint(line: 0, byte: 12))
    #expect(first.newText == "😏 ")
    #expect(first.subtitle == "smirking face")
    #expect(first.source == .emoji)
  }

  @Test(arguments: [
    (":smi|", true), ("(:smi|", true), ("a\t:smi|", true), ("🙂:smi|", true), (":SMI|", true),
    (":thumbs_up|", true), (":+1|", true), (":pizza:|", true), ("a :cat:|", true),
    (":s|", false), (":|", false), ("smi|", false), ("", false), ("a:smi|", false),
    ("12:30|", false), ("http:smi|", false), ("::smi|", false), (": smi|", false), (":1sm|", false),
    (":-smi|", false), (":piz:|", false), (":zzz|", false), (":smi |", false),
  ])
  func `a name begins where a word could, with two letters`(marked: String, isName: Bool) throws {
    #expect(emoji(try scene(marked)).isEmpty == !isName, "\(marked)")
  }

  @Test func `where no emoji has the name, words are offered as ever`() throws {
    var scene = try scene(":zyxo|", learned: ["zyxomat"])
    #expect(scene.answer(.suggestions).suggestions.map(\.text) == ["zyxomat"])
  }

  @Test func `the name of an emoji gets no ghost text`() throws {
    var scene = try scene("a :catw|", learned: ["catwalk"])
    #expect(scene.answer(.inlinePrediction, trigger: .invoked).inlinePrediction != nil)
    scene = try self.scene("a :cat|", learned: ["catwalk"])
    #expect(scene.answer(.inlinePrediction, trigger: .invoked).inlinePrediction == nil)
  }

  @Test func `after a word that names an emoji it comes last, where the setting says so`() throws {
    #expect(emoji(try scene("a pizza|", .name, learned: ["pizzas"])) == [])
    #expect(emoji(try scene("a pizza|", .off, learned: ["pizzas"])) == [])
    var scene = try scene("a pizza|", .word, learned: ["pizzas", "pizzaz", "pizzax", "pizzay"])
    let suggestions = scene.answer(.suggestions).suggestions
    #expect(suggestions.count == 3)
    #expect(suggestions.map { $0.kind == .emoji } == [false, false, true])
    #expect(suggestions.last?.newText == "🍕 ")
    #expect(suggestions.last?.range == scene.answer([]).prefixRange)
    #expect(emoji(try self.scene("a :smi|", .word)) == ["😏", "😊", "😻"])
  }

  @Test func `after a word an emoji never comes first, nor inside a word`() throws {
    #expect(emoji(try scene("a pizza|", .word, learned: ["pizzas"]), limit: 1) == [])
    #expect(emoji(try scene("a pizza|s", .word, learned: ["pizzas"])) == [])
    #expect(emoji(try scene("a piz|", .word, learned: ["pizzas"])) == [])
    #expect(emoji(try scene("a pizza |", .word, learned: ["pizzas"])) == [])
    // With nothing else to offer, it would be the first.
    #expect(emoji(try scene("a pizza|", .word, learned: ["pizza"])) == [])
  }

  @Test(arguments: [FieldKind.password, .email, .url, .number, .code])
  func `a field for other things than prose gets no emoji`(kind: FieldKind) throws {
    var scene = try scene(":smi|", .word)
    scene.document.traits.kind = kind
    #expect(emoji(scene) == [])
  }

  @Test func `code gets no emoji, nor does markup in which a colon begins a role`() throws {
    for languageID in [
      "swift", "python", "restructuredtext", "rst.foo", "asciidoctor", "AsciiDoc", "org",
    ] {
      #expect(emoji(try scene(":smi|", languageID: languageID)) == [])
    }
    #expect(emoji(try scene("// :smi|", languageID: "swift")) == [])
    #expect(emoji(try scene(":smi|", .off)) == [])
    var scene = try scene(":smi|")
    scene.engine.settings.common.all.enabled = false
    #expect(emoji(scene) == [])
  }

  @Test func `names are those of the languages in use, the field's language first`() throws {
    var scene = try scene(":her|")
    let german = [Emoji(text: "❤️", name: "rotes Herz", keywords: ["Herz"])]
    scene.engine.emoji.tables.append(try SampleEmoji.table(german, language: "de"))
    #expect(emoji(scene) == [])
    scene.engine.settings.common.all.languages = ["en-GB", "de-AT"]
    #expect(emoji(scene) == ["❤️"])
    scene.engine.settings.common.all.languages = ["en"]
    scene.document.traits.language = "de"
    #expect(emoji(scene) == ["❤️"])
  }
}

@Suite struct EmojiPickerTests {
  private func picker() throws -> EmojiPicker {
    var picker = EmojiPicker()
    picker.tables = [try SampleEmoji.table()]
    return picker
  }

  @Test func `used emoji are remembered, newest first, each once`() throws {
    var picker = try picker()
    for text in ["🍕", "👍🏽 ", "🍕", "❤️"] {
      let emoji = try #require(picker.emoji(in: text))
      _ = picker.used.apply(UserEmojiChange(.use, emoji, date: 0))
    }
    #expect(picker.used.recent == ["❤️", "🍕", "👍🏽"])
    let table = try #require(picker.table(for: nil))
    func names(_ query: String?, limit: Int = 9) -> [String] {
      picker.named(picker.used.recent, matching: query, in: table, limit: limit).map(\.name)
    }
    #expect(names(nil, limit: 2) == ["red heart", "pizza"])
    #expect(names("thu") == ["thumbs up"])
    #expect(names("cat") == [])
  }

  @Test(arguments: ["a", "pizza", "🍕🍕", "🍕 a", " 🍕", "1", "é", "→", "🦩", "", "😊 "])
  func `only a known emoji by itself counts as used`(text: String) throws {
    #expect(try picker().emoji(in: text) == (text == "😊 " ? "😊" : nil))
  }

  @Test func `no more emoji are remembered than a picker shows`() throws {
    var emoji = UserEmoji()
    let faces = (0x1F600..<0x1F640).compactMap { Unicode.Scalar($0).map { String($0) } }
    for face in faces { _ = emoji.apply(UserEmojiChange(.use, face, date: 0)) }
    #expect(emoji.recent == faces.reversed().prefix(30).map(\.self))
    let isChanged = emoji.apply(UserEmojiChange(.use, emoji.recent[0], date: 0))
    #expect(!isChanged)
  }

  @Test func `favorites keep their order until they are removed`() {
    var emoji = UserEmoji()
    for face in ["😀", "🍕", "😀"] { _ = emoji.apply(UserEmojiChange(.addFavorite, face, date: 0)) }
    #expect(emoji.favorites == ["😀", "🍕"])
    let removals = (0..<2).map { _ in emoji.apply(UserEmojiChange(.removeFavorite, "😀", date: 0)) }
    #expect(removals == [true, false])
    #expect(emoji == UserEmoji(favorites: ["🍕"]))
  }
}
