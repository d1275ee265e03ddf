// The interface of custom sources of suggestions, familiar to users of KeyboardKit.

public import InkEngine

/// A custom source of suggestions: a model, a list, or a service on a network.
///
/// A service receives one question at a time, never for a password field. Its suggestions are merged with those of the
/// language packs by score, or replace them; see ``TypingAssistant/usesServiceExclusively``.
///
/// ```swift
/// struct Endings: AutocompleteService {
///   let name = "endings"
///   func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion] {
///     [ExternalSuggestion(text: question.prefix + "ly", score: 0.3)]
///   }
/// }
/// ```
public protocol AutocompleteService: Sendable {
  /// The name that its suggestions give as their source.
  var name: String { get }
  /// Whether it uses words that are learned.
  var canLearnWords: Bool { get }
  /// Whether it uses words that are ignored.
  var canIgnoreWords: Bool { get }

  /// Returns suggestions for the word at a position, best first. An error is passed to the caller that requested
  /// suggestions.
  func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion]

  /// Called when a word was learned; only if ``canLearnWords``.
  func learnWord(_ word: String)
  /// Called when a learned word was removed; only if ``canLearnWords``.
  func unlearnWord(_ word: String)
  /// Called when a word is to be ignored; only if ``canIgnoreWords``.
  func ignoreWord(_ word: String)
  /// Called when a word is no longer ignored; only if ``canIgnoreWords``.
  func removeIgnoredWord(_ word: String)
}

extension AutocompleteService {
  /// False by default.
  public var canLearnWords: Bool { false }
  /// False by default.
  public var canIgnoreWords: Bool { false }
  /// Does nothing by default.
  public func learnWord(_ word: String) {}
  /// Does nothing by default.
  public func unlearnWord(_ word: String) {}
  /// Does nothing by default.
  public func ignoreWord(_ word: String) {}
  /// Does nothing by default.
  public func removeIgnoredWord(_ word: String) {}
}
