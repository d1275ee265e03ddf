// The stages of a key: automatic spaces, corrections, sentence ends, capitals, return to letters.

import InkText
import Testing

@testable import InkActions

struct PipelineTests {
  // Quotation marks

  @Test(arguments: [
    ("en", "say |", "”", "say “|"), ("en", "say “hi|", "”", "say “hi”|"),
    ("en", "don|", "’", "don’|"),
    ("de", "sag |", "“", "sag „|"), ("de", "sag „ja|", "”", "sag „ja“|"),
    ("de", "x |", "‘", "x ‚|"),
    ("de-CH", "sag |", "”", "sag «|"), ("fr", "dit |", "»", "dit «|"),
    ("fr", "dit « oui |", "»", "dit « oui »|"),
    ("sv", "sa |", "”", "sa ”|"), ("ja", "|", "」", "「|"), ("it", "l|", "’", "l’|"),
    ("nl", "foto|", "’", "foto’|"), ("af", "dit is |", "’", "dit is ’|"),
    ("nl", "zei |", "’", "zei ‘|"), ("de", "say |", "\"", "say \"|"), ("de", "don|", "'", "don'|"),
  ])
  func `a quotation mark is replaced by that of the language`(
    language: String, text: String, mark: String, result: String
  ) {
    #expect(after(text, .character(mark), language: language) == result)
  }

  @Test(arguments: [("it", "«»“”"), ("pt-PT", "«»“”"), (nil, "“”‘’")])
  func `quotation marks are those of the language`(language: String?, marks: String) {
    let found = QuotationMarks(of: language)
    #expect(
      String([found.begin, found.end, found.alternateBegin, found.alternateEnd]) == marks)
  }

  @Test func `a quotation mark is kept if replacement is off`() {
    var text = TypedText("sag |", language: "de")
    text.handler.settings.replacesQuotationMarks = false
    text.type("“")
    #expect(text.marked == "sag “|")
  }

  @Test func `Kurdish heh is replaced by that of the language`() {
    #expect(after("|", .character("\u{6BE}"), language: "ckb") == "\u{647}|")
    #expect(after("|", .character("\u{6BE}"), language: "ur") == "\u{6BE}|")
  }

  // Automatic spaces

  @Test func `a suggestion replaces the typed text before the cursor and adds a space`() {
    var text = TypedText("foo|bar")
    text.choose(ChosenSuggestion("word"))
    #expect(text.marked == "word |bar")
    var spaced = TypedText("foo| bar")
    spaced.choose(ChosenSuggestion("word"))
    #expect(spaced.marked == "word| bar")
    var emoji = TypedText(":abc|def")
    emoji.choose(ChosenSuggestion("🚀", additionalDeleteCount: 1))
    #expect(emoji.marked == "🚀 |def")
    var flag = TypedText("|🇪🇩")
    flag.choose(ChosenSuggestion("🇩"))
    #expect(flag.marked == "🇩 |🇪🇩")
    var next = TypedText("foo |")
    next.choose(ChosenSuggestion("bar"))
    #expect(next.marked == "foo bar |")
  }

  @Test(arguments: [
    (",", "hello, |"), (".", "hello. |"), (")", "hello) |"), ("(", "hello (|"), ("a", "hello a|"),
    ("?", "hello? |"), ("？", "hello？ |"), ("”", "hello “|"),
  ])
  func `fixed: a closing mark removes the space added by a suggestion, an opening one does not`(
    mark: String, result: String
  ) {
    var text = TypedText("hel|", language: "en")
    text.choose(ChosenSuggestion("hello"))
    text.type(mark)
    #expect(text.marked == result)
  }

  @Test func `fixed: a closing quote removes the automatic space`() {
    var text = TypedText("say “hel|", language: "en")
    text.choose(ChosenSuggestion("hello"))
    text.type("”")
    #expect(text.marked == "say “hello” |")
    var plain = TypedText("say \"hel|", language: "en")
    plain.choose(ChosenSuggestion("hello"))
    plain.type("\"")
    #expect(plain.marked == "say \"hello\" |")
  }

  @Test func `French keeps the space before its marks`() {
    var text = TypedText("bon|", language: "fr")
    text.choose(ChosenSuggestion("bonjour"))
    text.type("!")
    #expect(text.marked == "bonjour !|")
  }

  @Test func `consecutive marks have no space between them`() {
    var text = TypedText("(hel|", language: "en")
    text.choose(ChosenSuggestion("hello"))
    text.type("!)")
    #expect(text.marked == "(hello!) |")
  }

  @Test func `fixed: a typed space is never removed`() {
    var text = TypedText("hel|", language: "en")
    text.choose(ChosenSuggestion("hello"))
    text.type("wo ,")
    #expect(text.marked == "hello wo ,|")
  }

  @Test func `fixed: a space elsewhere is not taken for the automatic one`() {
    var text = TypedText("hel|", language: "en")
    text.choose(ChosenSuggestion("hello"))
    var other = TypedText("another document |", language: "en")
    other.keyboard = text.keyboard
    other.type(",")
    #expect(other.marked == "another document ,|")
    text.handle(.release, .moveCursorBackward)
    text.handle(.release, .moveCursorForward)
    text.type(",")
    #expect(text.marked == "hello ,|")
  }

  @Test func `no space is added in languages without spaces`() {
    var text = TypedText("你|", language: "zh")
    text.handler.settings.addsSpaces = false
    text.choose(ChosenSuggestion("你好"))
    #expect(text.marked == "你好|")
  }

  // Corrections

  private func correcting(_ marked: String) -> TypedText {
    var text = TypedText(marked, language: "en")
    text.judge = { occasion in
      guard case .wordEnd(let end, _) = occasion, end.byte >= 3 else { return nil }
      return DocumentEdit(range: TextPoint(line: end.line, byte: end.byte - 3)..<end, text: "the")
    }
    return text
  }

  @Test(arguments: [
    (KeyboardAction.space, "the |"), (.character(","), "the,|"), (.primary(.return), "the\n|"),
    (.primary(ReturnKey(rawValue: "search")), "teh\n|"), (.backspace, "teh|"),
    (.emoji("🚀"), "teh🚀|"),
  ])
  func `a word is corrected by the key that ends it, but not by a command to the field`(
    action: KeyboardAction, result: String
  ) {
    var text = correcting("teh|")
    text.handle(.release, action)
    #expect(text.marked == result)
  }

  @Test func `nothing is corrected when a selection is replaced or a key is only pressed`() {
    var selected = correcting("teh| x|")
    selected.type(" ")
    #expect(selected.marked == "teh |")
    var pressed = correcting("teh|")
    pressed.handle(.press, .space)
    #expect(pressed.marked == "teh|")
  }

  // Ends of sentences

  private func doubleSpaced(_ marked: String, at times: [Int?]) -> String {
    var text = TypedText(marked, language: "en")
    text.judge = { occasion in
      if case .doubleSpace(let space) = occasion {
        DocumentEdit(range: space, text: ".")
      } else {
        nil
      }
    }
    for time in times { text.handle(.release, .space, at: time) }
    return text.marked
  }

  @Test func `two spaces within three seconds end a sentence`() {
    #expect(doubleSpaced("hej|", at: [0, 2_999]) == "hej. |")
    #expect(doubleSpaced("hej|", at: [0, 3_000]) == "hej  |")
    #expect(doubleSpaced("hej |", at: [0]) == "hej  |")
    #expect(doubleSpaced("hej.|", at: [0, 100]) == "hej.  |")
    #expect(doubleSpaced("hej|", at: [nil, nil]) == "hej  |")
    #expect(doubleSpaced("hej|", at: [0, 100, 200]) == "hej.  |")
  }

  @Test
  func `two spaces stay if they must not end a sentence, or something is typed between them`() {
    var text = TypedText("hej|")
    text.handle(.release, .space, at: 0)
    text.handle(.release, .space, at: 100)
    #expect(text.marked == "hej  |")
    var between = TypedText("hej|")
    between.judge = { _ in DocumentEdit(range: .zero..<(.zero), text: "") }
    between.handle(.release, .space, at: 0)
    between.handle(.release, .moveCursorBackward, at: 50)
    #expect(between.keyboard.lastSpaceTime == nil)
  }

  // Capitals

  @Test(arguments: [
    (
      "|", Autocapitalization.sentences, KeyboardAction.character("a"), KeyboardCase.lowercased
    ),
    ("foo!|", .sentences, .space, .uppercased), ("foo|", .sentences, .space, .lowercased),
    ("foo.|", .sentences, .primary(.return), .uppercased),
    ("foo|", .sentences, .primary(.return), .uppercased),
    ("foo|", .words, .space, .uppercased), ("foo|", .words, .character("o"), .lowercased),
    ("foo|", .all, .character("o"), .uppercased), ("foo. |", .none, .space, .lowercased),
    ("e.g.|", .sentences, .space, .lowercased),
  ])
  func `the next letter is a capital where one is due`(
    marked: String, capitals: Autocapitalization, action: KeyboardAction,
    letterCase: KeyboardCase
  ) {
    var text = TypedText(marked)
    text.handler.settings.capitals = capitals
    text.handle(.release, action)
    #expect(text.keyboard.letterCase == letterCase)
  }

  @Test func `a backspace to the start requests a capital again`() {
    var text = TypedText("a|")
    text.handle(.press, .backspace)
    #expect(text.keyboard.letterCase == .uppercased)
  }

  @Test func `no capitals in right-to-left languages, and no change of case if that is off`() {
    var hebrew = TypedText("|", language: "he")
    hebrew.handle(.release, .space)
    #expect(hebrew.keyboard.letterCase == .lowercased)
    var off = TypedText("|")
    off.handler.settings.capitals = nil
    off.keyboard.letterCase = .uppercased
    off.type("A")
    #expect(off.keyboard.letterCase == .uppercased)
  }

  // Return to letters

  @Test(arguments: [
    ("1|", KeyboardAction.space, KeyboardType.alphabetic), ("1 |", .space, .numeric),
    ("1.|", .primary(.return), .numeric), ("Yes.|", .primary(.return), .alphabetic),
    ("don|", .character("’"), .alphabetic), ("1|", .character("2"), .numeric),
  ])
  func `digits return to letters after a space, a sentence or an apostrophe`(
    marked: String, action: KeyboardAction, type: KeyboardType
  ) {
    var text = TypedText(marked, language: "en")
    text.keyboard.type = .numeric
    text.handle(.release, action)
    #expect(text.keyboard.type == type)
    #expect(text.effects.contains(.keyboardType(.alphabetic)) == (type == .alphabetic))
  }

  // Feedback

  @Test(arguments: [
    (KeyboardGesture.press, KeyboardAction.character("a"), KeyboardFeedback.Audio?.some(.input)),
    (.press, .backspace, .delete), (.repeatPress, .backspace, .delete),
    (.press, .shift(nil), .system),
    (.press, .space, .input), (.press, .primary(.return), .system),
    (.release, .character("a"), nil),
    (.longPress, .space, nil), (.press, .none, nil), (.press, .command, nil),
  ])
  func `keys make sounds when pressed`(
    gesture: KeyboardGesture, action: KeyboardAction, audio: KeyboardFeedback.Audio?
  ) {
    var text = TypedText("a|")
    text.handle(gesture, action)
    let heard = text.effects.compactMap { effect in
      if case .feedback(let feedback) = effect { feedback.audio } else { nil }
    }
    #expect(heard == [audio].compactMap(\.self))
  }

  @Test func `a held space gives haptic feedback, and so does every key if enabled`() {
    func felt(
      _ preset: HapticPreset, _ gesture: KeyboardGesture, _ action: KeyboardAction
    )
      -> KeyboardFeedback.Haptic?
    {
      var text = TypedText("a|")
      text.handler.settings.hapticFeedback = preset
      text.handle(gesture, action)
      return text.effects.compactMap { effect in
        if case .feedback(let feedback) = effect { feedback.haptic } else { nil }
      }.first
    }
    #expect(felt(.minimal, .longPress, .space) == .medium)
    #expect(felt(.minimal, .press, .character("a")) == nil)
    #expect(felt(.enabled, .press, .character("a")) == .light)
    #expect(felt(.enabled, .repeatPress, .backspace) == .selectionChanged)
    #expect(felt(.disabled, .longPress, .space) == nil)
  }

  // Moving the cursor with the space key

  @Test func `a held space moves the cursor in steps of whole characters`() {
    var text = TypedText("ab👨‍👩‍👧c|")
    text.handle(.longPress, .space)
    #expect(text.keyboard.spaceDrag == SpaceDrag())
    func drag(_ x: Double, _ y: Double = 0) {
      text.handle(ActionEvent(.drag, .space, drag: (start: (100, 0), location: (x, y))))
    }
    drag(94)
    #expect(text.marked == "ab👨‍👩‍👧|c")
    drag(86)
    #expect(text.marked == "ab|👨‍👩‍👧c")
    drag(95)
    #expect(text.marked == "ab👨‍👩‍👧|c")
    drag(50, 50)
    #expect(text.marked == "ab👨‍👩‍👧|c")
    drag(50, 0)
    #expect(text.marked == "ab👨‍👩‍👧|c")
    text.handle(.release, .space)
    #expect(text.marked == "ab👨‍👩‍👧|c")
    #expect(text.keyboard.spaceDrag == nil)
    text.handle(.release, .space)
    #expect(text.marked == "ab👨‍👩‍👧 |c")
  }

  @Test(arguments: [
    (SpaceDragSensitivity.low, "abcdefgh|ij"), (.medium, "abcdef|ghij"), (.high, "|abcdefghij"),
  ])
  func `the distance per step is a setting`(
    sensitivity: SpaceDragSensitivity, result: String
  ) {
    var text = TypedText("abcdefghij|")
    text.handler.settings.spaceDragSensitivity = sensitivity
    text.handle(.longPress, .space)
    text.handle(ActionEvent(.drag, .space, drag: (start: (100, 0), location: (80, 0))))
    #expect(text.marked == result)
  }

  @Test(arguments: ["mzn", "lrc", "ks", "ckb-IQ", "az-Arab"])
  func `languages in Arabic script are written from right to left`(language: String) {
    #expect(Direction.isRightToLeft(language))
    #expect(!Direction.isRightToLeft("\(language.prefix(2))-Latn"))
  }

  @Test func `in right-to-left text the cursor moves the other way`() {
    var text = TypedText("שלום|", language: "he")
    text.handle(.longPress, .space)
    text.handle(ActionEvent(.drag, .space, drag: (start: (100, 0), location: (105, 0))))
    #expect(text.marked == "שלו|ם")
  }

  @Test func `a drag without a long press moves nothing, and a held space may show the languages`()
  {
    var text = TypedText("abc|")
    text.handle(ActionEvent(.drag, .space, drag: (start: (100, 0), location: (50, 0))))
    #expect(text.marked == "abc|")
    text.handler.settings.spaceLongPress = .languageMenu
    text.handle(.longPress, .space)
    #expect(text.effects.contains(.languageMenu))
    #expect(text.keyboard.spaceDrag == nil)
  }
}
