// The corrections that an editor was given for a document: whether it made them, and whether the user undid them.

import InkText

/// The last corrections of a document. Their ranges move with the edits before them.
///
/// A correction that was undone is not made again while the typed text is still there, and counts as reverted for good
/// once the user types on. So does one whose word was deleted and typed again as before, but only the second time,
/// since people repeat their slips. Walking through the undo history, back or forth, decides nothing: undoing a whole
/// sentence to write it anew does not mean that its slips were intended.
struct CorrectionLog: Sendable {
  private var entries: [Entry] = []
  private var reverted: [TypingCorrection] = []
  /// The typed words, in small letters, that were typed again in place of their corrections.
  private var retyped: Set<String> = []

  fileprivate struct Entry {
    var correction: TypingCorrection
    var state = CorrectionState.given
    /// Whether another word was finished after it on its line since.
    var isPast = false
    /// The number of characters that were typed at its end, one after the other, by the last changes.
    var typedCount = 0
  }

  /// The number of corrections remembered: an hour of writing. Each costs an edit elsewhere a comparison or two.
  private static let limit = 400

  /// The number of corrections that are tracked.
  var count: Int { entries.count }

  /// Records a correction that an editor is about to be given; false if it was made and undone there. Those made within
  /// its range are no longer tracked: it takes their place, and nobody has reverted them.
  mutating func admit(_ correction: TypingCorrection) -> Bool {
    let wasUndone = entries.contains { $0.state.isUndone && $0.correction == correction }
    if wasUndone { return false }
    entries.removeAll { $0.state == .made && $0.isWithin(correction) }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(correction: correction))
    return true
  }

  /// Records a correction that is due and that the user has refused: like one that was undone.
  mutating func refuse(_ correction: TypingCorrection) {
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(correction: correction, state: .undone(.byUndoing)))
  }

  /// Tracks a change of the text.
  ///
  /// - Parameters:
  ///   - edit: What changed.
  ///   - text: The text after the change.
  ///   - isTyped: Whether one character was typed, and nothing else.
  /// - Returns: The correction that the change made, as it was given; nil if it did anything else.
  mutating func note(_ edit: MinimalEdit, in text: Text, isTyped: Bool) -> TypingCorrection? {
    var made: TypingCorrection?
    var gone: Set<Int> = []
    for index in entries.indices {
      if !entries[index].isPast, entries[index].isLeftAfter(by: edit, in: text) {
        entries[index].isPast = true
      }
      let whole = entries[index].wholeRange(since: edit, in: text)
      // The next change decides what an undo meant, wherever it is.
      if whole == nil, !entries[index].isJustUndone,
        edit.passes(&entries[index].correction.range)
      {
        continue
      }
      var entry = entries[index]
      let range = whole ?? entry.range(since: edit, in: text)
      if !note(edit, on: &entry, range, in: text, isTyped: isTyped) { gone.insert(index) }
      if entries[index].state == .given, entry.state == .made { made = entries[index].correction }
      entries[index] = entry
    }
    if gone.isEmpty { return made }
    entries = entries.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    return made
  }

  /// Tracks one correction through a change; false if it is to be tracked no longer.
  private mutating func note(
    _ edit: MinimalEdit, on entry: inout Entry, _ range: Range<TextPoint>?, in text: Text,
    isTyped: Bool
  ) -> Bool {
    guard let range else { return false }
    entry.correction.range = range
    let wasUndone = entry.state.isUndone
    let written = text.string(in: range)
    let isTypedAtEnd = isTyped && edit.new.upperBound == range.upperBound
    entry.typedCount = isTypedAtEnd ? entry.typedCount + 1 : 0
    let change = entry.change(by: edit, in: text, isTyped: isTyped)
    entry.state.advance(seeing: entry.sight(of: written), after: change)
    // Deleted after it was undone, or with the words written since: what is written here next is new.
    if written.isEmpty, wasUndone, entry.state != .made { return false }
    if written.isEmpty, entry.isPast, text.isBlank(after: range.upperBound) { return false }
    guard case .reverted(let manner) = entry.state else { return true }
    if manner == .byTyping, retyped.insert(normalizedWord(entry.correction.typed)).inserted {
      if retyped.count > Self.limit { retyped = [] }
      entry.state = .undonePast
      return true
    }
    reverted.append(entry.correction)
    return false
  }

  /// Returns a correction that an editor was given and has not reported, if `new` has it in place of the typed text;
  /// nil for none.
  func made(between old: Text, and new: Text) -> TypingCorrection? {
    entries.first { $0.state == .given && $0.correction.isMade(between: old, and: new) }?.correction
  }

  /// Allows a correction that was undone, in any case, to be made again.
  mutating func allow(_ typed: String, _ text: String) {
    entries.removeAll {
      $0.state != .made && normalizedWord($0.correction.typed) == normalizedWord(typed)
        && normalizedWord($0.correction.text) == normalizedWord(text)
    }
  }

  /// Takes the corrections that were undone for reverted, since nothing more will be typed: the text is being closed.
  mutating func close() {
    reverted += entries.filter(\.isJustUndone).map(\.correction)
    entries = []
  }

  /// Returns the corrections that were reverted since the last call.
  mutating func takeReverted() -> [TypingCorrection] {
    defer { reverted = [] }
    return reverted
  }

  /// Returns the correction that a cursor refers to, of those still in the text as they were made.
  ///
  /// - Parameters:
  ///   - point: The cursor.
  ///   - text: The text.
  /// - Returns: The newest one that the cursor is on; else the newest of all, if there is nothing between it and the
  ///   cursor but what ended its word: white space and punctuation, on its line or at the start of the next one.
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

  /// Returns the newest correction that is still in the text as it was made.
  func last(in text: Text) -> TypingCorrection? {
    entries.last { $0.stands(in: text) }?.correction
  }
}

extension Text {
  /// Whether a space is at a point.
  fileprivate func hasSpace(at point: TextPoint) -> Bool {
    withLine(point.line) { $0.count > point.byte && $0[point.byte] == 0x20 }
  }

  /// Whether nothing but blanks follows a point on its line.
  fileprivate func isBlank(after point: TextPoint) -> Bool {
    let end = TextPoint(line: point.line, byte: lineLength(point.line))
    return bytes(in: point..<max(point, end)).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension CorrectionLog.Entry {
  /// Whether another correction includes this one's range.
  fileprivate func isWithin(_ other: TypingCorrection) -> Bool {
    other.range.lowerBound <= correction.range.lowerBound
      && correction.range.upperBound <= other.range.upperBound
  }

  /// Whether the typed text is back, and the next change decides what that meant.
  fileprivate var isJustUndone: Bool {
    if case .undone = state { true } else { false }
  }

  /// What a change did, as far as it matters to the state.
  fileprivate func change(
    by edit: MinimalEdit, in text: Text, isTyped: Bool
  ) -> CorrectionState.Change {
    let (removes, inserts) = (!edit.old.isEmpty, !edit.new.isEmpty)
    // An undo may insert one letter; one alone may also be what the user wants to be different.
    let manner: CorrectionState.Manner =
      if typedCount > 1 {
        .byTyping
      } else if !inserts, !text.hasSpace(at: correction.range.upperBound) {
        .byCutting
      } else {
        .byUndoing
      }
    return CorrectionState.Change(
      removes: removes, inserts: inserts, isTyped: isTyped, manner: manner)
  }

  /// What the text at the correction's range turns out to be.
  fileprivate func sight(of written: String) -> CorrectionState.Sight {
    if written == correction.text { return .corrected }
    return written == correction.typed ? .typed : .other
  }

  /// Whether a change finishes another word after the correction on its line.
  fileprivate func isLeftAfter(by edit: MinimalEdit, in text: Text) -> Bool {
    let end = correction.range.upperBound
    guard edit.old.isEmpty, edit.old.lowerBound.line == end.line, end < edit.old.lowerBound,
      let first = edit.bytes.first, !CharacterClass(Unicode.Scalar(first)).isCore, first < 0x80
    else { return false }
    return text.string(in: end..<edit.old.lowerBound).unicodeScalars
      .contains { CharacterClass($0).isCore }
  }

  /// Whether the text is as the correction leaves it.
  fileprivate func stands(in text: Text) -> Bool {
    text.string(in: correction.range) == correction.text
  }

  /// Returns the range after a change that made the correction, undid it or made it again merely by inserting before or
  /// after a text, or by deleting there; nil for any other change. An editor that compares texts may report "hi" and
  /// "hi there" as an insertion after the space that follows.
  fileprivate func wholeRange(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let range = correction.range
    // Its word may have been deleted first.
    if range.isEmpty { return edit.completing(range, from: "", to: correction.text, in: text) }
    return state == .made
      ? edit.shortening(range, from: correction.text, to: correction.typed, in: text)
      : edit.completing(range, from: correction.typed, to: correction.text, in: text)
  }

  /// Returns the range after a change; nil if the correction is to be tracked no longer.
  fileprivate func range(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let mayBreakLines = correction.text.utf8.contains(0x0A)
    return edit.following(correction.range, mayBreakLines: mayBreakLines)
      ?? place(since: edit, in: text) ?? undonePlace(since: edit, in: text)
  }

  /// Returns the range after a change that undid the correction together with what ended its word, as by an editor that
  /// compares texts; nil if the change did not.
  fileprivate func undonePlace(since edit: MinimalEdit, in text: Text) -> Range<TextPoint>? {
    let (start, end) = (correction.range.lowerBound, correction.range.upperBound)
    guard state == .made, start <= edit.old.lowerBound, edit.old.lowerBound < end,
      end < edit.old.upperBound, edit.new.upperBound.line == start.line
    else { return nil }
    let range = start..<edit.new.upperBound
    return text.string(in: range) == correction.typed ? range : nil
  }

  /// Returns the range after a change that made the correction together with more text after it, as by an editor that
  /// was typed into before it reported the correction; nil if the change did not.
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
