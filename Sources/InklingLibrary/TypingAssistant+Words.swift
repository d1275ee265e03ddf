// The user's words: learned words are known and offered, ignored words are neither offered nor corrected.

import InkEngine
import InkLexicon
import InkText

extension TypingAssistant {
  /// The learned words. They are not saved; store them, and learn them again in the next session.
  public var learnedWords: [String] { engine.userWords.learned.map(\.word) }

  /// The ignored words.
  public var ignoredWords: [String] { engine.userWords.ignored.map(\.word) }

  /// Learns a word in a language, or in all of them, and stops ignoring it there; returns false if it was learned
  /// already or cannot be a word.
  @discardableResult
  public mutating func learnWord(_ word: String, language: String? = nil) -> Bool {
    change(.learn, word, language)
  }

  /// Removes a learned word; returns false if it was not learned.
  @discardableResult
  public mutating func unlearnWord(_ word: String, language: String? = nil) -> Bool {
    change(.unlearn, word, language)
  }

  /// Stops offering and correcting a word, and unlearns it; returns false if it was ignored already or cannot be a
  /// word.
  @discardableResult
  public mutating func ignoreWord(_ word: String, language: String? = nil) -> Bool {
    change(.ignore, word, language)
  }

  /// Stops ignoring a word; returns false if it was not ignored.
  @discardableResult
  public mutating func removeIgnoredWord(_ word: String, language: String? = nil) -> Bool {
    change(.removeIgnored, word, language)
  }

  /// Whether a word was learned.
  public func hasLearnedWord(_ word: String) -> Bool { engine.wordStatus(word).learned }

  /// Whether a word is ignored.
  public func hasIgnoredWord(_ word: String) -> Bool { engine.wordStatus(word).ignored }

  /// Makes a change, and before it removes the word from the other list; tells the service of both.
  private mutating func change(
    _ kind: UserWordChange.Kind, _ word: String, _ language: String?
  ) -> Bool {
    if WordFlaw(in: word) != nil { return false }
    let wanted = UserWordChange(kind: kind, word: word, language: language, date: 0)
    var hasChanged = false
    for change in engine.changes(for: wanted, everywhere: true) where engine.apply(change) {
      hasChanged = true
      tellService(of: change)
    }
    return hasChanged
  }

  private func tellService(of change: UserWordChange) {
    guard let service else { return }
    switch change.kind {
    case .learn where service.canLearnWords: service.learnWord(change.word)
    case .unlearn where service.canLearnWords: service.unlearnWord(change.word)
    case .ignore where service.canIgnoreWords: service.ignoreWord(change.word)
    case .removeIgnored where service.canIgnoreWords: service.removeIgnoredWord(change.word)
    case .learn, .unlearn, .ignore, .removeIgnored: break
    }
  }
}
