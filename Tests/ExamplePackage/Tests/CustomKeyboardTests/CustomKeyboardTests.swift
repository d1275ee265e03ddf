// The library from its users' point of view: what a third-party package can build on Inkling.

import CustomKeyboard
import Inkling
import Testing

@MainActor @Suite struct CustomKeyboardTests {
  @Test func `suggestions are those of the service, and picking one adds a space`()
    async throws
  {
    let keyboard = try CustomKeyboard()
    #expect(try await keyboard.suggestions() == [])
    keyboard.type("so slow")
    let suggestions = try #require(try await keyboard.suggestions())
    #expect(suggestions.map(\.text) == ["slowly", "slower", "slowter"])
    #expect(suggestions.map(\.subtitle) == [nil, "Subtitle", nil])
    #expect(suggestions.allSatisfy { $0.source == .external("endings") })
    let slowly = try #require(suggestions.first)
    keyboard.pick(slowly)
    #expect(keyboard.document.text == "so slowly ")
    keyboard.type(",")
    #expect(keyboard.document.text == "so slowly, ")
  }

  @Test func `keys can be typed while the service is working, and a late answer is not shown`()
    async throws
  {
    let service = PatientService()
    let keyboard = try CustomKeyboard(TextDocument("so slow"))
    keyboard.assistant.service = service
    let waiting = Task { try await keyboard.suggestions() }
    let question = try #require(await service.question())
    #expect(question.prefix == "slow")
    keyboard.type("l")
    #expect(keyboard.document.text == "so slowl")
    service.answer()
    #expect(try await waiting.value == nil)
    #expect(try await keyboard.suggestions()?.map(\.text) == ["slowly"])
  }

  @Test func `the service is notified of learned words`() async throws {
    let keyboard = try CustomKeyboard(TextDocument("Daene"))
    keyboard.assistant.learnWord("Daenerys")
    #expect(keyboard.service.learnedWords == ["Daenerys"])
    #expect(keyboard.assistant.hasLearnedWord("Daenerys"))
    #expect(try await keyboard.suggestions()?.first?.text == "Daenerys")
    keyboard.assistant.unlearnWord("Daenerys")
    #expect(keyboard.service.learnedWords.isEmpty)
    keyboard.assistant.ignoreWord("Daene")
    #expect(keyboard.assistant.ignoredWords == ["Daene"])
    #expect(keyboard.assistant.hasIgnoredWord("Daene"))
    #expect(!keyboard.assistant.hasIgnoredWord("Daenerys"))
  }

  @Test func `a word is learned or ignored, not both, and only what can be a word is`() throws {
    let keyboard = try CustomKeyboard()
    keyboard.assistant.ignoreWord("Daenerys")
    let learns = [
      keyboard.assistant.learnWord("Daenerys"), keyboard.assistant.learnWord("Daenerys"),
    ]
    #expect(learns == [true, false])
    #expect(keyboard.assistant.ignoredWords == [])
    #expect(keyboard.service.learnedWords == ["Daenerys"])
    keyboard.assistant.ignoreWord("Daenerys")
    #expect(keyboard.assistant.learnedWords == [])
    #expect(keyboard.service.learnedWords == [])
    for text in ["two words", "line\nbreak", "", "42", String(repeating: "a", count: 257)] {
      let changes = [keyboard.assistant.learnWord(text), keyboard.assistant.ignoreWord(text)]
      #expect(changes == [false, false])
    }
    #expect(keyboard.assistant.learnedWords == [] && keyboard.service.learnedWords == [])
  }

  @Test func `the cursor moves as far as it is told, however long the text is`() throws {
    var document = TextDocument(String(repeating: "\n", count: 300))
    document.moveCursor(by: -250)
    #expect(document.selection.lowerBound.line == 50)
    document.moveCursor(by: 1_000)
    #expect(document.selection.lowerBound.line == 300)
    document.moveCursor(by: .min)
    #expect(document.selection.lowerBound == .zero)
    document.selection = .zero..<TextPoint(line: 20, byte: 0)
    document.moveCursor(by: 250)
    #expect(document.selection.lowerBound.line == 20)
  }

  @Test func `positions outside of the text mean its nearest place`() throws {
    var document = TextDocument("one\ntwo")
    let far = TextPoint(line: .max, byte: .max)
    let before = TextPoint(line: .min, byte: .min)
    document.replace(far..<far, with: "!")
    #expect(document.text == "one\ntwo!")
    document.replace(TextPoint(line: 0, byte: .max)..<TextPoint(line: 1, byte: -1), with: " ")
    #expect(document.text == "one two!")
    document.selection = before..<far
    document.insert("three")
    #expect(document.text == "three")
    document.replace(before..<before, with: "no ")
    #expect(document.text == "no three")
    document.moveCursor(by: .min)
    document.moveCursor(by: .max)
    document.delete()
    #expect(document.text == "no thre")
  }

  @Test func `words are suggested without a service, where the kind of text wants them`() throws {
    var assistant = try CustomKeyboard().assistant
    assistant.learnWord("Daenerys")
    var settings = assistant.settings
    settings.suggestionLimit = 0
    assistant.settingsByKind["markdown"] = settings
    #expect(assistant.settingsByKind.keys.sorted() == ["markdown"])
    for (kind, suggested) in [("plaintext", ["Daenerys"]), ("markdown", [])] {
      var document = TextDocument("Daene", kind: kind)
      let answer = assistant.localAutocomplete(in: &document)
      #expect(answer.suggestions.map(\.text).filter { $0 != "Daene" } == suggested)
    }
  }

  @Test func `the emoji last typed are remembered, if a table has them`() throws {
    var (keyboard, document) = (KeyboardState(), TextDocument())
    var assistant = TypingAssistant(emoji: [try EmojiTable(path: emojiTable)])
    for emoji in ["👍", "🍕", "👍", "no emoji"] {
      _ = assistant.handle(
        ActionEvent(.release, .emoji(emoji)), keyboard: &keyboard, in: &document)
    }
    #expect(document.text == "👍🍕👍no emoji")
    #expect(assistant.recentEmoji == ["👍", "🍕"])
  }

  /// The path of the table of English names that comes with Inkling.
  private var emojiTable: String {
    let packs = "/Sources/inkling/Packs/en.inkemoji"
    let parts = #filePath.split(separator: "/").dropLast(5)
    return "/" + parts.joined(separator: "/") + packs
  }

  @Test func `callouts come from the provider in its language, from the table otherwise`() throws {
    let assistant = try CustomKeyboard().assistant
    func row(_ character: String, _ language: String) -> String {
      assistant.callouts(of: character, language: language).map(\.text).joined()
    }
    #expect(row("$", "ru-RU") == "$₽¥€¢£₩")
    #expect(row("$", "en").hasPrefix("$€"))
    #expect(row("a", "sv").hasPrefix("aáàâã"))
    #expect(assistant.callouts(of: ".", field: .url).map(\.text).contains(".com"))
  }

  @Test func `keys change the text in whole characters, and their meaning can be overridden`()
    throws
  {
    let keyboard = try CustomKeyboard(TextDocument(before: "a👩‍👩‍👧", after: "b"))
    keyboard.document.delete()
    #expect(keyboard.document.text == "ab")
    keyboard.hold(.space)
    #expect(keyboard.document.textBefore == "a\t")
    keyboard.release(.moveCursorForward)
    #expect(keyboard.document.textAfter == "")
    #expect(keyboard.release(.dismissKeyboard).contains(.dismissKeyboard))
    keyboard.document.insert(". ")
    keyboard.release(.character("y"))
    #expect(keyboard.document.text == "a\tb. y")
    #expect(keyboard.state.letterCase == .lowercased)
  }

  @Test func `a text field completes items, and a guide finds the edge of the keyboard`() {
    var field = TextField()
    field.begin(ItemList(["Jon Snow", "Sansa Stark"]))
    _ = field.replace(nil, with: "Jo")
    #expect(field.text == "Jon Snow" && field.boldEnd == 2)
    let view = CoveredView(
      bounds: Rectangle(x: 0, y: 0, width: 390, height: 844),
      frameInScreen: Rectangle(x: 0, y: 0, width: 390, height: 844), safeAreaBottom: 34,
      screen: "main")
    #expect(KeyboardLayoutGuide(of: view, keyboard: nil).top == 810)
  }

  @Test func `an invalid language pack is an error`() {
    #expect(throws: (any Error).self) { try CustomKeyboard(languages: ["/nowhere/en.inkpack"]) }
  }
}

/// A service that reports when it is asked, and answers on request.
private struct PatientService: AutocompleteService {
  let name = "patient"
  private let asked: AsyncStream<ExternalQuestion>
  private let leave: AsyncStream<Void>
  private let tell: AsyncStream<ExternalQuestion>.Continuation
  private let allow: AsyncStream<Void>.Continuation

  init() {
    let (asked, tell) = AsyncStream.makeStream(of: ExternalQuestion.self)
    let (leave, allow) = AsyncStream.makeStream(of: Void.self)
    (self.asked, self.leave, self.tell, self.allow) = (asked, leave, tell, allow)
  }

  /// Returns the next question.
  func question() async -> ExternalQuestion? {
    for await question in asked { return question }
    return nil
  }

  func answer() { allow.finish() }

  func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion] {
    tell.yield(question)
    for await _ in leave {}
    return [ExternalSuggestion(text: "slowly", score: 0.5)]
  }
}
