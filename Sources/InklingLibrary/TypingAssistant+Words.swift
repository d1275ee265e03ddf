// The user's words: learned words are known and offered, ignored words are neither offered nor corrected.

import InkEngine
import InkLexicon

extension TypingAssistant {
  /// The learned words. They are not saved; store them, and learn them again in the next session.
  public var learnedWords: [String] { engine.userWords.learned.map(\.word) }

  /// The ignored words.
  public var ignoredWords: [String] { engine.userWords.ignored.map(\.word) }

  /// Learns a word in a language, or in all of them; returns false if it was learned already or cannot be a word.
  @discardableResult
  public mutating func learnWord(_ word: String, language: String? = nil) -> Bool {
    let isNew = change(.learn, word, language)
    if isNew, let service, service.canLearnWords { service.learnWord(word) }
    return isNew
  }

  /// Removes a learned word; returns false if it was not learned.
  @discardableResult
  public mutating func unlearnWord(_ word: String, language: String? = nil) -> Bool {
    let isKnown = change(.unlearn, word, language)
    if isKnown, let service, service.canLearnWords { service.unlearnWord(word) }
    return isKnown
  }

  /// Stops offering and correcting a word; returns false if it was ignored already.
  @discardableResult
  public mutating func ignoreWord(_ word: String, language: String? = nil) -> Bool {
    let isNew = change(.ignore, word, language)
    if isNew, let service, service.canIgnoreWords { service.ignoreWord(word) }
    return isNew
  }

  /// Stops ignoring a word; returns false if it was not ignored.
  @discardableResult
  public mutating func removeIgnoredWord(_ word: String, language: String? = nil) -> Bool {
    let isKnown = change(.removeIgnored, word, language)
    if isKnown, let service, service.canIgnoreWords { service.removeIgnoredWord(word) }
    return isKnown
  }

  /// Returns whether a word was learned.
  public func hasLearnedWord(_ word: String) -> Bool { engine.wordStatus(word).learned }

  /// Returns whether a word is ignored.
  public func hasIgnoredWord(_ word: String) -> Bool { engine.wordStatus(word).ignored }

  private mutating func change(
    _ kind: UserWordChange.Kind, _ word: String, _ language: String?
  ) -> Bool {
    engine.apply(UserWordChange(kind: kind, word: word, language: language, date: 0))
  }
}
