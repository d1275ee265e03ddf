// The corrections that an editor was given for a document: whether it has made them, and whether the user undid them.

package import InkText

/// A correction made while typing.
package struct TypingCorrection: Sendable, Equatable {
  /// Why a text is changed.
  package enum Reason: String, Sendable {
    /// It is one of the user's replacements.
    case replacement
    /// The word is none, and another one is meant, or it is a contraction without its apostrophe.
    case spelling
    /// It begins a sentence, capitals were wanted throughout, or it is always written so: the pronoun I, a name.
    case capital
    /// Two spaces end a sentence.
    case doubleSpace
  }

  /// Where the text to be changed stands, and then the changed one.
  package internal(set) var range: Range<TextPoint>
  /// What was typed.
  package let typed: String
  /// What takes its place.
  package let text: String
  /// Why.
  package let reason: Reason
}

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
    var state = State.given
  }

  fileprivate enum State {
    /// The editor was given it.
    case given
    /// The editor has made it.
    case made
    /// What was typed stands there again, and nothing was taken out since.
    case undone
    /// What was typed stands there again, or did, and more was taken out behind that.
    case walkedPast
  }

  /// Corrections are remembered until this many newer ones: an hour's of writing. Each costs an edit elsewhere a
  /// comparison or two.
  private static let limit = 400

  /// How many corrections are followed.
  var count: Int { entries.count }

  /// Notes a correction that an editor is to be given; false if it was made and undone there.
  mutating func admit(_ correction: TypingCorrection) -> Bool {
    let wasUndone = entries.contains {
      ($0.state == .undone || $0.state == .walkedPast) && $0.correction == correction
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
    if written.isEmpty, before == .undone || before == .walkedPast { return false }
    entry.follow(written, isRemoval: !edit.old.isEmpty)
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

extension TypingCorrection {
  /// Whether one text has what was typed, and the other one what takes its place, on a line that is the same before it
  /// and goes on as it did.
  fileprivate func isMade(between old: Text, and new: Text) -> Bool {
    let line = range.lowerBound.line
    guard range.upperBound.line == line, typed != text, old.string(in: range) == typed
    else { return false }
    let start = TextPoint(line: line, byte: 0)
    let rest = range.upperBound..<TextPoint(line: line, byte: old.lineLength(line))
    let due =
      old.bytes(in: start..<range.lowerBound) + Array(text.utf8) + old.bytes(in: rest).prefix(1)
    return new.withLine(line) { written in
      due.count <= written.count && due.indices.allSatisfy { due[$0] == written[$0] }
    }
  }
}

extension CorrectionLog.Entry {
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
    edit.moving(correction.range, of: correction) ?? place(since: edit, in: text)
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

  /// Takes in what stands in the place of the word after a change.
  fileprivate mutating func follow(_ written: String, isRemoval: Bool) {
    if written == correction.text {
      state = .made
    } else if written == correction.typed {
      if state == .made {
        state = .undone
      } else if state == .undone, isRemoval {
        state = .walkedPast
      }
    } else if state == .undone {
      state = .walkedPast
    }
  }
}

extension MinimalEdit {
  /// Whether the change is neither in a range nor beside it; moves the range along then.
  fileprivate func passes(_ range: inout Range<TextPoint>) -> Bool {
    if range.upperBound < old.lowerBound { return true }
    guard old.upperBound < range.lowerBound else { return false }
    if old.upperBound.line == range.lowerBound.line || old.upperBound.line != new.upperBound.line {
      range = moved(range.lowerBound)..<moved(range.upperBound)
    }
    return true
  }

  /// Where the range of a correction stands after the change; nil if the change reaches beyond one of its ends, or
  /// breaks a line in a correction that has but one.
  fileprivate func moving(
    _ range: Range<TextPoint>, of correction: TypingCorrection
  ) -> Range<TextPoint>? {
    if range.upperBound < old.lowerBound { return range }
    if range.upperBound == old.lowerBound, !old.isEmpty || endsWord { return range }
    if old.upperBound < range.lowerBound
      || old.upperBound == range.lowerBound && (old.lowerBound < range.lowerBound || standsApart)
    {
      return moved(range.lowerBound)..<moved(range.upperBound)
    }
    guard range.lowerBound <= old.lowerBound, old.upperBound <= range.upperBound,
      new.upperBound.line == range.lowerBound.line || correction.text.utf8.contains(0x0A)
    else { return nil }
    return range.lowerBound..<moved(range.upperBound)
  }

  /// Whether a word before it is ended by what it puts in.
  private var endsWord: Bool {
    let span = Array(bytes.prefix(4)).span
    return !span.isEmpty && !span.scalar(at: 0).characterClass.isWordCharacter
  }

  /// Whether what it puts in ends with a space or the like, so that a word behind it is none of its own.
  private var standsApart: Bool {
    guard let last = bytes.last else { return false }
    return last < 0x80 && !CharacterClass(Unicode.Scalar(last)).isWordCharacter
  }

  /// A point behind the change, after it.
  private func moved(_ point: TextPoint) -> TextPoint {
    point.moved(from: old.upperBound, to: new.upperBound)
  }
}
