// The words of whoever types: learned ones are offered and known, ignored ones are neither offered nor corrected.

import InkEngine
import InkLexicon

extension TypingAssistant {
  /// The words that were learned; keep them where you like, and teach them again the next time.
  public var learnedWords: [String] { engine.userWords.learned.map(\.word) }

  /// The words that are ignored.
  public var ignoredWords: [String] { engine.userWords.ignored.map(\.word) }

  /// Learns a word of a language, or of all; false if it was learned already or cannot be a word.
  @discardableResult
  public mutating func learnWord(_ word: String, language: String? = nil) -> Bool {
    let isNew = change(.learn, word, language)
    if isNew, let service, service.canLearnWords { service.learnWord(word) }
    return isNew
  }

  /// Takes a learned word back; false if it was none.
  @discardableResult
  public mutating func unlearnWord(_ word: String, language: String? = nil) -> Bool {
    let isKnown = change(.unlearn, word, language)
    if isKnown, let service, service.canLearnWords { service.unlearnWord(word) }
    return isKnown
  }

  /// Neither offers nor corrects a word any more; false if it was ignored already.
  @discardableResult
  public mutating func ignoreWord(_ word: String, language: String? = nil) -> Bool {
    let isNew = change(.ignore, word, language)
    if isNew, let service, service.canIgnoreWords { service.ignoreWord(word) }
    return isNew
  }

  /// Takes an ignored word back; false if it was none.
  @discardableResult
  public mutating func removeIgnoredWord(_ word: String, language: String? = nil) -> Bool {
    let isKnown = change(.removeIgnored, word, language)
    if isKnown, let service, service.canIgnoreWords { service.removeIgnoredWord(word) }
    return isKnown
  }

  /// Whether a word was learned.
  public func hasLearnedWord(_ word: String) -> Bool { engine.wordStatus(word).learned }

  /// Whether a word is ignored.
  public func hasIgnoredWord(_ word: String) -> Bool { engine.wordStatus(word).ignored }

  private mutating func change(
    _ kind: UserWordChange.Kind, _ word: String, _ language: String?
  ) -> Bool {
    engine.apply(UserWordChange(kind: kind, word: word, language: language, date: 0))
  }
}
