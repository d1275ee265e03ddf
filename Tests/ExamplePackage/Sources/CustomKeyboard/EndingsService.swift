// Suggestions of one's own: endings for whatever is typed, and the words that were taught.

import Inkling
import Synchronization

/// Offers the word before the cursor with some endings, and remembers what it is taught.
public final class EndingsService: AutocompleteService {
  /// `endings`.
  public let name = "endings"
  /// It keeps them as long as it lives.
  public let canLearnWords = true
  private let words = Mutex<[String]>([])

  /// A service that was taught nothing.
  public init() {}

  /// The words it was taught, in order.
  public var learnedWords: [String] { words.withLock { $0 } }

  /// Words it was taught, then endings; nothing where no word is begun.
  public func autocomplete(_ question: ExternalQuestion) async throws -> [ExternalSuggestion] {
    if question.prefix.isEmpty { return [] }
    let learned = learnedWords.filter { $0.hasPrefix(question.prefix) }
    return learned.map { ExternalSuggestion(text: $0, score: 0.9) }
      + [("ly", 0.5), ("er", 0.3), ("ter", 0.1)].map { ending, score in
        ExternalSuggestion(
          text: question.prefix + ending, subtitle: ending == "er" ? "Subtitle" : nil, score: score)
      }
  }

  /// Remembers a word.
  public func learnWord(_ word: String) {
    words.withLock { $0.append(word) }
  }

  /// Forgets a word.
  public func unlearnWord(_ word: String) {
    words.withLock { $0.removeAll { $0 == word } }
  }
}
