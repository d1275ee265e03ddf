// The keyboard: a text, the state of the keys, and an assistant with services of its own.

import Inkling

/// What somebody types with.
public struct CustomKeyboard: Sendable {
  /// The service of its suggestions.
  public let service = EndingsService()
  /// The text.
  public var document: TextDocument
  /// The state of its keys.
  public private(set) var state = KeyboardState()
  /// What helps.
  public var assistant: TypingAssistant

  /// A keyboard for a text; `languages` are files of language packs.
  public init(_ document: TextDocument = TextDocument(), languages: [String] = []) throws {
    self.document = document
    assistant = TypingAssistant(packs: try languages.map { try LanguagePack(path: $0) })
    assistant.service = service
    assistant.serviceStandsAlone = true
    // Whatever it leaves open is answered by the shipped table.
    assistant.calloutProvider = LocalizedCalloutProvider(["ru": RoubleCallouts()], standard: nil)
    // A long press on the space key types a tab here.
    assistant.keyStep = { gesture, action, standard in
      gesture == .longPress && action == .space ? .insert("\t") : standard
    }
  }

  /// What the bar above the keys shows.
  public mutating func suggestions() async throws -> [Suggestion] {
    try await assistant.autocomplete(in: &document, wanting: .suggestions).suggestions
  }

  /// Lets keys go, one after another.
  public mutating func type(_ text: String) {
    for character in text {
      release(character == " " ? .space : .character(String(character)))
    }
  }

  /// Lets a key go.
  @discardableResult
  public mutating func release(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.release, action), keyboard: &state, in: &document)
  }

  /// Holds a key.
  @discardableResult
  public mutating func hold(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.longPress, action), keyboard: &state, in: &document)
  }

  /// Picks what the bar shows.
  public mutating func pick(_ suggestion: Suggestion) {
    _ = assistant.accept(suggestion, keyboard: &state, in: &document)
  }
}
