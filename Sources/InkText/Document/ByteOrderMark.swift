// The byte order mark that some editors write at the start of a file: no part of its text.

extension StringProtocol {
  /// The text without the byte order mark at its start, if one is there.
  package var withoutByteOrderMark: SubSequence {
    let isMarked = unicodeScalars.first == "\u{FEFF}"
    return isMarked ? self[unicodeScalars.index(after: startIndex)...] : self[...]
  }
}
