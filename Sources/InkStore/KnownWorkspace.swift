// A project's words as last read, so that another project's change does not read them again.

import InkLexicon
import InkSystem

/// The file of a project's words and what it contained when it was last read.
struct KnownWorkspace {
  /// The file.
  let words: WorkspaceWords
  private var changes: [UserWordChange] = []
  /// The state of the file that `changes` are from; nil before the first reading.
  private var stamp: WorkspaceWords.Stamp?

  init(_ words: WorkspaceWords) {
    self.words = words
  }

  /// Returns its words, reading the file if its state is not the one that was read last; `noteBadLines` is called with
  /// the numbers of the lines without a word when they are read.
  mutating func changes(
    at stamp: WorkspaceWords.Stamp?, noteBadLines: ([Int]) -> Void
  ) throws(SystemError) -> [UserWordChange] {
    if let stamp, stamp == self.stamp { return changes }
    let read = try words.read()
    (changes, self.stamp) = (read.changes, stamp)
    if !read.bad.isEmpty { noteBadLines(read.bad) }
    return changes
  }
}
