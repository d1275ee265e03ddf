// The corrections that an editor was given for a document: whether it has made them, and whether the user undid them.

import InkText

/// The last corrections of a document. Their places move with the edits before them.
///
/// A correction that was undone is not made again while what was typed stands there, and counts as taken back for good
/// once the user types on. Walking through the undo history, back or forth, decides nothing: who undoes a whole
/// sentence to write it anew has not said that its slips were meant.
struct CorrectionLog: Sendable {
  private var entries: [Entry] = []
  private var takenBack: [TypingCorrection] = []

  fileprivate struct Entry {
    var correction: TypingCorrection
    var state = CorrectionState.given
  }

  /// Corrections are remembered until this many newer ones: an hour's of writing. Each costs an edit elsewhere a
  /// comparison or two.
  private static let limit = 400

  /// How many corrections are followed.
  var count: Int { entries.count }

  /// Notes a correction that an editor is to be given; false if it was made and undone there.
  mutating func admit(_ correction: TypingCorrection) -> Bool {
    let wasUndone = entries.contains {
      ($0.state == .undone || $0.state == .undonePast) && $0.correction == correction
    }
    if wasUndone { return false }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(correction: correction))
    return true
  }

  /// Follows a change of the text.
  ///
  /// - Parameters:
  ///   - edit: What has changed.
  ///   - text: The text since.
  ///   - isTyped: Whether one character was typed, and nothing else.
  mutating func note(_ edit: MinimalEdit, in text: Text, isTyped: Bool) {
    var gone: Set<Int> = []
    for index in entries.indices {
      let whole = entries[index].wholeRange(since: edit, in: text)
      // What is undone is settled by what is done next, wherever that is.
      if whole == nil, entries[index].state != .undone,
        edit.passes(&entries[index].correction.range)
      {
        continue
      }
      var entry = entries[index]
      let range = whole ?? entry.range(since: edit, in: text)
      if !note(edit, on: &entry, range, in: text, isTyped: isTyped) { gone.insert(index) }
      entries[index] = entry
    }
    if gone.isEmpty { return }
    entries = entries.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  /// Follows a change with one correction; false if that is no more to be followed.
  private mutating func note(
    _ edit: MinimalEdit, on entry: inout Entry, _ range: Range<TextPoint>?, in text: Text,
    isTyped: Bool
  ) -> Bool {
    guard let range else { return false }
    entry.correction.range = range
    let before = entry.state
    let written = text.string(in: range)
    // Taken out after it was undone: what is written here next is written anew.
    if written.isEmpty, before == .undone || before == .undonePast { return false }
    entry.state.advance(seeing: entry.sight(of: written), isRemoval: !edit.old.isEmpty)
    guard before == .undone, entry.state == .undone, isTyped else { return true }
    takenBack.append(entry.correction)
    return false
  }

  /// A correction that an editor was given and has not told of, where another text has it in the place of what was
  /// typed; nil for none.
  func made(between old: Text, and new: Text) -> TypingCorrection? {
    entries.first { $0.state == .given && $0.correction.isMade(between: old, and: new) }?.correction
  }

  /// Lets a correction be made again that was undone, in whatever case.
  mutating func allow(_ typed: String, _ text: String) {
    entries.removeAll {
      $0.state != .made && normalizedWord($0.correction.typed) == normalizedWord(typed)
        && normalizedWord($0.correction.text) == normalizedWord(text)
    }
  }

  /// Gives the corrections that were taken back since it was last asked.
  mutating func takeBack() -> [TypingCorrection] {
    defer { takenBack = [] }
    return takenBack
  }

  /// The correction that is meant by a cursor, of those that stand as they were made.
  ///
  /// - Parameters:
  ///   - point: The cursor.
  ///   - text: The text.
  /// - Returns: The newest one that the cursor is on; else the newest of all, if nothing but what ended its word
  ///   stands between it and the cursor: white space and punctuation, on its line or in front of the next one.
  func correction(at point: TextPoint, in text: Text) -> TypingCorrection? {
    let touched = entries.last {
      let range = $0.correction.range
      return range.lowerBound <= point && point <= range.upperBound && $0.stands(in: text)
    }
    if let touched { return touched.correction }
    guard let last = last(in: text), last.range.upperBound <= point,
      point.line <= last.range.upperBound.line + 1
    else { return nil }
    let between = text.string(in: last.range.upperBound..<point).unicodeScalars
    return between.contains { CharacterClass($0).isCore } ? nil : last
  }

  /// The newest correction that stands as it was made.
  func last(in text: Text) -> TypingCorrection? {
    entries.last { $0.stands(in: text) }?.correction
  }
}

extension CorrectionLog.Entry {
  /// What is written in its place.
  fileprivate func sight(of written: String) -> CorrectionState.Sight {
    if written == correction.text { return .corrected }
    return written == correction.typed ? .typed : .other
  }

  /// Whether the text is changed as the correction says.
  fileprivate func stands(in text: Text) -> Bool {
    text.string(in: correction.range) == correction.text
  }

  /// Where the correction stands after a change that has made it, undone it or made it again by nothing but what it
  /// puts before or behind a text, or takes out there; nil for any other change. Somebody who compares texts may tell
  /// of "hi" and "hi there" as if something had been put in behind the space that follows.
  fileprivate func wholeRange(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let range = correction.range
    // Its word may have been taken out first.
    if range.isEmpty { return edit.completing(range, from: "", to: correction.text, in: text) }
    return state == .made
      ? edit.shortening(range, from: correction.text, to: correction.typed, in: text)
      : edit.completing(range, from: correction.typed, to: correction.text, in: text)
  }

  /// Where the correction stands after a change; nil if it is no more to be followed.
  fileprivate func range(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let mayBreakLines = correction.text.utf8.contains(0x0A)
    return edit.following(correction.range, mayBreakLines: mayBreakLines)
      ?? place(since: edit, in: text)
  }

  /// Where the correction stands that a change has made together with more behind it, as of an editor that was typed
  /// into before it told of the correction; nil if the change has not.
  fileprivate func place(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let start = correction.range.lowerBound
    guard state == .given, start <= edit.old.lowerBound, edit.old.lowerBound < edit.old.upperBound
    else { return nil }
    let lines = correction.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let lastLine = lines.last, start.line + lines.count <= text.lineCount else { return nil }
    let line = start.line + lines.count - 1
    let lineEnd = TextPoint(line: line, byte: text.lineLength(line))
    let written = text.string(in: start..<lineEnd)
    guard written.utf8.starts(with: correction.text.utf8) else { return nil }
    let next = written.unicodeScalars.dropFirst(correction.text.unicodeScalars.count).first
    if let next, CharacterClass(next).isWordCharacter { return nil }
    let column = lines.count == 1 ? start.byte : 0
    return start..<TextPoint(line: line, byte: column + lastLine.count)
  }
}
