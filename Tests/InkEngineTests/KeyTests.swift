// Keys of on-screen keyboards: their corrections are the engine's own, and can be reverted.

import InkActions
import InkCallouts
import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct KeyTests {
  /// A person who types on an on-screen keyboard whose editor makes the edits.
  private struct Typist {
    var scene: Scene
    var keyboard = KeyboardState()
    var effects: [KeyboardEffect] = []
    /// The corrections that were reverted for good, as `typed>text`.
    var reverted: [String] = []

    init(
      _ marked: String, languageID: String = "markdown",
      _ change: (inout EngineSettings) -> Void = { _ in }
    )
      throws
    {
      let pack = try TinyPack.pack([
        "You will receive a letter.", "We go to the sea. Then the cat and the dog.",
        "The end of the day.",
      ])
      var settings = EngineSettings.applyingCorrections
      change(&settings)
      scene = Scene(marked, languageID: languageID, settings: settings, pack: pack)
    }

    var text: String { scene.document.text.string }

    mutating func press(_ action: KeyboardAction, at time: Int? = nil) {
      press(.release, action, at: time)
    }

    mutating func press(
      _ gesture: KeyboardGesture, _ action: KeyboardAction, at time: Int? = nil
    ) {
      let outcome = scene.engine.handle(
        ActionEvent(gesture, action, time: time), selection: scene.point..<scene.point,
        keyboard: keyboard,
        in: &scene.document)
      for edit in outcome.edits.reversed() {
        scene.document.replace(edit.range, with: Array(edit.text.utf8))
      }
      reverted += scene.document.takeRevertedCorrections().map { "\($0.typed)>\($0.text)" }
      scene.point = outcome.selection.lowerBound
      keyboard = outcome.keyboard
      effects = outcome.effects
    }

    mutating func type(_ text: String) {
      for character in text {
        press(character == " " ? .space : .character(String(character)))
      }
    }
  }

  @Test func `a word is corrected as in any editor`() throws {
    var typist = try Typist("You will |")
    typist.type("recieve a")
    #expect(typist.text == "You will receive a")
  }

  @Test func `the Return key completes a word that a full stop left open`() throws {
    var typist = try Typist("You will |")
    typist.type("recieve.")
    #expect(typist.text == "You will recieve.")
    typist.press(.primary(.return))
    #expect(typist.text == "You will receive.\n")
  }

  @Test func `nothing is corrected where corrections are only offered, nor in code`() throws {
    var typist = try Typist("You will |") { $0.autocorrect = .offer }
    typist.type("recieve a")
    #expect(typist.text == "You will recieve a")
    var code = try Typist("let |", languageID: "swift")
    code.type("recieve = 1")
    #expect(code.text == "let recieve = 1")
  }

  @Test func `a correction can be reverted`() throws {
    var typist = try Typist("You will recieve|")
    typist.type(" ")
    let made = try #require(typist.scene.document.correction(at: typist.scene.point))
    #expect(made.typed == "recieve")
    #expect(made.text == "receive")
  }

  @Test func `deleting a corrected word says nothing about its correction`() throws {
    var typist = try Typist("You will recieve|")
    typist.type(" ")
    #expect(typist.text == "You will receive ")
    for _ in "receive " { typist.press(.press, .backspace) }
    #expect(typist.text == "You will ")
    typist.type("go ")
    #expect(typist.text == "You will go ")
    #expect(typist.reverted == [])
  }

  @Test func `a letter of the next word does not hide that a correction is refused`() throws {
    var typist = try Typist("You will |")
    for count in 0..<2 {
      typist.type("recieve c")
      for _ in "receive c" { typist.press(.press, .backspace) }
      #expect(typist.reverted == [])
      typist.type("recieve ")
      #expect(typist.text.hasSuffix("recieve "))
      #expect(typist.reverted == (count == 0 ? [] : ["recieve>receive"]))
    }
  }

  @Test func `erasing a passage says nothing about the corrections in it`() throws {
    var typist = try Typist("You will recieve|")
    typist.type(" the letter")
    #expect(typist.text == "You will receive the letter")
    for _ in "receive the letter" { typist.press(.press, .backspace) }
    typist.type("recieve ")
    #expect(typist.text == "You will receive ")
    #expect(typist.reverted == [])
  }

  @Test func `what was typed is left alone when it replaces its correction, from any letter on`()
    throws
  {
    for rest in ["recieve", "ieve"] {
      var typist = try Typist("You will recieve|")
      typist.type(" ")
      for _ in rest + " " { typist.press(.press, .backspace) }
      typist.type(rest)
      typist.type(" ")
      #expect(typist.text == "You will recieve ")
      #expect(typist.reverted == [])
    }
  }

  @Test func `two spaces end a sentence where that is set`() throws {
    for (isSet, text) in [(true, "The sea. "), (false, "The sea  ")] {
      var typist = try Typist("The sea|") { $0.doubleSpacePeriod = isSet }
      typist.press(.space, at: 0)
      typist.press(.space, at: 400)
      #expect(typist.text == text)
      #expect(typist.keyboard.letterCase == (isSet ? .uppercased : .lowercased))
    }
  }

  @Test func `a space typed after a chosen word is the one that came with it`() throws {
    var typist = try Typist("The |") { $0.doubleSpacePeriod = true }
    let outcome = typist.scene.engine.handle(
      ChosenSuggestion("sea"), selection: typist.scene.point..<typist.scene.point,
      keyboard: typist.keyboard, in: &typist.scene.document)
    for edit in outcome.edits.reversed() {
      typist.scene.document.replace(edit.range, with: Array(edit.text.utf8))
    }
    (typist.scene.point, typist.keyboard) = (outcome.selection.lowerBound, outcome.keyboard)
    typist.press(.space, at: 0)
    #expect(typist.text == "The sea ")
    typist.press(.space, at: 400)
    #expect(typist.text == "The sea. ")
  }

  @Test func `the capitals are those of the field`() throws {
    var typist = try Typist("the|")
    typist.scene.document.traits.autocapitalization = .words
    typist.press(.space)
    #expect(typist.keyboard.letterCase == .uppercased)
    var address = try Typist("|")
    address.scene.document.traits.kind = .email
    address.press(.press, .backspace)
    #expect(address.keyboard.letterCase == .lowercased)
    for kind in [FieldKind.email, .password, .code] {
      var field = try Typist("|") { $0.autocapitalization = .sentences }
      field.scene.document.traits.kind = kind
      field.press(.press, .backspace)
      #expect(field.keyboard.letterCase == .lowercased)
    }
  }

  @Test
  func `quotation marks are those of the document's language, and unchanged in code`()
    throws
  {
    var german = try Typist("Sie sagt |")
    german.scene.document.choices.language = "de"
    german.type("“")
    #expect(german.text == "Sie sagt „")
    var code = try Typist("let a = |", languageID: "swift")
    code.scene.document.choices.language = "de"
    code.type("“")
    #expect(code.text == "let a = “")
  }

  @Test func `a suggestion inserts a space where words have spaces between them`() throws {
    let texts: [(String, FieldKind, String)] = [
      ("en", .text, "going "), ("ja", .text, "going"), ("en", .email, "going"),
    ]
    for (language, kind, text) in texts {
      var scene = Scene("goi|")
      scene.document.choices.language = language
      scene.document.traits.kind = kind
      let outcome = scene.engine.handle(
        ChosenSuggestion("going"), selection: scene.point..<scene.point, keyboard: KeyboardState(),
        in: &scene.document)
      #expect(outcome.edits.map(\.text) == [text])
    }
  }

  @Test
  func `the full stop of an address field has domains, and the user's own rows come first`() {
    let scene = Scene("|")
    #expect(scene.engine.callouts(of: ".", field: .url, inFolder: nil).map(\.text).contains(".com"))
    #expect(!scene.engine.callouts(of: ".", inFolder: nil).map(\.text).contains(".com"))
    var settings = EngineSettings()
    settings.calloutOverrides = [".": ".…"]
    let own = Scene("|", settings: settings)
    #expect(own.engine.callouts(of: ".", field: .url, inFolder: nil).map(\.text) == [".", "…"])
  }

  @Test func `the user's own provider comes before the table, and after the user's own rows`() {
    struct Stars: CalloutProvider {
      func variants(of character: String, language: String?) -> [Callout]? {
        character == "*" || character == "$" ? [Callout(character), Callout("★")] : nil
      }
    }
    var scene = Scene("*|")
    scene.engine.calloutProvider = Stars()
    scene.engine.settings.common.all.calloutOverrides = ["$": "$€"]
    #expect(scene.answer(.callouts).callouts.map(\.text) == ["*", "★"])
    #expect(scene.engine.callouts(of: "$", inFolder: nil).map(\.text) == ["$", "€"])
    #expect(scene.engine.callouts(of: "e", inFolder: nil).map(\.text).contains("é"))
  }
}
