// Quoting text for a shell.

extension String {
  /// The text as one word for a POSIX shell, as readable as possible: bare if no character is special, else quoted.
  package var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_=+./:,@%".contains($0) }
    if isPlain, !isEmpty { return self }
    // In double quotes an apostrophe is literal; other special characters require single quotes.
    if contains("'"), !contains(where: { "\"$`\\!".contains($0) }) { return "\"\(self)\"" }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
