// The part of the learned data that a user wants to delete.

/// A part of the learned data.
package enum Forgetting: Hashable, Sendable {
  /// A word in this form, learned or ignored, and everything learned with it; it is not learned again automatically.
  case word(String)
  /// Everything learned from and for the document with this URI, or from those below it if it is a folder's.
  case document(String)
  /// Everything learned or ignored in a period, in seconds since 1970.
  case period(ClosedRange<Int64>)
  /// The words in the lists of the projects in use, which others may share.
  case workspaces
  /// Everything of the user's, which leaves the lists of projects as they are.
  case all

  /// Whether a learned or ignored word is included. A period never includes words of a workspace, since these have no
  /// date.
  package func means(_ word: UserWord) -> Bool {
    switch self {
    case .word(let forgotten): word.word == forgotten
    case .document(let uri): word.scope == .document(uri)
    case .period(let period): period.contains(word.date) && !word.scope.isWorkspace
    case .workspaces: word.scope.isWorkspace
    case .all: !word.scope.isWorkspace
    }
  }

  /// Whether what was learned from a text is included because of where the text is.
  package func means(textAt source: String) -> Bool {
    guard case .document(let uri) = self else { return false }
    return source == uri || source.isBelow(folder: uri)
  }

  /// Whether a change of words is included, judging by the word it adds.
  package func means(_ change: UserWordChange) -> Bool { means(UserWord(added: change)) }

  /// Whether a change of replacements or of reverted corrections is included, which only ``all`` does.
  package func means(_ change: UserCorrectionChange) -> Bool { self == .all }

  /// Whether a change of emoji is included; an emoji counts as a word.
  package func means(_ change: UserEmojiChange) -> Bool {
    switch self {
    case .word(let emoji): change.emoji == emoji
    case .document, .workspaces: false
    case .period(let period): period.contains(change.date)
    case .all: true
    }
  }
}
