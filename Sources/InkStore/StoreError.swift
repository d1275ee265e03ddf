// Errors of the word store, as sentences that say what to do.

/// An error of the store. No case contains a word of the user.
package enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or its folder cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The file was written by a newer version of Inkling.
  case tooNew(path: String, found: Int, supported: Int)
  /// The file is not a database, or a damaged one.
  case damaged(path: String)
  /// The file is something else than a word store.
  case notAStore(path: String)
  /// Another process held the file for longer than the timeout.
  case busy(path: String, milliseconds: Int)
  /// The file or the file system is read-only.
  case readOnly(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// A word is for the workspace, but none is open.
  case noWorkspace
  /// The file of the workspace's words cannot be written.
  case workspaceNotWritten(path: String, reason: String)
  /// A word list cannot be read.
  case listNotRead(path: String, reason: String)
  /// A readable text is not a word list.
  case notAList(path: String, reason: String)
  /// A list was written by a newer version of Inkling.
  case listTooNew(path: String, found: Int64, supported: Int64)
  /// A list has more words than are accepted at once.
  case listTooLong(path: String, limit: Int)
  /// A word list cannot be written.
  case listNotWritten(path: String, reason: String)
  /// Any other error of SQLite.
  case failed(path: String, code: Int, reason: String)

  /// One sentence that includes the remedy.
  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "your words cannot be stored in \(path): \(reason); "
        + "make sure that its folder exists and is yours, or set userData.path"
    case .tooNew(let path, let found, let supported):
      "\(path) has format \(found), this build reads up to \(supported); update Inkling, "
        + "or set userData.path to another file"
    case .damaged(let path):
      "\(path) is not a readable word store; move it away and a new one is created"
    case .notAStore(let path):
      "\(path) is not a file of Inkling's and is left as it is; set userData.path to another file, "
        + "which is created if there is none"
    case .busy(let path, let milliseconds):
      "\(path) was held by another process for over \(milliseconds) ms; try again"
    case .readOnly(let path):
      "\(path) is read-only; make it writable, or set userData.path"
    case .diskFull(let path):
      "the disk is full, there is no room for \(path); make some and try again"
    case .noWorkspace:
      "expected an open workspace folder for its words, found none; open one, or use the scope \"user\""
    case .workspaceNotWritten(let path, let reason):
      "\(path) cannot be written: \(reason); mend that, or use the scope user"
    case .listNotRead(let path, let reason):
      "the words of \(path) cannot be read: \(reason); nothing was learned; name a readable file and its format"
    case .notAList(let path, let reason):
      "\(path) is not a word list: \(reason); nothing was learned; keep only the words in it, one per line"
    case .listTooNew(let path, let found, let supported):
      "\(path) has version \(found), this build reads up to \(supported); nothing was learned; update Inkling"
    case .listTooLong(let path, let limit):
      "\(path) has more than \(limit) words; nothing was learned; keep only those you use yourself, "
        + "since the words of a language are in its pack"
    case .listNotWritten(let path, let reason):
      "the words cannot be written to \(path): \(reason); name a file in one of your folders"
    case .failed(let path, let code, let reason):
      "\(path) could not be used (SQLite \(code): \(reason)); see to its disk and try again"
    }
  }
}
