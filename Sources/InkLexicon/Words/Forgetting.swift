// What is to be forgotten of all that was learned.

/// A part of what was learned.
package enum Forgetting: Hashable, Sendable {
  /// A word in this form, learned or ignored, and all that was learned with it; it stays forgotten.
  case word(String)
  /// What was learned from and for the document with this URI, or from the file or folder of this path.
  case document(String)
  /// What was learned or ignored in a time, in seconds since 1970.
  case period(ClosedRange<Int64>)
  /// Everything.
  case all

  /// Whether a learned or an ignored word is meant. Words of a workspace are not forgotten with a time: they have none
  /// of their own.
  package func means(_ word: UserWord) -> Bool {
    switch self {
    case .word(let forgotten): word.word == forgotten
    case .document(let uri): word.scope == .document(uri)
    case .period(let period): period.contains(word.date) && !word.scope.isWorkspace
    case .all: true
    }
  }

  /// Whether a change of words is meant: what it has made is.
  package func means(_ change: UserWordChange) -> Bool { means(UserWord(added: change)) }

  /// Whether a change of replacements, or of what was taken back, is meant: only where everything is.
  package func means(_ change: UserCorrectionChange) -> Bool { self == .all }

  /// Whether a change of emoji is meant; an emoji counts as a word.
  package func means(_ change: UserEmojiChange) -> Bool {
    switch self {
    case .word(let emoji): change.emoji == emoji
    case .document: false
    case .period(let period): period.contains(change.date)
    case .all: true
    }
  }
}
