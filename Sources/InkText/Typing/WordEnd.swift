// A word just ended by a typed character: its range and the marks around it.

/// A finished word of prose.
///
/// It is never an address, a path, an identifier, a tag, a word in code marks or anything else that is not a plain word
/// between blanks, quotes and brackets: `user@host`, `and/or`, `x_y`, `#tag`, `'tis`. Markup separates words like a
/// blank: `\emph{word}`, `<b>word</b>`.
package struct WordEnd: Sendable, Equatable {
  /// The range of its letters.
  package let range: Range<TextPoint>
  /// The word as typed.
  package let text: String
  /// The quotes, brackets and emphasis marks directly before it.
  package let opening: String
  /// The text between it and the character that ended it: closing marks, often empty.
  package let closing: String
  /// The typed character; a line break is `\n`, whatever its bytes.
  package let ending: Unicode.Scalar
  /// Whether the apostrophe after it closes no quotation, so that the word is clipped: settin’.
  package let isClipped: Bool

  /// The maximum length of a word in bytes; no language has longer words that are typed by hand, including compounds.
  package static let maximumLength = 64

  /// Finds the word ended by the character `ending` at `point`; nil if there is no plain word.
  ///
  /// Reads a single line: at most some hundred bytes before the point, and one character after the typed one.
  ///
  /// - Parameters:
  ///   - point: The position of the character.
  ///   - ending: The character.
  ///   - isTyped: False if the character has not been inserted yet.
  ///   - start: The start of the text just typed, up to the character; nil if unknown.
  ///   - text: The text.
  ///   - regions: The regions of the line, for its markup; empty if it has no markup.
  package init?(
    endedAt point: TextPoint, by ending: Unicode.Scalar, isTyped: Bool,
    typedFrom start: TextPoint? = nil, in text: Text, regions: [Region] = []
  ) {
    let ending: Unicode.Scalar = ending == "\r" ? "\n" : ending
    guard Self.isEnding(ending) else { return nil }
    let found = text.withLine(point.line) { line -> Parts? in
      guard point.byte <= line.count else { return nil }
      let end = isTyped ? Self.end(of: ending, at: point.byte, in: line) : point.byte
      let mayPart = ending != "\n" && !Self.isFree(after: end, in: line)
      // Only the second of two hyphens ends a word.
      let isDash = ending == "-" && point.byte > 0 && line[point.byte - 1] == UInt8(ascii: "-")
      if ending == "-", !isDash { return nil }
      let parts = Parts(before: point.byte - (isDash ? 1 : 0), in: line, regions)
      // Splitting a word does not finish its first half; typing a new word before another one does.
      let first = parts.map { TextPoint(line: point.line, byte: $0.word.lowerBound) }
      let isNew = if let start, let first { start <= first } else { false }
      return mayPart && !isNew ? nil : parts
    }
    guard let found else { return nil }
    if ending == "’" || ending == "‘", !found.isInSingleQuotes { return nil }
    range = Range(line: point.line, bytes: found.word)
    self.text = text.string(in: range)
    opening = text.string(
      in: Range(line: point.line, bytes: found.opening..<found.word.lowerBound))
    closing = text.string(in: range.upperBound..<point)
    self.ending = ending
    isClipped =
      ["'", "’"].contains(closing.unicodeScalars.first) && !found.isInSingleQuotes
      && !found.isInStraightQuotes
  }

  /// The characters that end a word, which editors must report. A hyphen ends one only if doubled: `so--`.
  package static let endings: [Unicode.Scalar] = [
    " ", "\n", "\t", ".", ",", ";", ":", "!", "?", ")", "\"", "”", "’", "-", "—", "–", "“", "‘",
    "«", "»", "‹", "›", "\u{A0}", "\u{202F}",
  ]

  /// Returns the end of a typed character: a tab may have been expanded to spaces.
  private static func end(
    of scalar: Unicode.Scalar, at byte: Int, in line: Span<UInt8>
  ) -> Int {
    let isWritten = scalar != "\t" || byte == line.count || line[byte] == 0x09
    return isWritten ? byte + scalar.utf8.count : line.skipSpaces(from: byte)
  }

  private static func isEnding(_ scalar: Unicode.Scalar) -> Bool { endings.contains(scalar) }

  /// Whether no word character follows.
  private static func isFree(after byte: Int, in line: Span<UInt8>) -> Bool {
    guard byte < line.count else { return true }
    return !line.scalar(at: byte).characterClass.isWordCharacter
  }
}

/// How far before a word the start of its emphasis is looked for, in bytes.
private let emphasisReach = 1_024

/// The byte offsets of a word and the marks around it in a line.
private struct Parts {
  let opening: Int
  let word: Range<Int>
  /// Whether a typographic single quotation mark is open before the word.
  let isInSingleQuotes: Bool
  /// Whether an apostrophe that opens a quotation is open before the word.
  let isInStraightQuotes: Bool

  init?(before end: Int, in line: Span<UInt8>, _ regions: [Region]) {
    let minimum = max(0, end - 2 * WordEnd.maximumLength)
    guard let (core, isQuoted) = Self.core(before: end, downTo: minimum, in: line, regions) else {
      return nil
    }
    let start = core.lowerBound - (isQuoted ? 1 : 0)
    // Underscores only come in pairs: _word_, _two words_, but not name_.
    let isUnderlined = Self.hasUnderscore(core.upperBound..<end, in: line, regions)
    guard
      let opening = Self.opening(
        before: start, downTo: minimum, isUnderlined: isUnderlined, in: line, regions)
    else { return nil }
    (self.opening, word) = (opening, core)
    isInSingleQuotes = line.hasOpenSingleQuote(before: start)
    isInStraightQuotes = isQuoted || line.hasOpenApostrophe(before: start)
  }

  /// Returns the word before closing marks that end at a byte, and whether it is between apostrophes; nil if there is
  /// no plain word.
  private static func core(
    before end: Int, downTo minimum: Int, in line: Span<UInt8>, _ regions: [Region]
  ) -> (word: Range<Int>, isQuoted: Bool)? {
    let wordEnd = wordEnd(before: end, downTo: minimum, in: line, regions)
    let start = line.wordStart(before: wordEnd, downTo: minimum)
    let core = coreRange(of: start..<wordEnd, in: line)
    // A hyphen at the end means the middle of a word. An apostrophe at the start is part of the word, 'tis, unless
    // another one closes it.
    let isQuoted =
      line.isApostrophe(start..<core.lowerBound) && wordEnd < end
      && line.isApostrophe(wordEnd..<wordEnd + 1)
    guard core.lowerBound == start || isQuoted, core.upperBound == wordEnd, !core.isEmpty,
      core.count <= WordEnd.maximumLength, hasLetter(core, in: line)
    else { return nil }
    return (core, isQuoted)
  }

  /// Returns the start of the marks that open before a word, up to a blank or other markup; nil if other characters are
  /// before it.
  private static func opening(
    before start: Int, downTo minimum: Int, isUnderlined: Bool, in line: Span<UInt8>,
    _ regions: [Region]
  ) -> Int? {
    var isOpened = isUnderlined && line.hasOpenUnderscore(before: start)
    var first = start
    while first > minimum {
      let before = line.scalar(before: first)
      if before.characterClass == .space || parts(before.scalar) { break }
      if before.characterClass == .hyphen, line.hasDash(before: first) { break }
      // Also where it ends with a bracket, before the text of a link: `link:page[text]`.
      if regions.markupSeparatesWords(at: first) { break }
      let opens = isOpening(before.scalar) || isUnderlined && before.scalar == "_"
      // The text of an image begins like that of a link: `![text](image.png)`.
      if before.scalar == "!", first < start, line[first] == UInt8(ascii: "[") {
        first -= 1
        break
      }
      // Two tildes strike through the text between them: ~~word~~.
      if before.scalar == "~", line.hasStrikethrough(before: first) {
        first -= 2
        continue
      }
      guard opens else { return nil }
      if before.scalar == "_" { isOpened = true }
      first -= before.width
    }
    guard first > minimum || minimum == 0, isOpened || !isUnderlined else { return nil }
    return first
  }

  /// Whether the marks after a word include an underscore that is not markup of the document's language.
  private static func hasUnderscore(
    _ range: Range<Int>, in line: Span<UInt8>, _ regions: [Region]
  ) -> Bool {
    range.contains { byte in
      line[byte] == UInt8(ascii: "_") && regions.markup(containing: byte) == nil
    }
  }

  /// Returns the end of the word that is followed only by closing marks and markup up to a byte.
  private static func wordEnd(
    before end: Int, downTo minimum: Int, in line: Span<UInt8>, _ regions: [Region]
  ) -> Int {
    var wordEnd = end
    while wordEnd > minimum {
      let mark = line.scalar(before: wordEnd)
      if isClosing(mark.scalar) {
        wordEnd -= mark.width
      } else if mark.scalar == "~", line.hasStrikethrough(before: wordEnd) {
        wordEnd -= 2
      } else if let markup = regions.markup(containing: wordEnd - 1) {
        wordEnd = markup.range.lowerBound
      } else {
        break
      }
    }
    return max(wordEnd, minimum)
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "_", "…": true
    // What is in braces is code, or the name of something.
    case "}": false
    default: scalar.isStop || scalar.closesText
    }
  }

  /// Whether a mark opens a text and is no apostrophe, which is part of the word: 'tis.
  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    scalar.opensText && scalar != "'"
  }

  /// Whether a mark separates words without a blank, so that the text before it does not matter.
  private static func parts(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "—" || scalar == "–" || scalar == "…"
  }
}

extension Span<UInt8> {
  /// Whether two tildes precede a byte, but not three, which would make a fence.
  fileprivate func hasStrikethrough(before end: Int) -> Bool {
    let tilde = UInt8(ascii: "~")
    return end > 1 && self[end - 1] == tilde && self[end - 2] == tilde
      && (end < 3 || self[end - 3] != tilde)
  }

  /// Whether underscores that begin emphasis are open before a byte.
  fileprivate func hasOpenUnderscore(before end: Int) -> Bool {
    var (isOpen, index) = (false, Swift.max(0, end - emphasisReach))
    while index < end {
      guard self[index] == UInt8(ascii: "_") else {
        index += 1
        continue
      }
      let behind = index + runLength(at: index, before: end)
      let followsBlank = index == 0 || self[index - 1].isBlank
      let followsWord = !followsBlank && self[index - 1].isNameByte
      let precedesWord = behind < count && self[behind].isNameByte
      if isOpen, !followsBlank, !precedesWord {
        isOpen = false
      } else if !followsWord, precedesWord {
        // Two that begin something begin names: _tmp and _name.
        if isOpen { return false }
        isOpen = true
      }
      index = behind
    }
    return isOpen
  }

  /// Whether a range consists of a single ASCII apostrophe.
  fileprivate func isApostrophe(_ range: Range<Int>) -> Bool {
    range.count == 1 && self[range.lowerBound] == UInt8(ascii: "'")
  }
}
