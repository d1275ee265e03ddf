// Text that a person may paste into a shell.

extension String {
  /// This text as a POSIX shell takes it for one word, as readable as it can be: bare where nothing in it means more
  /// to a shell, else in quotes.
  package var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_=+./:,@%".contains($0) }
    if isPlain, !isEmpty { return self }
    // In double quotes an apostrophe needs no more; what still means something there stands in single ones.
    if contains("'"), !contains(where: { "\"$`\\!".contains($0) }) { return "\"\(self)\"" }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
