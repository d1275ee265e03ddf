// Every action: which gesture has an effect, and its effect on text, keyboard and client.

import InkText
import Testing

@testable import InkActions

struct ActionTests {
  private func isHandled(_ gesture: KeyboardGesture, _ action: KeyboardAction) -> Bool {
    var text = TypedText("x |")
    text.handle(gesture, action)
    return text.outcome?.handled == true
  }

  @Test(arguments: [
    (KeyboardAction.character("a"), "x a|"), (.characterMargin("b"), "x b|"), (.emoji("👨‍👩‍👧"), "x 👨‍👩‍👧|"),
    (.text("kr"), "x kr|"), (.space, "x  |"), (.tab, "x \t|"),
    (.primary(.return), "x \n|"), (.primary(ReturnKey(rawValue: "search")), "x \n|"),
    (.urlDomain, "x .|"),
  ])
  func `releasing a key types`(action: KeyboardAction, text: String) {
    #expect(after("x |", action) == text)
    #expect(after("x |", .press, action) == "x |")
    #expect(!isHandled(.press, action))
    #expect(isHandled(.release, action))
  }

  @Test func `input replaces a selection`() {
    #expect(after("a|bc|d", .character("x")) == "ax|d")
    #expect(after("a|b\nc|d", .character("x")) == "ax|d")
  }

  @Test func `backspace deletes on press and repeatedly while held`() {
    #expect(after("ab|c", .press, .backspace) == "a|c")
    #expect(after("ab|c", .repeatPress, .backspace) == "a|c")
    #expect(after("ab|c", .release, .backspace) == "ab|c")
    #expect(after("a|b|c", .press, .backspace) == "a|c")
    #expect(after("|abc", .press, .backspace) == "|abc")
    #expect(after("ab\n|c", .press, .backspace) == "ab|c")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇸🇪", "क्षि", "각", "漢", "שָׁ", "1️⃣"])
  func `backspace deletes a whole grapheme`(grapheme: String) {
    #expect(after("a\(grapheme)|b", .press, .backspace) == "a|b")
  }

  @Test(arguments: [(2_900, "hello wor|"), (3_000, "hello wor|"), (3_100, "hello|")])
  func `backspace held for more than three seconds deletes words`(held: Int, text: String) {
    #expect(after("hello worl|", .repeatPress, .backspace, held: held) == text)
  }

  @Test func `the cursor moves by graphemes, or from a selection to its edge`() {
    #expect(after("a👨‍👩‍👧|b", .moveCursorBackward) == "a|👨‍👩‍👧b")
    #expect(after("a|👨‍👩‍👧b", .moveCursorForward) == "a👨‍👩‍👧|b")
    #expect(after("a\n|b", .moveCursorBackward) == "a|\nb")
    #expect(after("|a", .moveCursorBackward) == "|a")
    #expect(after("a|", .moveCursorForward) == "a|")
    #expect(after("a|bc|d", .moveCursorBackward) == "a|bcd")
    #expect(after("a|bc|d", .moveCursorForward) == "abc|d")
  }

  @Test func `a diacritic modifies the letter before it, or is typed`() {
    #expect(after("cafe|", .diacritic("´")) == "café|")
    #expect(after("CAFE|", .diacritic("´")) == "CAFÉ|")
    #expect(after("a|b", .diacritic("¨")) == "ä|b")
    #expect(after("x|", .diacritic("´")) == "x´|")
    #expect(after("|", .diacritic("~")) == "~|")
    #expect(after("a|", .diacritic("?")) == "a?|")
  }

  @Test func `shift turns capitals on and off`() {
    var text = TypedText("a|")
    text.handle(.release, .shift(nil))
    #expect(text.keyboard.letterCase == .uppercased)
    text.handle(.release, .character("B"))
    #expect(text.keyboard.letterCase == .lowercased)
    text.handle(.release, .shift(.uppercased))
    #expect(text.keyboard.letterCase == .lowercased)
  }

  @Test
  func `shift twice in half a second locks capitals, and a third press counts as the first`() {
    var text = TypedText("a|")
    text.handle(.release, .shift(nil), at: 1_000)
    text.handle(.release, .shift(nil), at: 1_500)
    #expect(text.keyboard.letterCase == .capsLocked)
    text.handle(.release, .character("B"), at: 1_600)
    #expect(text.keyboard.letterCase == .capsLocked)
    text.handle(.release, .shift(nil), at: 1_700)
    #expect(text.keyboard.letterCase == .lowercased)
    var slow = TypedText("a|")
    slow.handle(.release, .shift(nil), at: 1_000)
    slow.handle(.release, .shift(nil), at: 1_501)
    #expect(slow.keyboard.letterCase == .lowercased)
  }

  @Test func `capitals are locked when the key is pressed`() {
    var text = TypedText("a|")
    text.handle(.press, .capsLock)
    #expect(text.keyboard.letterCase == .capsLocked)
  }

  @Test func `other keys are shown when their key is pressed`() {
    var text = TypedText("a|")
    text.handle(.press, .keyboardType(.numeric))
    #expect(text.keyboard.type == .numeric)
    #expect(text.effects.contains(.keyboardType(.numeric)))
  }

  @Test func `languages cycle in order, and an unknown one is followed by the first`() {
    for (language, next) in [("en", "sv"), ("sv", "en"), ("fi", "en")] {
      var text = TypedText("a|", language: language)
      text.handler.settings.languages = ["en", "sv"]
      text.handle(.release, .nextLocale)
      #expect(text.keyboard.language == next)
      #expect(text.effects.contains(.nextLanguage(next)))
    }
    var none = TypedText("a|")
    none.handle(.release, .nextLocale)
    #expect(none.keyboard.language == nil)
  }

  @Test(arguments: [
    (KeyboardAction.dictation, KeyboardEffect.dictation), (.dismissKeyboard, .dismissKeyboard),
    (.openHost, .openHost), (.openMainApp, .openHost), (.undo, .undo),
    (.url("https://example.org"), .openURL("https://example.org")),
    (.custom("party"), .custom("party")),
    (.image("logo"), .custom("logo")), (.systemImage("gear"), .custom("gear")),
  ])
  func `effects outside the text are reported`(action: KeyboardAction, effect: KeyboardEffect) {
    var text = TypedText("a|")
    text.handle(.release, action)
    #expect(text.effects == [effect])
    #expect(text.outcome?.handled == true)
    #expect(text.marked == "a|")
  }

  @Test(arguments: [
    KeyboardAction.command, .control, .escape, .function, .option, .emojiCategory("foods"),
    .keyboardInputType("braille"), .nextKeyboard, .settings, .systemSettings, .url(nil),
  ])
  func `actions left to the client are reported as unhandled`(action: KeyboardAction) {
    var text = TypedText("a|")
    text.handle(.release, action)
    #expect(text.effects == [.unhandled])
    #expect(text.outcome?.handled == false)
    #expect(text.outcome?.requestsAutocomplete == false)
  }

  @Test func `no action reacts to a double tap or an end, and only space to a drag`() {
    for action: KeyboardAction in [
      .character("a"), .backspace, .shift(nil), .none, .primary(.return),
    ] {
      #expect(!isHandled(.doubleTap, action))
      #expect(!isHandled(.end, action))
      #expect(!isHandled(.drag, action))
    }
    #expect(isHandled(.drag, .space))
    #expect(!isHandled(.release, .none))
  }

  @Test func `a custom step replaces the standard one`() {
    var text = TypedText("one two|")
    text.handler = ActionHandler { gesture, action, standard in
      switch (gesture, action) {
      case (.doubleTap, .backspace): .delete(.sentence)
      case (.release, .character("q")): nil
      case (.release, .custom("date")): .insert("2026-11-21")
      default: standard
      }
    }
    text.type("q!")
    #expect(text.marked == "one two!|")
    text.handle(.release, .custom("date"))
    #expect(text.marked == "one two!2026-11-21|")
    text.handle(.doubleTap, .backspace)
    #expect(text.marked == "|")
  }

  @Test func `a line break is the document's own`() {
    #expect(after("a\r\nb|", .primary(.return)) == "a\r\nb\r\n|")
    #expect(after("a|\r\nb", .primary(.return)) == "a\r\n|\r\nb")
    #expect(after("a|", .primary(.return)) == "a\n|")
  }

  @Test func `a typed emoji is reported when its key is released`() {
    var text = TypedText("|")
    text.handle(.press, .emoji("🚀"))
    #expect(!text.effects.contains(.emojiUsed("🚀")))
    text.handle(.release, .emoji("🚀"))
    #expect(text.effects.contains(.emojiUsed("🚀")))
  }

  @Test func `suggestions are requested when a key is released, and after a backspace`() {
    var text = TypedText("ab|")
    text.handle(.release, .character("a"))
    #expect(text.outcome?.requestsAutocomplete == true)
    text.handle(.press, .backspace)
    #expect(text.outcome?.requestsAutocomplete == true)
    text.handle(.press, .character("a"))
    #expect(text.outcome?.requestsAutocomplete == false)
  }
}
