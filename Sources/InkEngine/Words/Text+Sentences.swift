// The sentences of a line, each of which may be in another language.

import InkText

extension Text {
  /// Returns the parts of a range of a line that are of different sentences, in order and without gaps.
  func sentences(in range: Range<Int>, ofLine line: Int) -> [Range<Int>] {
    var starts = [range.lowerBound]
    withLine(line) { bytes in
      let end = min(range.upperBound, bytes.count)
      guard range.lowerBound < end else { return }
      let part = bytes.extracting(range.lowerBound..<end)
      var tokenizer = Tokenizer(abbreviations: abbreviations)
      while let token = tokenizer.next(in: part) {
        let start = range.lowerBound + token.range.lowerBound
        if token.startsSentence, let last = starts.last, start > last { starts.append(start) }
      }
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).map { $0..<max($0, $1) }
  }
}
