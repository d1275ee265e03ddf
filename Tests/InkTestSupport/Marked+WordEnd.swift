// The end of a word before a mark.

package import InkText

extension Marked {
  /// The word ended by the character before the mark; nil if there is none.
  package var wordEnd: WordEnd? {
    guard point.byte > 0 else {
      let line = point.line - 1
      let end = TextPoint(line: line, byte: text.lineLength(line))
      return WordEnd(endedAt: end, by: "\n", isTyped: true, in: text)
    }
    guard let typed = CursorContext(at: point, in: text).characterBefore,
      let scalar = text.string(in: typed).unicodeScalars.first
    else { return nil }
    return WordEnd(endedAt: typed.lowerBound, by: scalar, isTyped: true, in: text)
  }
}
