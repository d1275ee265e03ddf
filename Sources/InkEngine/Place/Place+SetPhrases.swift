// The set phrases of letters with which a line may continue; each is a line by itself.

import InkPrediction
import InkText

extension Place {
  /// Returns the continuations of the line from the word at the cursor, where it begins set phrases and nothing follows
  /// the cursor.
  func setPhrases(in text: Text) -> [String] {
    let byteCount = site.point.byte
    guard let first = text.withLine(site.point.line, { $0.isEmpty ? nil : $0[0] }),
      SetPhrases.mayBegin(byteCount, with: first), !site.hasOwnText, site.restOfLine.isBlank,
      site.region == .prose, !language.isForeign, site.shape.isCompletable,
      text.startsAnew(line: site.point.line)
    else { return [] }
    let line = text.string(in: TextPoint(line: site.point.line, byte: 0)..<site.point)
    return SetPhrases.rests(of: line, prefix: site.context.prefix, language: language.written)
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
