// An external provider: where it may be asked, and about what.

import InkText

extension Engine {
  /// Returns what an external provider may be asked about a position, with at most `bytes` of the text before it; nil
  /// where no words are offered, as always in a password field.
  package func externalQuestion(
    _ question: Question, in document: inout Document, bytes: Int
  ) -> ExternalQuestion? {
    let place = place(of: question, in: &document)
    guard place.policy.offersWords else { return nil }
    let limit = Self.limit(question.limit, standard: place.policy.settings.suggestionLimit)
    return ExternalQuestion(
      prefix: place.site.context.prefix,
      textBefore: question.text.map { String(decoding: $0.utf8.suffix(bytes), as: UTF8.self) }
        ?? document.text.string(before: place.site.point, bytes: bytes),
      textAfter: document.text.string(after: place.site.point, bytes: bytes / 4),
      language: place.language.written, languageID: document.languageID, limit: limit)
  }
}

extension Text {
  /// Returns the text before a point, at most a number of bytes, across lines and in whole characters.
  fileprivate func string(before point: TextPoint, bytes: Int) -> String {
    var (start, left) = (point, bytes)
    while left > start.byte, start.line > 0 {
      left -= start.byte + 1
      start = TextPoint(line: start.line - 1, byte: lineLength(start.line - 1))
    }
    start.byte = max(0, start.byte - max(0, left))
    return string(in: clamped(start)..<point)
  }

  /// Returns the rest of a line, at most a number of bytes.
  fileprivate func string(after point: TextPoint, bytes: Int) -> String {
    string(in: point..<clamped(TextPoint(line: point.line, byte: point.byte + bytes)))
  }
}
