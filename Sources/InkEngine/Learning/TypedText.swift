// The parts of a document that were typed and not yet learned from; not what was pasted or there before.

import InkText

/// Ranges of a text, in order, that follow its edits. What is left of them when they are read is what somebody wrote
/// and kept.
struct TypedText: Sendable {
  /// A range that was typed.
  struct Part: Sendable {
    var range: Range<TextPoint>
    /// Whether it is an accepted offer.
    var isAccepted: Bool
  }

  private(set) var parts: [Part] = []
  /// Whether a sentence or a paragraph was finished since parts were last taken.
  private(set) var isDue = false
  /// Whether text was inserted that was not typed, since words that moved here were last looked for.
  var hasPasted = false
  private var isAtSentenceEnd = false

  private static let partCount = 500

  /// Tracks an edit; costs a check of the last part where somebody types on.
  mutating func note(_ edit: AppliedEdit, isAccepted: Bool) {
    let isTyped = isAccepted || !edit.isPasted
    if isTyped { noteEnds(edit.bytes) } else if !edit.bytes.isEmpty { hasPasted = true }
    if let last = parts.indices.last, edit.old.isEmpty, isTyped,
      parts[last].range.upperBound == edit.old.lowerBound,
      parts[last].isAccepted == isAccepted
    {
      parts[last].range = parts[last].range.lowerBound..<edit.new.upperBound
      return
    }
    move(by: edit)
    if isTyped, !edit.new.isEmpty {
      insert(Part(range: edit.new, isAccepted: isAccepted))
    }
  }

  /// Removes what was typed, except for what is in an unfinished range.
  ///
  /// - Parameters:
  ///   - unfinished: What stays; nil for nothing.
  ///   - accepted: Whether accepted offers count as typed.
  /// - Returns: The removed ranges in order, none adjacent to another.
  mutating func removeFinished(
    without unfinished: Range<TextPoint>?, accepted: Bool
  ) -> [Range<TextPoint>] {
    isDue = false
    var taken: [Range<TextPoint>] = []
    var left: [Part] = []
    for part in parts {
      let (start, end) = (part.range.lowerBound, part.range.upperBound)
      var pieces = [part.range]
      if let unfinished {
        let before = start..<max(start, min(end, unfinished.lowerBound))
        let after = min(end, max(start, unfinished.upperBound))..<end
        pieces = [before, after]
        let rest = before.upperBound..<max(before.upperBound, after.lowerBound)
        if !rest.isEmpty { left.append(Part(range: rest, isAccepted: part.isAccepted)) }
      }
      guard accepted || !part.isAccepted else { continue }
      for piece in pieces where !piece.isEmpty {
        if let last = taken.last, last.upperBound == piece.lowerBound {
          taken[taken.count - 1] = last.lowerBound..<piece.upperBound
        } else {
          taken.append(piece)
        }
      }
    }
    parts = left
    return taken
  }

  private mutating func move(by edit: AppliedEdit) {
    var moved: [Part] = []
    moved.reserveCapacity(parts.count + 1)
    for part in parts {
      let (start, end) = (part.range.lowerBound, part.range.upperBound)
      let before = start..<max(start, min(end, edit.old.lowerBound))
      if !before.isEmpty { moved.append(Part(range: before, isAccepted: part.isAccepted)) }
      let rest = max(start, edit.old.upperBound)
      guard rest < end else { continue }
      let after = edit.movedEnd(rest)..<edit.movedEnd(end)
      if let last = moved.last, last.range.upperBound == after.lowerBound,
        last.isAccepted == part.isAccepted
      {
        moved[moved.count - 1].range = last.range.lowerBound..<after.upperBound
      } else {
        moved.append(Part(range: after, isAccepted: part.isAccepted))
      }
    }
    parts = moved
  }

  private mutating func insert(_ part: Part) {
    let index = parts.firstIndex { part.range.lowerBound < $0.range.lowerBound } ?? parts.count
    parts.insert(part, at: index)
    for left in [index, index - 1] where left >= 0 && left + 1 < parts.count {
      if parts[left].range.upperBound == parts[left + 1].range.lowerBound,
        parts[left].isAccepted == parts[left + 1].isAccepted
      {
        let joined = parts[left].range.lowerBound..<parts[left + 1].range.upperBound
        parts[left].range = joined
        parts.remove(at: left + 1)
      }
    }
    if parts.count > Self.partCount { parts.removeFirst() }
  }

  /// A line is finished at its end, a sentence at the space after its mark: until then it may be a number, or continue.
  private mutating func noteEnds(_ bytes: [UInt8]) {
    for byte in bytes {
      switch byte {
      case 0x0A: isDue = true
      case 0x20 where isAtSentenceEnd: isDue = true
      case 0x2E, 0x21, 0x3F: isAtSentenceEnd = true
      default: isAtSentenceEnd = false
      }
    }
  }
}
