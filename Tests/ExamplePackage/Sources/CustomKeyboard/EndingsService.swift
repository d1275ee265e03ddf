// A custom source of suggestions: endings for the typed word, and learned words.

import Inkling
import Synchronization

/// Suggests the word before the cursor with some endings, and the words it has learned.
public final class EndingsService: AutocompleteService {
  /// `endings`.
  public let name = "endings"
  /// True: learned words are kept for the lifetime of the service.
  public let canLearnWords = true
  private let words = Mutex<[String]>([])

  /// Creates a service without learned words.
  public init() {}

  /// The learned words, in order.
  public var learnedWords: [String] { words.withLock { $0 } }

  /// Returns learned words, then endings; nothing if no word has begun.
  public func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion] {
    if question.prefix.isEmpty { return [] }
    let learned = learnedWords.filter { $0.hasPrefix(question.prefix) }
    return learned.map { ExternalSuggestion(text: $0, score: 0.9) }
      + [("ly", 0.5), ("er", 0.3), ("ter", 0.1)].map { ending, score in
        ExternalSuggestion(
          text: question.prefix + ending, subtitle: ending == "er" ? "Subtitle" : nil, score: score)
      }
  }

  /// Adds a word.
  public func learnWord(_ word: String) {
    words.withLock { $0.append(word) }
  }

  /// Removes a word.
  public func unlearnWord(_ word: String) {
    words.withLock { $0.removeAll { $0 == word } }
  }
}
