// The states between lines, computed on demand, and after an edit only until they converge.

/// The regions of a document. A map belongs to one text and must be notified of every edit.
///
/// It keeps 16 bytes per line, up to the last line requested, and that line's regions until the next edit. After an
/// edit, the lines it touched are read again, and the lines after them until one begins in the same state as before. So
/// a keystroke costs its line, and one that opens a comment over the rest costs the rest, once, and only as far as
/// requested.
package struct RegionMap: Sendable {
  private let syntax: ProseSyntax
  /// The state at the start of each line, as far as lines have been read; never empty.
  private var starts: [LineState]
  /// The lines whose content or start state has changed since the state after them was computed; sorted, disjoint, each
  /// before the last state.
  private var stale: [Range<Int>] = []
  /// The regions of the line requested last; nil after an edit.
  private var last: (line: Int, regions: [Region])?

  /// Creates the map of a document that has not been read yet; the extension in its URI counts if the language id is
  /// unknown.
  package init(languageID: String, uri: String = "") {
    syntax = ProseSyntax(languageID: languageID, uri: uri)
    starts = [syntax.start]
  }

  /// The language ids of documents written for people, in alphabetical order.
  package static var textLanguageIDs: [String] {
    ProseSyntax.textLanguageIDs.sorted()
  }

  /// Whether the document is written for people: a text, not a program.
  package var isText: Bool { syntax.isText }
  /// Whether the document is a commit message.
  package var isCommit: Bool { syntax.isCommit }

  /// The markers that lines of the document can begin with.
  package var lineMarks: LineMarks { syntax.lineMarks }

  /// Whether two spaces at the end of a line make a line break.
  package var hasTrailingSpaceLineBreaks: Bool { syntax.hasTrailingSpaceLineBreaks }

  /// Whether a colon before a word is markup.
  package var hasColonMarkup: Bool { syntax.hasColonMarkup }

  /// Returns the regions of a line, in order and without gaps; the last one ends with the line. Costs the line and
  /// those before it that have not been read yet; the line requested last costs nothing.
  package mutating func regions(ofLine line: Int, in text: Text) -> [Region] {
    let line = min(max(0, line), text.lineCount - 1)
    if let last, last.line == line { return last.regions }
    catchUp(to: line, in: text)
    var writer = RegionWriter(isRecording: true)
    _ = text.withLine(line) { syntax.scan($0, from: start(of: line), into: &writer) }
    last = (line, writer.regions)
    return writer.regions
  }

  /// Returns the state at the start of a line; a line's regions change only if the line or this state does.
  package mutating func state(ofLine line: Int, in text: Text) -> LineState {
    let line = min(max(0, line), text.lineCount - 1)
    catchUp(to: line, in: text)
    return start(of: line)
  }

  /// Records an edit: the lines that it changed are read again.
  package mutating func recordEdit(_ edit: AppliedEdit) {
    let (first, last, growth) = (edit.firstLine, edit.lastLine, edit.growth)
    self.last = nil
    if syntax.isStateless { return }
    guard first < starts.count - 1 else { return }
    guard last < starts.count - 1, last + growth >= first else {
      starts.removeLast(starts.count - 1 - first)
      stale.removeAll { $0.lowerBound >= first }
      if let end = stale.last, end.upperBound > first {
        stale[stale.count - 1] = end.lowerBound..<first
      }
      return
    }
    if growth > 0 {
      starts.insert(contentsOf: repeatElement(LineState(), count: growth), at: last + 1)
    } else if growth < 0 {
      starts.removeSubrange(last + 1 + growth..<last + 1)
    }
    markStale(first..<last + 1, growth: growth)
  }

  /// Marks edited lines as stale, and shifts the stale lines after them by the growth.
  private mutating func markStale(_ lines: Range<Int>, growth: Int) {
    var changed = lines.lowerBound..<lines.upperBound + growth
    var before: [Range<Int>] = []
    var behind: [Range<Int>] = []
    for range in stale {
      if range.upperBound < lines.lowerBound {
        before.append(range)
      } else if range.lowerBound > lines.upperBound {
        behind.append(range.lowerBound + growth..<range.upperBound + growth)
      } else {
        let upper = max(range.upperBound + growth, changed.upperBound)
        changed = min(range.lowerBound, changed.lowerBound)..<upper
      }
    }
    stale = before + [changed] + behind
  }

  /// Computes the states up to the start of a line.
  private mutating func catchUp(to line: Int, in text: Text) {
    if syntax.isStateless { return }
    while let range = stale.first, range.lowerBound < line {
      let current = range.lowerBound
      let state = state(after: current, in: text)
      stale[0] = current + 1..<range.upperBound
      if stale[0].isEmpty { stale.removeFirst() }
      guard current + 1 < starts.count, starts[current + 1] != state else { continue }
      starts[current + 1] = state
      // The next line now begins in a different state, so the lines after it may too.
      let isLast = current + 2 >= starts.count
      if !isLast, stale.first?.lowerBound != current + 1 {
        stale.insert(current + 1..<current + 2, at: 0)
        joinFirstStale()
      }
    }
    while starts.count <= line { starts.append(state(after: starts.count - 1, in: text)) }
  }

  private mutating func joinFirstStale() {
    guard stale.count > 1, stale[1].lowerBound <= stale[0].upperBound else { return }
    stale[0] = stale[0].lowerBound..<max(stale[0].upperBound, stale[1].upperBound)
    stale.remove(at: 1)
  }

  private func state(after line: Int, in text: Text) -> LineState {
    var writer = RegionWriter(isRecording: false)
    return text.withLine(line) { syntax.scan($0, from: starts[line], into: &writer) }
  }

  private func start(of line: Int) -> LineState {
    syntax.isStateless ? syntax.start : starts[min(line, starts.count - 1)]
  }
}
