// The keyboard: a text, the state of the keys, and an assistant with services of its own.

import Inkling

/// What somebody types with, on the main actor as controllers are: keys go on while the service is waited for.
@MainActor public final class CustomKeyboard {
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
    // What it leaves open has no variants; with a standard one it would have those of that.
    assistant.calloutProvider = LocalizedCalloutProvider(["ru": RoubleCallouts()], standard: nil)
    // A long press on the space key types a tab here.
    assistant.keyStep = { gesture, action, standard in
      gesture == .longPress && action == .space ? .insert("\t") : standard
    }
  }

  /// What the bar above the keys shows; nil where something was typed before the service has answered, so that this was
  /// asked in vain.
  public func suggestions() async throws -> [Suggestion]? {
    let request = assistant.autocompleteRequest(in: &document)
    let result = try await request?.result()
    if let result, !assistant.isCurrent(result, in: &document) { return nil }
    return assistant.autocomplete(with: result, in: &document, wanting: .suggestions).suggestions
  }

  /// Lets keys go, one after another.
  public func type(_ text: String) {
    for character in text {
      release(character == " " ? .space : .character(String(character)))
    }
  }

  /// Lets a key go.
  @discardableResult
  public func release(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.release, action), keyboard: &state, in: &document)
  }

  /// Holds a key.
  @discardableResult
  public func hold(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.longPress, action), keyboard: &state, in: &document)
  }

  /// Picks what the bar shows.
  public func pick(_ suggestion: Suggestion) {
    _ = assistant.accept(suggestion, keyboard: &state, in: &document)
  }
}
