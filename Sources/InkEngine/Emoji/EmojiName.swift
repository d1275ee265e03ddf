// The name of an emoji that is being typed after a colon.

import InkText

/// `:smi` before a cursor, or `:smile:` once it is finished.
struct EmojiName {
  /// The text after the colon, without a second one.
  let text: String
  /// From the colon to the cursor.
  let range: Range<TextPoint>
  /// Whether a second colon ends the name.
  let isFinished: Bool

  /// How far back from the cursor a name may begin, in bytes.
  private static let reachBytes = 64
  /// The minimum number of letters, so that `:p` and `:D` stay as they are.
  private static let minimumCount = 2

  /// Reads back from a cursor; nil where no name is being typed.
  ///
  /// The colon must be where a word could begin, or `12:30`, `http:` and the end of every clause would be names; and a
  /// letter must follow it, or `+` as in `:+1`.
  init?(before cursor: TextPoint, in document: Text) {
    let found = document.withLine(cursor.line) { line -> (colon: Int, end: Int)? in
      var end = cursor.byte
      if end > 0, line[end - 1] == UInt8(ascii: ":") { end -= 1 }
      var start = end
      var (count, first) = (0, CharacterClass.other)
      while start > 0, end - start < Self.reachBytes {
        let before = line.scalar(before: start)
        guard Self.isPart(before) else { break }
        start -= before.width
        first = before.scalar == "+" ? .letter : before.characterClass
        count += 1
      }
      guard count >= Self.minimumCount, first == .letter, start > 0,
        line[start - 1] == UInt8(ascii: ":"), Self.isBorder(before: start - 1, in: line)
      else { return nil }
      return (start - 1, end)
    }
    guard let found else { return nil }
    let colon = TextPoint(line: cursor.line, byte: found.colon)
    let first = TextPoint(line: cursor.line, byte: found.colon + 1)
    text = document.string(in: first..<TextPoint(line: cursor.line, byte: found.end))
    range = colon..<cursor
    isFinished = found.end < cursor.byte
  }

  private static func isPart(_ character: DecodedScalar) -> Bool {
    switch character.characterClass {
    case .letter, .mark, .digit: true
    default: character.scalar == "_" || character.scalar == "-" || character.scalar == "+"
    }
  }

  private static func isBorder(before index: Int, in line: Span<UInt8>) -> Bool {
    if index == 0 { return true }
    let before = line.scalar(before: index)
    if before.characterClass == .space { return true }
    switch before.scalar {
    case "*", "_", "~", "—", "–": return true
    case let mark where mark.opensBracket || mark.opensQuotation: return true
    // After another emoji.
    default: return before.scalar.properties.isEmojiPresentation || before.scalar == "\u{FE0F}"
    }
  }
}
