// A word the user taught or wants left alone, with what is known of its coming.

import InkText

/// A learned or ignored word.
package struct UserWord: Hashable, Sendable {
  /// The word as it is written: "Inkling".
  package var word: String
  /// The language it belongs to as a BCP 47 tag; nil for all.
  package var language: String?
  /// Where it holds.
  package var scope: WordScope
  /// Since when, in seconds since 1970; 0 where nobody noted it.
  package var date: Int64
  /// How it came.
  package var origin: WordOrigin
  /// How often it was written since; 0 where nobody counted.
  package var count: Int

  /// A word that came by a command unless told.
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

  /// The word that a change adds.
  package init(added change: UserWordChange) {
    self.init(
      word: change.word.composed, language: change.language, scope: change.scope,
      date: change.date, origin: change.origin, count: change.count)
  }

  /// Whether a typed word with the same letters is this one. Letter case is kept apart: what was learned with
  /// capitals is meant with them, or in capitals throughout; what was learned in small letters is the same word in
  /// any case.
  func isMeant(by typed: String) -> Bool {
    let typedCase = LetterCase.of(typed)
    switch LetterCase.of(word) {
    case .none, .lower: return true
    case .title: return typedCase == .title || typedCase == .upper
    case .upper: return typedCase == .upper
    case .mixed: return typedCase == .upper || typed.plainMarks == word.plainMarks
    }
  }

  /// Whether it holds in a language; nil asks for any.
  func belongs(to asked: String?) -> Bool { LanguageTag.covers(language, asked) }
}

/// How a word came to be learned or ignored.
package enum WordOrigin: String, Hashable, Sendable, CaseIterable {
  /// By a command: somebody said so.
  case command
  /// It was typed, more than once.
  case typed
  /// It stood in a list that was imported.
  case imported
  /// It stood in texts that were given to learn from.
  case texts
}

extension String {
  /// The composed text with one kind of apostrophe.
  fileprivate var plainMarks: String { composed.replacing("\u{2019}", with: "'") }
}
