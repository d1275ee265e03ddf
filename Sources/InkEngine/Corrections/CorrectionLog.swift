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
    /// It begins a sentence, or capitals were wanted throughout; or it is the pronoun I.
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
/// A correction that was undone is not made again in its document, and counts as taken back for good once the user
/// types on. Walking through the undo history, back or forth, decides nothing about other documents.
struct CorrectionLog: Sendable {
  private var entries: [Entry] = []
  /// Words that were undone and not done again there since, each with where that was last; that two spaces stay is
  /// decided for their place.
  private var undone: [Pair: UndonePlace] = [:]
  private var takenBack: [TypingCorrection] = []

  fileprivate struct Entry {
    var correction: TypingCorrection
    var state = State.given
  }

  private struct Pair: Hashable {
    let typed: String
    let text: String

    init(_ correction: TypingCorrection) { (typed, text) = (correction.typed, correction.text) }

    /// Whether it is this one, in whatever case.
    func isMeant(by typed: String, _ text: String) -> Bool {
      self.typed.lowercased() == typed.lowercased() && self.text.lowercased() == text.lowercased()
    }
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

  /// Corrections are remembered until this many newer ones.
  private static let limit = 8

  /// Notes a correction that an editor is to be given; false if it was made and undone there, or its word anywhere in
  /// the document.
  mutating func admit(_ correction: TypingCorrection) -> Bool {
    let wasUndone = entries.contains {
      ($0.state == .undone || $0.state == .walkedPast) && $0.correction == correction
    }
    if wasUndone || undone[Pair(correction)] != nil { return false }
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
    if entries.isEmpty, undone.isEmpty { return }
    noteRedone(edit, in: text, isTyped: isTyped)
    entries = entries.compactMap { entry in
      guard let range = edit.moving(entry.correction.range) else { return nil }
      var entry = entry
      entry.correction.range = range
      let before = entry.state
      entry.follow(text.string(in: range), isRemoval: !edit.old.isEmpty)
      if before != .undone, entry.state == .undone, entry.correction.reason != .doubleSpace {
        undone[Pair(entry.correction)] = UndonePlace(range.lowerBound)
      }
      // Done again; another correction of the same word that stands as it always stood says nothing.
      if before != .made, entry.state == .made { undone[Pair(entry.correction)] = nil }
      guard before == .undone, entry.state == .undone, isTyped else { return entry }
      takenBack.append(entry.correction)
      return nil
    }
  }

  /// Forgets what was undone where a change other than a key has done it again: walking forth through the history may
  /// put back whole texts, whose corrections are no entries any more.
  private mutating func noteRedone(_ edit: MinimalEdit, in text: Text, isTyped: Bool) {
    for index in undone.values.indices { undone.values[index].follow(edit) }
    if isTyped { return }
    undone = undone.filter { pair, place in !place.holds(pair.text, since: edit, in: text) }
  }

  /// Lets a correction be made again that was undone, in whatever case.
  mutating func allow(_ typed: String, _ text: String) {
    undone = undone.filter { pair, _ in !pair.isMeant(by: typed, text) }
    entries.removeAll { $0.state != .made && Pair($0.correction).isMeant(by: typed, text) }
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
    let standing = standing(in: text)
    let touched = standing.last {
      $0.range.lowerBound <= point && point <= $0.range.upperBound
    }
    if let touched { return touched }
    guard let end = standing.last?.range.upperBound, end <= point, point.line <= end.line + 1 else {
      return nil
    }
    let between = text.string(in: end..<point).unicodeScalars
    return between.contains { CharacterClass($0).isCore } ? nil : standing.last
  }

  /// The newest correction that stands as it was made.
  func last(in text: Text) -> TypingCorrection? { standing(in: text).last }

  private func standing(in text: Text) -> [TypingCorrection] {
    entries.map(\.correction).filter { text.string(in: $0.range) == $0.text }
  }
}

extension CorrectionLog.Entry {
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
  /// Where a range of one line stands after the change; nil if the change reaches beyond one of its ends, or
  /// breaks its line.
  fileprivate func moving(_ range: Range<TextPoint>) -> Range<TextPoint>? {
    if range.upperBound < old.lowerBound { return range }
    if range.upperBound == old.lowerBound, !old.isEmpty || endsWord { return range }
    if old.upperBound < range.lowerBound
      || old.upperBound == range.lowerBound && old.lowerBound < range.lowerBound
    {
      return moved(range.lowerBound)..<moved(range.upperBound)
    }
    guard range.lowerBound <= old.lowerBound, old.upperBound <= range.upperBound,
      new.upperBound.line == range.lowerBound.line
    else { return nil }
    return range.lowerBound..<moved(range.upperBound)
  }

  /// Whether a word before it is ended by what it puts in.
  private var endsWord: Bool {
    let span = Array(bytes.prefix(4)).span
    return !span.isEmpty && !span.scalar(at: 0).characterClass.isWordCharacter
  }

  /// A point behind the change, after it.
  private func moved(_ point: TextPoint) -> TextPoint {
    point.moved(from: old.upperBound, to: new.upperBound)
  }
}
