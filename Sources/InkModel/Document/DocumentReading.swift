// The part of a document that was read, with the counts of each line, so that only changed lines are read again.

import InkLexicon
package import InkText

/// The lines of a text that a document model counts, kept up to date with the text.
///
/// The counts depend on the lines as they are now and on the line of the cursor, never on the order of the edits. Words
/// of the lines just above the cursor count several times, since recent words are most likely to recur. An edit only
/// records which lines have changed; they are read at the next query. Of a long text that query reads the surroundings
/// of the cursor, and ``readFurther(_:with:)`` the rest bit by bit, so that nobody waits for it.
package struct DocumentReading: Sendable {
  /// The model of the lines.
  package internal(set) var model: DocumentModel
  /// The lines read, starting with line `firstLine` of the text.
  var lines: [ReadLine]
  var firstLine: Int
  /// The lines to be read again.
  var changed: Range<Int>
  /// At most how many bytes before and after these lines are still to be read.
  var bytesLeft: Int
  /// The start of the word at the cursor, which is unfinished and not counted, since it would be evidence for itself.
  private var open: TextPoint?
  /// The line of the cursor, relative to ``firstLine``.
  var cursorLine = 0
  private let leadingComponent: String?

  /// The number of bytes of a text that are read in the end; text typed later is additional.
  package static let firstReadBytes = 24_000
  /// How many of them are read at once, in whole lines beside the cursor's, which takes some ten milliseconds.
  package static let nearBytes = 2_000
  /// The number of tokens near the cursor, in whole lines down to its own, that get a greater weight, and that weight.
  private static let nearTokens = 100
  static let nearWeight = 4
  /// The number of bytes of a line that are read.
  private static let lineBytes = 16_000
  /// The number of tokens above which the quarter of the lines furthest from the cursor is dropped.
  private static let maximumTokenCount = 12_000

  /// Selects the lines around a position, without reading them yet: the last with at most `nearBytes` before it, and
  /// following ones if there are fewer. `leadingComponent` names the packs' component trained on such documents.
  package init(
    around point: TextPoint, in text: Text,
    leadingComponent: String? = nil, nearBytes: Int = Self.nearBytes
  ) {
    model = DocumentModel(leadingComponent: leadingComponent)
    self.leadingComponent = leadingComponent
    firstLine = point.line
    lines = [ReadLine()]
    changed = 0..<0
    bytesLeft = Self.firstReadBytes - text.lineLength(point.line)
    extend(in: text, by: nearBytes - text.lineLength(point.line))
    changed = 0..<lines.count
  }

  /// Records an edit.
  ///
  /// - Returns: False if the edit crosses the border of these lines or adds very many lines, so that the lines should
  ///   be selected anew.
  package mutating func recordEdit(_ edit: AppliedEdit) -> Bool {
    let edited = min(edit.old.lowerBound, edit.new.lowerBound)
    let first = edited.line - firstLine
    let removed = edit.lastLine - edited.line
    let added = removed + edit.growth
    if first + removed < 0 {
      firstLine += edit.growth
      open?.line += edit.growth
      return true
    }
    if first >= lines.count { return true }
    guard first >= 0, first + removed < lines.count, added <= Self.maximumAddedLineCount else {
      return false
    }
    lines[first].change(from: edited.byte)
    for line in lines[first + 1..<first + 1 + removed] {
      forget(line.tokens[...], weight: line.weight)
    }
    if removed > 0 || added > 0 {
      lines.replaceSubrange(
        first + 1..<first + 1 + removed, with: Array(repeating: ReadLine(), count: added))
    }
    open = open.flatMap { $0.moved(by: edit) }
    let end = changed.upperBound > first + removed ? changed.upperBound + added - removed : 0
    let start = changed.isEmpty ? first : min(first, changed.lowerBound)
    changed = start..<min(lines.count, max(first + added + 1, changed.isEmpty ? 0 : end))
    return true
  }

  /// The maximum number of lines added by an edit; more are treated as a different text.
  private static let maximumAddedLineCount = 400

  /// Reads the changes; takes a few microseconds for each word that is new or has a new word before it.
  ///
  /// - Parameters:
  ///   - text: The document's text.
  ///   - open: The start of the word at the cursor; nil if there is none.
  ///   - point: The cursor.
  ///   - known: The model whose packs are used to look up the words.
  /// - Returns: False if the cursor has left these lines, so that they should be selected anew.
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
    if extendsOpenWord(text, to: point) { return true }
    if model.isMostlyForgotten { startAnew() }
    readChanges(in: text, known)
    cursorLine = point.line - firstLine
    weighLines()
    dropFurthestLines()
    model.updateWeights()
    return true
  }

  /// Whether only the word at the cursor has changed, which ends its line and is not counted, as with most keystrokes.
  /// It is then extended to what reading the line again would give.
  private mutating func extendsOpenWord(_ text: Text, to point: TextPoint) -> Bool {
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

  /// Forgets what was read of the lines, but not which lines they are: all of them are to be read again.
  private mutating func startAnew() {
    model.removeAll(leadingComponent: leadingComponent)
    lines = Array(repeating: ReadLine(), count: lines.count)
    changed = 0..<lines.count
  }

  private mutating func include(_ line: Int) {
    changed =
      changed.isEmpty
      ? line..<line + 1 : min(line, changed.lowerBound)..<max(line + 1, changed.upperBound)
  }

  /// Reads the changed lines, and the following ones as long as the words before them have changed.
  mutating func readChanges(in text: Text, _ known: Model) {
    var index = changed.lowerBound
    while index < lines.count {
      let start = index == 0 ? .paragraph : lines[index - 1].end
      if index >= changed.upperBound, lines[index].start == start { break }
      let openByte = open.flatMap { $0.line == firstLine + index ? $0.byte : nil }
      text.withLine(firstLine + index) { bytes in
        let line = bytes.extracting(..<min(bytes.count, Self.lineBytes))
        let change = LineChange(
          of: lines[index], to: line, of: text, after: start, open: openByte)
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

  /// Counts a token as a word and as the beginning of names.
  private mutating func count(
    _ token: ReadToken, after history: [String], _ weight: Int, _ known: Model
  ) -> ReadToken {
    var token = token
    if token.word == nil, token.names.isEmpty { return token }
    let context = model.context(after: history, in: known)
    if let word = token.word {
      token.sightings = count(word, followsMark: token.followsMark, in: context, weight, known)
    }
    token.sightings += token.names.compactMap {
      model.add(
        $0, isWord: false, followsMark: token.followsMark, in: context, weight: weight, model: known
      )
    }
    return token
  }

  /// Counts a word; one that the packs know as two words is counted as two, so that "homme" is the same word with and
  /// without an article.
  private mutating func count(
    _ written: String, followsMark: Bool, in context: ModelContext, _ weight: Int, _ known: Model
  ) -> [Sighting] {
    if let parts = known.writtenElision(of: written) {
      let behind = known.context(after: normalizedWord(parts.head), in: context)
      return count(parts.head, followsMark: followsMark, in: context, weight, known)
        + count(parts.rest, followsMark: false, in: behind, weight, known)
    }
    return model.add(written, followsMark: followsMark, in: context, weight: weight, model: known)
      .map { [$0] } ?? []
  }

  private mutating func forget(_ tokens: ArraySlice<ReadToken>, weight: Int) {
    for token in tokens {
      for sighting in token.sightings { model.remove(sighting, weight: weight) }
    }
  }

  /// Gives the lines near the cursor their greater weight, and all others a weight of one.
  mutating func weighLines() {
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

  /// Drops some lines if there are too many, but never those near the cursor.
  mutating func dropFurthestLines() {
    // Words near the cursor count several times, so a single long paragraph can have a high count.
    guard model.wordCount > Self.maximumTokenCount,
      lines.reduce(0, { $0 + $1.tokens.count }) > Self.maximumTokenCount
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
  /// Whether there are only ASCII letters from a byte on.
  fileprivate func isPlainLetters(from start: Int) -> Bool {
    for index in start..<count where !self[index].isASCIILetter { return false }
    return true
  }
}

extension TextPoint {
  /// Returns the point after an edit, or nil if its line will be read again.
  fileprivate func moved(by edit: AppliedEdit) -> TextPoint? {
    if self <= edit.old.lowerBound { return self }
    return line <= edit.lastLine ? nil : edit.movedEnd(self)
  }
}
