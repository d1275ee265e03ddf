// What the user should be told about the store although nothing failed.

import InkLexicon

/// A notice of the store. No case contains a word of the user.
package enum StoreNotice: Equatable, Sendable, CustomStringConvertible {
  /// A damaged file was kept under another name and a new one created, with the words that could still be read, and all
  /// else except what is lost.
  case damagedFileKept(path: String, backup: String, savedCount: Int, lost: [String])
  /// The file can be read but not written to.
  case readOnly(path: String)
  /// The file can be read or written by other users, and is not this user's to change that.
  case openToOthers(path: String)
  /// Other users may replace the files in this folder.
  case folderOpenToOthers(path: String)
  /// The write-ahead log was removed while it was in use, and could not be written into the file.
  case logLost(path: String)
  /// The numbers of the lines in a workspace word list that are not words.
  case badLines(path: String, lines: [Int])
  /// A workspace word list cannot be read; all others are.
  case workspaceNotRead(path: String, reason: String)

  /// One sentence that includes the remedy.
  package var description: String {
    switch self {
    case .damagedFileKept(let path, let backup, let count, let lost):
      "\(path) was damaged: it is kept as \(backup), and \(count == 0 ? "none" : "\(count)") of its words could be "
        + "saved\(lost.isEmpty ? "" : "; lost: \(lost.joined(separator: ", "))"); close your editors and copy a "
        + "backup over \(path) to have all of them again"
    case .readOnly(let path):
      "\(path) can be read but not written to; make it writable, or set userData.path"
        + StoreOutcome.sessionNote
    case .openToOthers(let path):
      "\(path) is open to other users of this machine and cannot be taken from them; "
        + "make it yours with the mode 600, or set userData.path"
    case .folderOpenToOthers(let path):
      "other users of this machine may replace your words in \(path); take that from them with chmod go-w"
    case .logLost(let path):
      "\(path)-wal was removed while it was in use, and your latest words with it; close your editors "
        + "before you move or copy these files"
    case .badLines(let path, let lines):
      "\(path): a line holds one word and then nothing, \"ignored\" or a language; skipped: "
        + numberList(lines, of: "line", plural: "lines")
    case .workspaceNotRead(let path, let reason):
      "the workspace's words in \(path) cannot be read: \(reason); make it a text file with one word per line"
    }
  }
}

/// Returns "line 3", "lines 3, 5 and 9", "lines 1, 2, 3, 4, 5 and 7 more"; of more numbers there are no more than the
/// limit. `omittedCount` more were left out before.
package func numberList(
  _ numbers: [Int], of noun: String, plural: String, omittedCount: Int = 0, limit: Int = 5
) -> String {
  let shown = numbers.prefix(limit).map(String.init)
  let moreCount = numbers.count - shown.count + omittedCount
  guard let last = shown.last, numbers.count + omittedCount > 1 else {
    return "\(noun) \(shown.first ?? "0")"
  }
  let (listed, end) =
    moreCount > 0 ? (shown, "\(moreCount) more") : (Array(shown.dropLast()), last)
  return "\(plural) \(listed.joined(separator: ", ")) and \(end)"
}
