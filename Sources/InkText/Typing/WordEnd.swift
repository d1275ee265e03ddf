// A word that a typed character has just ended: where it stands and which marks stand close around it.

/// A word of prose that is finished.
///
/// Addresses, paths, identifiers, tags, words in code marks and what else is no plain word between blanks,
/// quotes and brackets is never one: `user@host`, `and/or`, `x_y`, `#tag`, `'tis`. Markup parts words like a blank:
/// `\emph{word}`, `<b>word</b>`.
package struct WordEnd: Sendable, Equatable {
  /// Where its letters stand.
  package let range: Range<TextPoint>
  /// The word as it is typed.
  package let text: String
  /// The quotes, brackets and signs of emphasis directly before it.
  package let opening: String
  /// What stands between it and the character that ended it: closing marks, often none.
  package let closing: String
  /// The typed character; a line break is `\n`, whatever its bytes.
  package let ending: Unicode.Scalar
  /// Whether an apostrophe follows it that closes no quotation, so that its end is left out: settin’.
  package let isElided: Bool

  /// Nothing longer than this is a word, in bytes.
  package static let greatestLength = 64

  /// The word that `ending`, which stands at `point`, has ended; nil if there is no plain one.
  ///
  /// Looks at one line, no more than some hundred bytes before the point and one character behind what is typed.
  ///
  /// - Parameters:
  ///   - point: Where the character stands.
  ///   - ending: The character.
  ///   - isTyped: False for a character that is only about to be typed there.
  ///   - start: From where on all before the character was just typed; nil where nobody knows.
  ///   - text: The text.
  ///   - regions: The regions of the line, for its markup; none where it has no markup.
  package init?(
    endedAt point: TextPoint, by ending: Unicode.Scalar, isTyped: Bool = true,
    typedFrom start: TextPoint? = nil, in text: Text, regions: [Region] = []
  ) {
    let ending: Unicode.Scalar = ending == "\r" ? "\n" : ending
    guard Self.isEnding(ending) else { return nil }
    let found = text.withLine(point.line) { line -> Parts? in
      guard point.byte <= line.count else { return nil }
      let end = isTyped ? Self.end(of: ending, at: point.byte, in: line) : point.byte
      let mayPart = ending != "\n" && !Self.isFree(behind: end, in: line)
      // Of hyphens the second one ends a word.
      let isDash = ending == "-" && point.byte > 0 && line[point.byte - 1] == UInt8(ascii: "-")
      if ending == "-", !isDash { return nil }
      let parts = Parts(before: point.byte - (isDash ? 1 : 0), in: line, regions)
      // Who parts a word has not finished its first half; who types one before another has.
      let first = parts.map { TextPoint(line: point.line, byte: $0.word.lowerBound) }
      let isNew = if let start, let first { start <= first } else { false }
      return mayPart && !isNew ? nil : parts
    }
    guard let found else { return nil }
    if ending == "’" || ending == "‘", !found.isInSingleQuotes { return nil }
    func place(_ byte: Int) -> TextPoint { TextPoint(line: point.line, byte: byte) }
    range = place(found.word.lowerBound)..<place(found.word.upperBound)
    self.text = text.string(in: range)
    opening = text.string(in: place(found.opening)..<range.lowerBound)
    closing = text.string(in: range.upperBound..<point)
    self.ending = ending
    isElided =
      ["'", "’"].contains(closing.unicodeScalars.first) && !found.isInSingleQuotes
      && !found.isBehindStraightQuote
  }

  /// The characters that end a word, of which editors are to tell us. Of hyphens the second one does: `so--`.
  package static let endings: [Unicode.Scalar] = [
    " ", "\n", "\t", ".", ",", ";", ":", "!", "?", ")", "\"", "”", "’", "-", "—", "–", "“", "‘",
    "«", "»", "‹", "›",
  ]

  /// Where a typed character ends: a tab may have become spaces.
  private static func end(
    of scalar: Unicode.Scalar, at byte: Int, in line: Span<UInt8>
  ) -> Int {
    let isWritten = scalar != "\t" || byte == line.count || line[byte] == 0x09
    return isWritten ? byte + scalar.utf8.count : line.skipSpaces(from: byte)
  }

  private static func isEnding(_ scalar: Unicode.Scalar) -> Bool { endings.contains(scalar) }

  /// Whether no letter or digit follows.
  private static func isFree(behind byte: Int, in line: Span<UInt8>) -> Bool {
    guard byte < line.count else { return true }
    return !line.scalar(at: byte).characterClass.isWordCharacter
  }
}

/// The bytes of a line that make up a word and the marks around it.
private struct Parts {
  let opening: Int
  let word: Range<Int>
  /// Whether a typographic single quotation mark is open before the word.
  let isInSingleQuotes: Bool
  /// The same of an apostrophe that opens a quotation.
  let isBehindStraightQuote: Bool

  init?(before end: Int, in line: Span<UInt8>, _ regions: [Region]) {
    let least = max(0, end - 2 * WordEnd.greatestLength)
    let wordEnd = Self.wordEnd(before: end, downTo: least, in: line, regions)
    let start = line.wordStart(before: wordEnd, downTo: least)
    let core = coreRange(of: start..<wordEnd, in: line)
    // A hyphen at the end is the middle of a word, an apostrophe at its start a part of it, 'tis, if none closes it.
    let isQuoted =
      line.isApostrophe(start..<core.lowerBound) && wordEnd < end
      && line.isApostrophe(wordEnd..<wordEnd + 1)
    guard core.lowerBound == start || isQuoted, core.upperBound == wordEnd, !core.isEmpty,
      core.count <= WordEnd.greatestLength, hasLetter(core, in: line)
    else { return nil }
    word = core
    // An underscore opens nothing but what another one closes, and the other way round: _word_, but not name_.
    let isUnderlined = Self.hasUnderscore(wordEnd..<end, in: line, regions)
    var isOpened = false
    var first = start
    while first > least {
      let before = line.scalar(before: first)
      if before.characterClass == .space || Self.parts(before.scalar) { break }
      if before.characterClass == .hyphen, line.hasDash(before: first) { break }
      let opens = Self.isOpening(before.scalar) || isUnderlined && before.scalar == "_"
      if !opens, regions.markupSeparatesWords(at: first) { break }
      // Of tildes two strike out what they stand around: ~~word~~.
      if before.scalar == "~", line.hasStroke(before: first) {
        first -= 2
        continue
      }
      guard opens else { return nil }
      if before.scalar == "_" { isOpened = true }
      first -= before.width
    }
    guard first > least || least == 0, isOpened || !isUnderlined else { return nil }
    opening = first
    isInSingleQuotes = Self.hasOpenSingleQuote(line, before: start)
    isBehindStraightQuote = isQuoted || Self.hasOpenApostrophe(line, before: start)
  }

  /// Whether an underscore is among the marks behind a word that is not the markup of its language.
  private static func hasUnderscore(
    _ range: Range<Int>, in line: Span<UInt8>, _ regions: [Region]
  ) -> Bool {
    range.contains { byte in
      line[byte] == UInt8(ascii: "_")
        && !regions.contains { $0.kind == .markup && $0.range.contains(byte) }
    }
  }

  /// Where a word ends that has nothing but closing marks and markup behind it up to a byte.
  private static func wordEnd(
    before end: Int, downTo least: Int, in line: Span<UInt8>, _ regions: [Region]
  ) -> Int {
    var wordEnd = end
    while wordEnd > least {
      let mark = line.scalar(before: wordEnd)
      if isClosing(mark.scalar) {
        wordEnd -= mark.width
      } else if mark.scalar == "~", line.hasStroke(before: wordEnd) {
        wordEnd -= 2
      } else if let markup = regions.last(where: { $0.range.contains(wordEnd - 1) }),
        markup.kind == .markup
      {
        wordEnd = markup.range.lowerBound
      } else {
        break
      }
    }
    return max(wordEnd, least)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", ")", "]", "\"", "'", "”", "’", "“", "‘", "»", "«", "›", "‹",
      "*", "_", "…":
      true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "\"", "“", "„", "”", "‘", "‚", "«", "»", "‹", "›", "¿", "¡", "*": true
    default: false
    }
  }

  /// Whether a mark parts words without a blank: what stands before it is no matter.
  private static func parts(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "—" || scalar == "–" || scalar == "…"
  }

  private static func hasOpenSingleQuote(_ line: Span<UInt8>, before end: Int) -> Bool {
    var index = end
    while index > 0, end - index < 1024 {
      let before = line.scalar(before: index)
      if before.scalar == "‘" || before.scalar == "‚" { return true }
      index -= before.width
    }
    return false
  }

  /// Whether the last apostrophe before a byte that stands at an end of a word stands at the beginning of one.
  private static func hasOpenApostrophe(_ line: Span<UInt8>, before end: Int) -> Bool {
    var index = end
    var isBeforeWord = true
    while index > 0, end - index < 1024 {
      let before = line.scalar(before: index)
      index -= before.width
      let isBehindWord = index > 0 && line.scalar(before: index).characterClass.isWordCharacter
      // LaTeX opens by `.
      let isMark = before.scalar == "'" || before.scalar == "`"
      if isMark, isBeforeWord != isBehindWord { return isBeforeWord }
      isBeforeWord = before.characterClass.isWordCharacter
    }
    return false
  }
}

extension Span<UInt8> {
  /// Whether two tildes stand before a byte, and no third one, which would make a fence.
  fileprivate func hasStroke(before end: Int) -> Bool {
    let tilde = UInt8(ascii: "~")
    return end > 1 && self[end - 1] == tilde && self[end - 2] == tilde
      && (end < 3 || self[end - 3] != tilde)
  }

  /// Whether a range holds an apostrophe of ASCII and nothing else.
  fileprivate func isApostrophe(_ range: Range<Int>) -> Bool {
    range.count == 1 && self[range.lowerBound] == UInt8(ascii: "'")
  }
}
