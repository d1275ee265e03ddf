// What stands at a cursor: the word around it, the tokens before it, and whether a sentence begins.

import InkText

/// The place of a cursor in a text.
struct CursorContext: Sendable {
  /// The tokens before the word, newest last; `<s>` at a sentence start.
  var history: [String]
  /// The part of the word before the cursor, as typed; empty at a border.
  var prefix: String
  /// Where that part stands.
  var prefixRange: Range<TextPoint>
  /// The whole word around the cursor.
  var wordRange: Range<TextPoint>
  /// Whether the word begins a sentence.
  var isSentenceStart: Bool
  /// The letter case of `prefix`.
  var letterCase: LetterCase
  /// The character before the cursor, on its line.
  var characterBefore: Range<TextPoint>?

  private static let historyLength = 3

  /// Reads the line of a point.
  init(at point: TextPoint, in text: Text) {
    func on(_ byte: Int) -> TextPoint { TextPoint(line: point.line, byte: byte) }
    let (start, end) = text.withLine(point.line) { line in
      var (start, end) = (point.byte, point.byte)
      while start > 0 {
        let before = line.scalar(before: start)
        guard before.characterClass.isWordCharacter else { break }
        start -= before.width
      }
      while end < line.count {
        let after = line.scalar(at: end)
        guard after.characterClass.isWordCharacter else { break }
        end += after.width
      }
      return (start, end)
    }
    prefixRange = on(start)..<point
    wordRange = on(start)..<on(end)
    prefix = text.string(in: prefixRange)
    letterCase = LetterCase.of(prefix)
    var tokens: [String] = []
    var tokenizer = Tokenizer()
    text.withLine(point.line) { line in
      let before = line.extracting(0..<start)
      while let token = tokenizer.next(in: before) {
        if token.startsSentence { tokens.append(Tokenizer.sentenceStart) }
        tokens.append(token.modelText(in: before))
      }
    }
    isSentenceStart = tokenizer.isAtSentenceStart
    if isSentenceStart { tokens.append(Tokenizer.sentenceStart) }
    history = tokens.suffix(Self.historyLength)
    let lastCharacter = text.string(in: on(0)..<point).last
    characterBefore = lastCharacter.map { on(point.byte - $0.utf8.count)..<point }
  }
}
