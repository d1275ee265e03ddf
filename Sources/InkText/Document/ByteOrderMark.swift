// The byte order mark that some editors write at the start of a file; it is not part of the text.

extension StringProtocol {
  /// The text without a leading byte order mark.
  package var withoutByteOrderMark: SubSequence {
    let isMarked = unicodeScalars.first == "\u{FEFF}"
    return isMarked ? self[unicodeScalars.index(after: startIndex)...] : self[...]
  }
}

extension [UInt8] {
  /// The bytes of a text in UTF-8 without a leading byte order mark.
  package var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}
