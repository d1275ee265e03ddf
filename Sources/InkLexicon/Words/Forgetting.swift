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
}
