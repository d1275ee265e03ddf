// The set phrases of letters with which a line or a sentence may continue.

import InkPrediction
import InkText

extension Place {
  /// Returns the continuations of the line from the word at the cursor, where it or its last sentence begins set
  /// phrases and nothing follows the cursor.
  func setPhrases(in text: Text) -> [String] {
    let end = site.point
    let starts = text.withLine(end.line) { SetPhrases.starts(before: end.byte, in: $0) }
    guard !starts.isEmpty, !site.hasOwnText, site.restOfLine.isBlank, site.region == .prose,
      !language.isForeign, site.shape.isCompletable
    else { return [] }
    return starts.flatMap { start -> [String] in
      if start == 0, !text.startsAnew(line: end.line) { return [] }
      return SetPhrases.rests(
        of: text.string(in: TextPoint(line: end.line, byte: start)..<end),
        prefix: site.context.prefix, isLine: start == 0, language: language.written)
    }
  }
}

extension Text {
  /// Whether a line does not continue the one above, as the lines of a wrapped paragraph do: that one is empty, or ends
  /// in a mark.
  fileprivate func startsAnew(line: Int) -> Bool {
    if line == 0 { return true }
    return withLine(line - 1) { above in
      var end = above.count
      while end > 0, above[end - 1] == 0x20 { end -= 1 }
      return end == 0 || !above.scalar(before: end).characterClass.isCore
    }
  }
}
