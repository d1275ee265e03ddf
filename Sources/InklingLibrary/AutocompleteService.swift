// A source of suggestions of one's own, in the shape that KeyboardKit's users know.

public import InkEngine

/// Makes suggestions in its own way and time: with a model of its own, a list, or somebody over a network.
///
/// A service is asked about one place at a time, never in a password field, and its suggestions are sorted in among
/// those of the language packs by their scores, or stand alone; see ``TypingAssistant/serviceStandsAlone``.
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
  /// What its suggestions are said to come from.
  var name: String { get }
  /// Whether it does something with words that are learned.
  var canLearnWords: Bool { get }
  /// Whether it does something with words that are ignored.
  var canIgnoreWords: Bool { get }

  /// Suggestions for the word at a place, best first; an error is handed to whoever asked for suggestions.
  func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion]

  /// Hears that a word was learned; only if ``canLearnWords``.
  func learnWord(_ word: String)
  /// Hears that a word is no longer learned; only if ``canLearnWords``.
  func unlearnWord(_ word: String)
  /// Hears that a word is ignored; only if ``canIgnoreWords``.
  func ignoreWord(_ word: String)
  /// Hears that a word is no longer ignored; only if ``canIgnoreWords``.
  func removeIgnoredWord(_ word: String)
}

extension AutocompleteService {
  /// False.
  public var canLearnWords: Bool { false }
  /// False.
  public var canIgnoreWords: Bool { false }
  /// Does nothing.
  public func learnWord(_ word: String) {}
  /// Does nothing.
  public func unlearnWord(_ word: String) {}
  /// Does nothing.
  public func ignoreWord(_ word: String) {}
  /// Does nothing.
  public func removeIgnoredWord(_ word: String) {}
}
