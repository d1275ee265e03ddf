// The keyboard: a text, the state of the keys, and an assistant with custom services.

import Inkling

/// A keyboard on the main actor, as controllers are: keys can be typed while the service is working.
@MainActor public final class CustomKeyboard {
  /// The source of its suggestions.
  public let service = EndingsService()
  /// The text.
  public var document: TextDocument
  /// The state of its keys.
  public private(set) var state = KeyboardState()
  /// The typing assistant.
  public var assistant: TypingAssistant

  /// Creates a keyboard for a text; `languages` are paths of language packs.
  public init(_ document: TextDocument = TextDocument(), languages: [String] = []) throws {
    self.document = document
    assistant = TypingAssistant(packs: try languages.map { try LanguagePack(path: $0) })
    assistant.service = service
    assistant.usesServiceExclusively = true
    // Without a standard provider, everything else is left to the table of the library.
    assistant.calloutProvider = LocalizedCalloutProvider(["ru": RoubleCallouts()], standard: nil)
    // A long press on the space key types a tab.
    assistant.keyStep = { gesture, action, standard in
      gesture == .longPress && action == .space ? .insert("\t") : standard
    }
  }

  /// Returns the suggestions for the bar above the keys; nil if text was typed before the service answered, so that its
  /// answer is outdated.
  public func suggestions() async throws -> [Suggestion]? {
    let request = assistant.autocompleteRequest(in: &document)
    let result = try await request?.result()
    if let result, !assistant.isCurrent(result, in: &document) { return nil }
    return assistant.autocomplete(with: result, in: &document, wanting: .suggestions).suggestions
  }

  /// Releases a key for each character.
  public func type(_ text: String) {
    for character in text {
      release(character == " " ? .space : .character(String(character)))
    }
  }

  /// Releases a key.
  @discardableResult
  public func release(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.release, action), keyboard: &state, in: &document)
  }

  /// Holds a key.
  @discardableResult
  public func hold(_ action: KeyboardAction) -> [KeyboardEffect] {
    assistant.handle(ActionEvent(.longPress, action), keyboard: &state, in: &document)
  }

  /// Picks a suggestion of the bar.
  public func pick(_ suggestion: Suggestion) {
    _ = assistant.accept(suggestion, keyboard: &state, in: &document)
  }
}
