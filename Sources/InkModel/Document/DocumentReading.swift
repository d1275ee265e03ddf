// A part of a document as it was read: each line with what was counted there, so that only changes are read again.

package import InkLexicon
package import InkText

/// The lines of a text that a document model counts, kept up with the text.
///
/// The counts depend on the lines as they are now and on the line of the cursor, never on the order of the edits. Words
/// of the lines just above the cursor count several times, since what was written last is taken up again soonest. An
/// edit only notes which lines have changed; they are read with the next question.
package struct DocumentReading: Sendable {
  /// What the lines teach.
  package private(set) var model: DocumentModel
  /// The lines read, beginning with `firstLine` of the text.
  var lines: [ReadLine]
  private(set) var firstLine: Int
  /// Which lines to read again.
  private var changed: Range<Int>
  /// Where the word at the cursor begins, which is not finished: it would stand as evidence for itself.
  private var open: TextPoint?
  /// The line of the cursor.
  private var cursorLine = 0

  /// How much of a text is read, in bytes; what is typed into it comes on top.
  package static let firstReadBytes = 24_000
  /// How many tokens the lines down to the cursor hold that are near, and how many times these count.
  private static let nearTokens = 100
  static let nearWeight = 4
  /// How much of one line is read, in bytes.
  private static let lineBytes = 16_000
  /// When more tokens than this are read, the quarter of the lines that is furthest from the cursor is let go.
  private static let greatestTokenCount = 12_000

  /// Lines around a place, nothing read of them yet: the last 24,000 bytes before it, and what follows it where
  /// there is less. `leadingComponent` names the component of the packs that is made of such documents.
  package init(
    around point: TextPoint, in text: Text, address: DocumentAddress,
    leadingComponent: String? = nil
  ) {
    model = DocumentModel(address: address, leadingComponent: leadingComponent)
    var first = point.line
    var end = first + 1
    var left = Self.firstReadBytes - text.lineLength(first)
    while first > 0, left > text.lineLength(first - 1) {
      first -= 1
      left -= text.lineLength(first) + 1
    }
    while end < text.lineCount, left > text.lineLength(end) {
      left -= text.lineLength(end) + 1
      end += 1
    }
    firstLine = first
    lines = Array(repeating: ReadLine(), count: end - first)
    changed = 0..<lines.count
  }

  /// Notes an edit; one across the border of these lines or of very many lines makes them another text.
  ///
  /// - Parameters:
  ///   - replaced: What was replaced, in the text before.
  ///   - inserted: Where the new text stands.
  /// - Returns: False where the lines should be chosen anew.
  package mutating func note(_ replaced: Range<TextPoint>, _ inserted: Range<TextPoint>) -> Bool {
    let removed = replaced.upperBound.line - replaced.lowerBound.line
    let added = inserted.upperBound.line - inserted.lowerBound.line
    let first = replaced.lowerBound.line - firstLine
    if first + removed < 0 {
      firstLine += added - removed
      open?.line += added - removed
      return true
    }
    if first >= lines.count { return true }
    guard first >= 0, first + removed < lines.count, added <= Self.greatestAddition else {
      return false
    }
    lines[first].change(from: replaced.lowerBound.byte)
    for line in lines[first + 1..<first + 1 + removed] {
      forget(line.tokens[...], weight: line.weight)
    }
    if removed > 0 || added > 0 {
      lines.replaceSubrange(
        first + 1..<first + 1 + removed, with: repeatElement(ReadLine(), count: added))
    }
    open = open.flatMap { $0.moved(by: replaced, inserted) }
    let end = changed.upperBound > first + removed ? changed.upperBound + added - removed : 0
    let start = changed.isEmpty ? first : min(first, changed.lowerBound)
    changed = start..<min(lines.count, max(first + added + 1, changed.isEmpty ? 0 : end))
    return true
  }

  /// More lines than these in one edit are another text.
  private static let greatestAddition = 400

  /// Reads what has changed; costs some microseconds for each word that is new or has a new word before it.
  ///
  /// - Parameters:
  ///   - text: The document's text.
  ///   - open: Where the word at the cursor begins; nil where there is none.
  ///   - point: The cursor.
  ///   - known: The model whose packs tell what the words say.
  /// - Returns: False where the cursor has left these lines, so that they should be chosen anew.
  package mutating func catchUp(
    _ text: Text, open: TextPoint?, at point: TextPoint, with known: Model
  ) -> Bool {
    guard (firstLine..<firstLine + lines.count).contains(point.line),
      firstLine + lines.count <= text.lineCount
    else { return false }
    if open != self.open {
      for place in [self.open, open] {
        guard let place, lines.indices.contains(place.line - firstLine) else { continue }
        lines[place.line - firstLine].change(from: place.byte)
        include(place.line - firstLine)
      }
      self.open = open
    }
    if changed.isEmpty, cursorLine == point.line - firstLine { return true }
    if growsOpenWord(text, to: point) { return true }
    readChanges(in: text, known)
    cursorLine = point.line - firstLine
    weighLines()
    letGoOfFurthest()
    model.updateWeights()
    return true
  }

  /// Whether nothing has changed but the word at the cursor, which ends its line and is not counted: most keys do no
  /// more. Then the line is as it would be read again.
  private mutating func growsOpenWord(_ text: Text, to point: TextPoint) -> Bool {
    let index = point.line - firstLine
    guard let open, open.line == point.line, cursorLine == index,
      changed == index..<index + 1, text.lineLength(point.line) == point.byte,
      let last = lines[index].tokens.last, last.isOpen, last.core.lowerBound == open.byte,
      lines[index].changedFrom > open.byte, point.byte <= Self.lineBytes,
      text.withLine(point.line, { $0.isPlainLetters(from: open.byte) })
    else { return false }
    lines[index].growLast(to: point.byte)
    changed = 0..<0
    return true
  }

  private mutating func include(_ line: Int) {
    changed =
      changed.isEmpty
      ? line..<line + 1 : min(line, changed.lowerBound)..<max(line + 1, changed.upperBound)
  }

  /// Reads the changed lines, and those behind them that begin after other words than before.
  private mutating func readChanges(in text: Text, _ known: Model) {
    var index = changed.lowerBound
    while index < lines.count {
      let start = index == 0 ? .paragraph : lines[index - 1].end
      if index >= changed.upperBound, lines[index].start == start { break }
      let openByte = open.flatMap { $0.line == firstLine + index ? $0.byte : nil }
      text.withLine(firstLine + index) { bytes in
        let line = bytes.extracting(..<min(bytes.count, Self.lineBytes))
        let change = LineChange(
          of: lines[index], to: line, marks: text.lineMarks, after: start, open: openByte)
        let weight = lines[index].weight
        forget(lines[index].tokens[change.replaced], weight: weight)
        lines[index].take(
          change, change.added.map { count($0.token, after: $0.history, weight, known) })
        lines[index].settle(start: start, end: change.end)
      }
      index += 1
    }
    changed = 0..<0
  }

  /// Counts a token: as a word, and as the beginning of a name.
  private mutating func count(
    _ token: ReadToken, after history: [String], _ weight: Int, _ known: Model
  ) -> ReadToken {
    var token = token
    if token.word == nil, token.names.isEmpty { return token }
    let context = model.context(after: history, in: known)
    if let word = token.word {
      token.sightings = count(word, isParted: token.isParted, in: context, weight, known)
    }
    token.sightings += token.names.compactMap {
      model.add(
        $0, isWord: false, isParted: token.isParted, in: context, weight: weight, model: known)
    }
    return token
  }

  /// Counts a word; what is known as two words counts as two, so that "homme" is one whatever stands before it.
  private mutating func count(
    _ written: String, isParted: Bool, in context: ModelContext, _ weight: Int, _ known: Model
  ) -> [Sighting] {
    if let parts = known.writtenElision(of: written) {
      let behind = known.context(after: normalizedWord(parts.head), in: context)
      return count(parts.head, isParted: isParted, in: context, weight, known)
        + count(parts.rest, isParted: false, in: behind, weight, known)
    }
    return model.add(written, isParted: isParted, in: context, weight: weight, model: known)
      .map { [$0] } ?? []
  }

  private mutating func forget(_ tokens: ArraySlice<ReadToken>, weight: Int) {
    for token in tokens {
      for sighting in token.sightings { model.remove(sighting, weight: weight) }
    }
  }

  /// Lets the words of the lines near the cursor count more, and those of all others once.
  private mutating func weighLines() {
    var (first, count) = (cursorLine + 1, 0)
    while first > 0, count < Self.nearTokens {
      first -= 1
      count += lines[first].tokens.count
    }
    for index in lines.indices {
      let isNear = (first...cursorLine).contains(index)
      if lines[index].isNear == isNear { continue }
      let before = lines[index].weight
      lines[index].isNear = isNear
      let growth = lines[index].weight - before
      for token in lines[index].tokens {
        for sighting in token.sightings { model.weigh(sighting, by: growth) }
      }
    }
  }

  /// Lets some lines go where there are too many; never one of those that are near.
  private mutating func letGoOfFurthest() {
    // Near words count several times, so that a long paragraph alone has a great count.
    guard model.wordCount > Self.greatestTokenCount,
      lines.reduce(0, { $0 + $1.tokens.count }) > Self.greatestTokenCount
    else { return }
    let count = lines.count / 4
    let firstNear = lines.firstIndex(where: \.isNear) ?? cursorLine
    if count <= firstNear {
      for line in lines[..<count] { forget(line.tokens[...], weight: line.weight) }
      lines.removeFirst(count)
      firstLine += count
      cursorLine -= count
    } else if cursorLine < lines.count - count {
      for line in lines.suffix(count) { forget(line.tokens[...], weight: line.weight) }
      lines.removeLast(count)
    }
  }
}

extension Span<UInt8> {
  /// Whether nothing but letters of ASCII stands from a byte on.
  fileprivate func isPlainLetters(from start: Int) -> Bool {
    for index in start..<count where !(0x61...0x7A).contains(self[index] | 0x20) { return false }
    return true
  }
}

extension TextPoint {
  /// Where a point stands after an edit; nil where the lines it stood on are read anew.
  fileprivate func moved(by replaced: Range<TextPoint>, _ inserted: Range<TextPoint>) -> TextPoint?
  {
    if self <= replaced.lowerBound { return self }
    if line <= replaced.upperBound.line { return nil }
    let growth = inserted.upperBound.line - replaced.upperBound.line
    return TextPoint(line: line + growth, byte: byte)
  }
}
