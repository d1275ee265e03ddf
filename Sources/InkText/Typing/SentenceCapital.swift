// Whether a word certainly begins a sentence, so that a small letter at its start is a slip.

/// The rule of capitals at the start of sentences.
///
/// `Tokenizer` splits sentences for language models, where a wrong guess costs little. Here a wrong guess changes the
/// user's text, so this rule is stricter: a full stop after a number, an initial or an abbreviation, an ellipsis or a
/// quoted question may be inside a sentence and is no evidence.
package enum SentenceCapital {
  /// Whether the word that begins at a point begins a sentence: at the start of the text, of a paragraph, of a heading
  /// or list item, or after the end of another sentence. Reads the line and the lines above it.
  package static func isDue(at start: TextPoint, in text: Text) -> Bool {
    switch text.withLine(start.line, { Surroundings(of: start.byte, in: $0, of: text) }) {
    case .insideRun: return false
    case .afterText(let endsSentence): return endsSentence
    case .atHeading: return true
    case .atListItem:
      return !followsOpenText(start.line, in: text) && !followsLowercaseItem(start.line, in: text)
    case .atLineStart:
      if start.line == 0 { return true }
      let above = InterruptedSentence.lineBefore(blockAbove: start.line, in: text) ?? start.line - 1
      return text.withLine(above) { line in
        let head = LineStart(of: line, marks: text.lineMarks)
        return head.endsParagraph
          || certainlyEndsSentence(
            line, from: head.contentStart, upTo: line.blankStart(before: line.count),
            text.abbreviations)
      }
    }
  }

  /// The text before a word on its line.
  private enum Surroundings {
    case insideRun, atLineStart, atListItem, atHeading
    case afterText(endsSentence: Bool)

    init(of byte: Int, in line: Span<UInt8>, of text: Text) {
      var start = min(byte, line.count)
      while start > 0, line.scalar(before: start).scalar.opensText {
        start -= line.scalar(before: start).width
      }
      let head = LineStart(of: line, marks: text.lineMarks)
      if start <= head.contentStart {
        let isHeading = head.startsSentence && line.first(atOrAfter: 0) == UInt8(ascii: "#")
        self = isHeading ? .atHeading : head.startsSentence ? .atListItem : .atLineStart
        return
      }
      let end = line.blankStart(before: start)
      self =
        end == start
        ? .insideRun
        : .afterText(
          endsSentence: certainlyEndsSentence(
            line, from: head.contentStart, upTo: end, text.abbreviations))
    }
  }

  /// Whether the text above an item ends with a comma, colon or semicolon, so that the item may go on with its
  /// sentence.
  private static func followsOpenText(_ line: Int, in text: Text) -> Bool {
    for above in stride(from: line - 1, through: max(0, line - itemReach), by: -1) {
      let last = text.withLine(above) { bytes in
        let end = bytes.blankStart(before: bytes.count)
        return end == 0 ? nil : bytes[end - 1]
      }
      if let last {
        return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";")].contains(last)
      }
    }
    return false
  }

  /// Whether the item above in the same list begins with a small letter, as this one then does on purpose.
  private static func followsLowercaseItem(_ line: Int, in text: Text) -> Bool {
    for above in stride(from: line - 1, through: max(0, line - itemReach), by: -1) {
      let isSmall: Bool? = text.withLine(above) { bytes in
        let head = LineStart(of: bytes, marks: text.lineMarks)
        if head.startsSentence, head.contentStart < bytes.count {
          return bytes.scalar(at: head.contentStart).scalar.properties.isLowercase
        }
        let isPlainText = head.contentStart == 0 && !bytes.isEmpty
        return isPlainText ? false : nil
      }
      if let isSmall { return isSmall }
    }
    return false
  }

  /// How many lines above an item are looked at.
  private static let itemReach = 20
  /// How far the start of a run without white space is looked for, in bytes.
  private static let runReach = 256
  /// How far the opening bracket or quotation mark before a closing one is looked for, in bytes.
  private static let enclosureReach = 1_024

  /// Whether text up to a byte certainly ends a sentence. `depth` counts the nested brackets examined.
  private static func certainlyEndsSentence(
    _ line: Span<UInt8>, from start: Int, upTo end: Int, _ abbreviations: Abbreviations,
    depth: Int = 0
  ) -> Bool {
    let runStart = line.runStart(before: end, downTo: max(start, end - runReach))
    var (stop, hasBracket, hasQuote) = (end, false, false)
    while stop > runStart {
      let mark = line.scalar(before: stop)
      hasBracket = hasBracket || mark.scalar.closesBracket
      hasQuote = hasQuote || mark.scalar.closesQuotation
      guard mark.scalar == "*" || mark.scalar.closesText else { break }
      stop -= mark.width
    }
    // An isolated mark may be mentioned rather than used.
    guard stop > runStart, !coreRange(of: runStart..<stop, in: line).isEmpty else { return false }
    if hasBracket, !bracketBeginsSentence(line, from: start, upTo: stop, abbreviations, depth) {
      return false
    }
    switch line.scalar(before: stop).scalar {
    // As in: “Why?” she asked.
    case "!", "?": return !hasQuote
    case ".":
      if hasQuote, quotesWithinSentence(line, from: start, upTo: stop) { return false }
      return isCertainSentenceEnd(runStart..<stop - 1, in: line, abbreviations)
    case let mark: return mark.endsSentence
    }
  }

  /// Whether a full stop after a run certainly ends its sentence.
  private static func isCertainSentenceEnd(
    _ run: Range<Int>, in line: Span<UInt8>, _ abbreviations: Abbreviations
  ) -> Bool {
    let core = coreRange(of: run, in: line)
    guard core.upperBound == run.upperBound, !core.isEmpty,
      !isAbbreviation(core, in: line, where: abbreviations.mayInclude)
    else { return false }
    let last = line.scalar(before: core.upperBound)
    // A single letter is an initial, and a number may be an ordinal: 3. Oktober.
    return last.characterClass != .digit && last.width < core.count
  }

  /// Whether the bracket around the end of a text follows the end of a sentence: (It did!) but not: it (oh!) did.
  private static func bracketBeginsSentence(
    _ line: Span<UInt8>, from start: Int, upTo end: Int, _ abbreviations: Abbreviations,
    _ depth: Int
  ) -> Bool {
    guard depth < 2 else { return false }
    var index = end
    while index > start, end - index < enclosureReach {
      let before = line.scalar(before: index)
      index -= before.width
      guard before.scalar.opensBracket else { continue }
      let outside = line.blankStart(before: index)
      return outside <= start
        || certainlyEndsSentence(
          line, from: start, upTo: outside, abbreviations, depth: depth + 1)
    }
    return false
  }

  /// Whether the quotation around the end of a text begins with a small letter, so that its full stop is that of a word
  /// inside a sentence: they said "no." and left.
  private static func quotesWithinSentence(
    _ line: Span<UInt8>, from start: Int, upTo end: Int
  ) -> Bool {
    var index = end
    while index > start, end - index < enclosureReach {
      let before = line.scalar(before: index)
      index -= before.width
      guard before.scalar.opensQuotation else { continue }
      let isAtWord = index == start || !line.scalar(before: index).characterClass.isWordCharacter
      let first = line.scalar(at: index + before.width).scalar
      if isAtWord, CharacterClass(first).isCore { return first.properties.isLowercase }
    }
    return false
  }
}

extension Span<UInt8> {
  /// Returns the first byte at or after an index that is not blank.
  fileprivate func first(atOrAfter index: Int) -> UInt8? {
    for next in index..<count where self[next] != 0x20 && self[next] != 0x09 { return self[next] }
    return nil
  }
}
