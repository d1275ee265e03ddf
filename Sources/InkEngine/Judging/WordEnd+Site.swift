// The word at a position as it ends there: by the mark that is behind it, or else by the space that one would type.

import InkText

extension WordEnd {
  /// Reads the word at a position as what is behind it ends it, or else a space; reads some hundred bytes of its line.
  init?(of site: CursorSite, in text: Text) {
    let end = site.wordRange.upperBound
    let found = text.withLine(end.line) { line -> (byte: Int, scalar: Unicode.Scalar?) in
      var byte = end.byte
      while byte < line.count, byte < end.byte + Self.maximumLength {
        let mark = line.scalar(at: byte)
        if Self.endings.contains(mark.scalar) { return (byte, mark.scalar) }
        byte += mark.width
      }
      return (byte, nil)
    }
    self.init(
      endedAt: TextPoint(line: end.line, byte: found.byte), by: found.scalar ?? " ",
      isTyped: found.scalar != nil, typedFrom: site.wordRange.lowerBound, in: text,
      regions: site.regions)
  }
}
