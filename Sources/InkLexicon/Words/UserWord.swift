// A word that the user taught or chose to ignore, with its origin.

import InkText

/// A learned or ignored word.
package struct UserWord: Hashable, Sendable {
  /// The word as written: "Inkling".
  package var word: String
  /// The language it applies to as a BCP 47 tag; nil for all languages.
  package var language: String?
  /// The scope in which it applies.
  package var scope: WordScope
  /// The time it was added in seconds since 1970; 0 if not recorded.
  package var date: Int64
  /// How the word was added.
  package var origin: WordOrigin
  /// How often it was written since; 0 if not counted.
  package var count: Int

  /// Creates a word, by default one added by a command.
  package init(
    word: String, language: String? = nil, scope: WordScope = .user, date: Int64,
    origin: WordOrigin = .command, count: Int = 0
  ) {
    self.word = word
    self.language = language
    self.scope = scope
    self.date = date
    self.origin = origin
    self.count = count
  }

  /// Creates the word that a change adds.
  package init(added change: UserWordChange) {
    self.init(
      word: change.word.composed, language: change.language, scope: change.scope,
      date: change.date, origin: change.origin, count: change.count)
  }

  /// Whether a typed word with the same letters is an instance of this one, judging by letter case. A word learned with
  /// capitals matches only with these, or in all capitals; a word learned in lower case matches in any case.
  func isMeant(by typed: String) -> Bool {
    let typedCase = LetterCase.of(typed)
    switch LetterCase.of(word) {
    case .none, .lower: return true
    case .title: return typedCase == .title || typedCase == .upper
    case .upper: return typedCase == .upper
    case .mixed: return typedCase == .upper || typed.plainMarks == word.plainMarks
    }
  }

  /// Whether the word applies to a language; nil stands for any language.
  func belongs(to asked: String?) -> Bool { LanguageTag.covers(language, asked) }
}

/// How a word came to be learned or ignored.
package enum WordOrigin: String, Hashable, Sendable, CaseIterable {
  /// By an explicit command.
  case command
  /// By being typed more than once.
  case typed
  /// From an imported list.
  case imported
  /// From texts given to learn from.
  case texts
}

extension String {
  /// The composed text with one kind of apostrophe.
  fileprivate var plainMarks: String { composed.replacing("\u{2019}", with: "'") }
}
