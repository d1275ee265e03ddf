// Which set phrases a line may go on with: those of letters, which are a line of their own.

import InkPrediction
import InkText

extension Place {
  /// What the line goes on with from the word at the cursor, where it is the beginning of set phrases and nothing
  /// stands behind the cursor.
  func setPhrases(in text: Text) -> [String] {
    guard !site.hasOwnText, site.restOfLine.isBlank, site.region == .prose, !language.isForeign,
      site.point.byte <= Self.longestLine, site.shape.isCompleted
    else { return [] }
    let line = text.string(in: TextPoint(line: site.point.line, byte: 0)..<site.point)
    return SetPhrases.rests(of: line, prefix: site.context.prefix, language: language.written)
  }

  /// No phrase has so many bytes.
  private static let longestLine = 64
}
