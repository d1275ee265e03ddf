// How a line begins: as a list item, a heading, a paragraph boundary, or a continuation of the line above.

/// The markers that lines of a text can begin with.
package enum LineMarks: Sendable {
  /// Those of any lightweight markup: bullets, numbers, heading signs, quote marks, `[x]`.
  case common
  /// Those, and the task states of Org headings: `TODO`, `[#A]`.
  case org
}

/// The beginning of a line of prose, with lightweight markup skipped.
struct LineStart {
  /// Where its words begin, after quote marks, bullets, numbers and heading signs.
  let contentStart: Int
  /// Whether its first word begins a sentence regardless of the line before.
  let startsSentence: Bool
  /// Whether the line after it begins a sentence: this one is a heading, or has no word.
  let endsParagraph: Bool
  /// The number of quote marks before it: two for `> >`.
  let quoteDepth: Int
  /// Whether its first letter is a capital.
  let hasCapital: Bool
  /// Whether its first letter is a small letter.
  let startsLowercase: Bool
  /// Whether it has a word.
  let hasWord: Bool
  /// Whether it begins with a name and a colon, as in the header of an email or a page: `date: 2024-03-12`.
  let isField: Bool

  /// Reads the beginning of a line, and as much of the rest as a cursor sees to find out whether it has a word.
  init(of line: Span<UInt8>, marks: LineMarks) {
    let line = line.extracting(..<min(line.count, CursorContext.reachBytes))
    let (start, quoteDepth) = LineStart.skipSpaceAndQuotes(line)
    self.quoteDepth = quoteDepth
    let marker = LineStart.markerEnd(line, start)
    startsSentence = marker > start
    contentStart = startsSentence ? LineStart.skipTask(line, start, marker, marks) : start
    let isHeading = startsSentence && line[start] == UInt8(ascii: "#")
    let core = LineStart.firstCore(line, from: contentStart)
    hasWord = core != nil
    isField = LineStart.isField(line, from: contentStart)
    endsParagraph = isHeading || !hasWord
    hasCapital = core?.properties.isUppercase ?? false
    startsLowercase = core?.properties.isLowercase ?? false
  }

  /// Whether the line may continue a sentence that the line above left open.
  ///
  /// Lines wrapped at full width continue it. A line is on its own
  /// - if it is quoted at another depth;
  /// - if the line above had room for more, and it begins with a capital, is a field or has no word: a greeting, an
  ///   address, a title;
  /// - if the line above is longer than any wrapped line, so that each line is a paragraph;
  /// - in a list of short lines without end marks, whatever its letters.
  func continuesSentence(of above: LineShape) -> Bool {
    if startsSentence || quoteDepth != above.quoteDepth { return false }
    if above.isShort, hasCapital || isField || !hasWord && !above.endsWithComma { return false }
    if above.isOverlong, hasCapital || !above.endsWithComma { return false }
    return !above.isInList
  }

  /// Whether the line's first word, where it begins a sentence, takes a small letter as the line above does: both are
  /// list items, or the line above is on its own.
  func beginsLowercase(below above: LineShape) -> Bool {
    above.beginsLowercase && (startsSentence ? above.isItem : above.isInList || above.isOverlong)
  }

  /// Returns where quoted text begins, and its depth.
  private static func skipSpaceAndQuotes(_ line: Span<UInt8>) -> (start: Int, depth: Int) {
    var (index, depth) = (0, 0)
    while index < line.count, line[index].isBlank || line[index] == UInt8(ascii: ">") {
      if line[index] == UInt8(ascii: ">") { depth += 1 }
      index += 1
    }
    return (index, depth)
  }

  /// Returns the end of a bullet, number or heading sign and the white space after it; `start` if there is none.
  private static func markerEnd(_ line: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < line.count, index - start < 6, line[index] == UInt8(ascii: "#") { index += 1 }
    if index == start, index < line.count {
      switch line[index] {
      case UInt8(ascii: "*"):
        // An Org heading has several.
        while index < line.count, index - start < 6, line[index] == UInt8(ascii: "*") { index += 1 }
      case UInt8(ascii: "-"), UInt8(ascii: "+"): index += 1
      case 0x30...0x39:
        while index < line.count, index - start < 3, line[index].isDigit { index += 1 }
        guard index < line.count,
          line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")")
        else { return start }
        index += 1
      default:
        let decoded = line.scalar(at: index)
        if decoded.scalar == "•" || decoded.scalar == "–" { index += decoded.width }
      }
    }
    guard index > start, index < line.count, line[index].isBlank else { return start }
    return line.skipSpaces(from: index)
  }

  /// Skips the state of an item or heading: `[x]`, and in Org `TODO` and `[#A]`.
  private static func skipTask(
    _ line: Span<UInt8>, _ start: Int, _ marker: Int, _ marks: LineMarks
  ) -> Int {
    guard marks == .org, line[start] == UInt8(ascii: "*") else { return skipCheckbox(line, marker) }
    var index = marker
    for word in ["TODO ", "DONE ", "NEXT ", "WAITING ", "CANCELLED ", "CANCELED "] as [StaticString]
    where line.hasBytes(word, at: index) {
      index += word.utf8CodeUnitCount
      break
    }
    if line.hasBytes("[#", at: index), line.hasBytes("] ", at: index + 3) { index += 5 }
    return skipCheckbox(line, index)
  }

  /// Skips `[ ]` or `[x]` and the space after it.
  private static func skipCheckbox(_ line: Span<UInt8>, _ start: Int) -> Int {
    guard start + 4 <= line.count, line[start] == UInt8(ascii: "["),
      line[start + 2] == UInt8(ascii: "]"), line[start + 3].isBlank
    else { return start }
    return start + 4
  }

  private static func isField(_ line: Span<UInt8>, from start: Int) -> Bool {
    let index = line.skip(from: start, before: line.count) { line[$0].isPartOfFieldName }
    guard index > start, index < line.count, line[index] == UInt8(ascii: ":") else { return false }
    return index + 1 == line.count || line[index + 1].isBlank
  }

  /// Returns the first letter or digit.
  private static func firstCore(_ line: Span<UInt8>, from start: Int) -> Unicode.Scalar? {
    var index = start
    defer { SearchCost.add(index - start) }
    while index < line.count {
      let decoded = line.scalar(at: index)
      if decoded.characterClass == .letter || decoded.characterClass == .digit {
        return decoded.scalar
      }
      index += decoded.width
    }
    return nil
  }
}

/// The properties of a line that determine how the next one begins.
package struct LineShape: Hashable, Sendable {
  /// The number of quote marks before it.
  let quoteDepth: Int
  /// Whether there was room for more: nobody wraps running text at so few characters.
  let isShort: Bool
  /// Whether nobody wraps lines that late: the text has one line per paragraph.
  let isOverlong: Bool
  /// Whether its last mark is a comma.
  let endsWithComma: Bool
  /// Whether it and the line above it are short and end with a word: lines that are each on their own.
  let isInList: Bool
  /// Whether it is a list item or a heading.
  let isItem: Bool
  /// Whether its first letter, after any marker, is a small letter.
  let beginsLowercase: Bool
  /// Whether it is short and ends with a word.
  private let isPhrase: Bool

  /// The lengths of lines that a paragraph may go on after, in characters: a shorter one had room for more, and a
  /// longer one is a paragraph.
  private static let wrappedCounts = 40...120
  /// The same without those that are as likely a sentence of their own, maybe in another language.
  private static let certainlyWrappedCounts = 50...120

  /// Creates the shape of a line; `above` is the shape of the line above it, nil if there is none.
  package init(of line: Span<UInt8>, marks: LineMarks, below above: LineShape? = nil) {
    self.init(of: line, beginning: LineStart(of: line, marks: marks), below: above)
  }

  /// Creates the shape of a line whose beginning is known.
  init(of line: Span<UInt8>, beginning start: LineStart, below above: LineShape? = nil) {
    quoteDepth = start.quoteDepth
    isItem = start.startsSentence
    beginsLowercase = start.startsLowercase
    let count = Self.characterCount(of: line)
    isShort = count < Self.wrappedCounts.lowerBound
    isOverlong = count > Self.wrappedCounts.upperBound
    let reach = max(0, line.count - CursorContext.reachBytes)
    let end = line.skipBackward(from: line.count, downTo: reach) { $0.isBlank }
    endsWithComma = end > 0 && line[end - 1] == UInt8(ascii: ",")
    isPhrase =
      isShort && start.hasWord && !isItem && end > 0
      && line.scalar(before: end).characterClass.isCore
    isInList = isPhrase && above?.isPhrase == true && above?.quoteDepth == quoteDepth
  }

  /// Whether a line is as long as those at whose ends running text is wrapped.
  static func mayBeWrapped(_ line: Span<UInt8>) -> Bool {
    certainlyWrappedCounts.contains(characterCount(of: line))
  }

  /// Returns the number of characters of a line; of a line longer than any wrapped one it does not count the rest.
  private static func characterCount(of line: Span<UInt8>) -> Int {
    var (index, count) = (0, 0)
    while index < line.count, count <= wrappedCounts.upperBound {
      if !line[index].isContinuation { count += 1 }
      index += 1
    }
    return count
  }
}

extension UInt8 {
  /// Whether it can be part of a field name: ASCII letters, digits, hyphens and underscores.
  fileprivate var isPartOfFieldName: Bool {
    isNameByte && self < 0x80
  }
}
