// Which set phrases a line may go on with: those of letters, which are a line of their own.

import InkPrediction
import InkText

extension Place {
  /// What the line goes on with from the word at the cursor, where it is the beginning of set phrases and nothing
  /// stands behind the cursor.
  func setPhrases(in text: Text) -> [String] {
    let byteCount = site.point.byte
    guard let first = text.withLine(site.point.line, { $0.isEmpty ? nil : $0[0] }),
      SetPhrases.mayBegin(byteCount, with: first), !site.hasOwnText, site.restOfLine.isBlank,
      site.region == .prose, !language.isForeign, site.shape.isCompleted
    else { return [] }
    let line = text.string(in: TextPoint(line: site.point.line, byte: 0)..<site.point)
    return SetPhrases.rests(of: line, prefix: site.context.prefix, language: language.written)
  }
}
