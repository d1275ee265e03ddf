// Combining successive changes of a text into changes of the original text.

import InkText

/// The changes of a window, first to last; none overlaps another.
struct WindowChanges: Sendable {
  /// A range of the original window, and the range of the text that has replaced it.
  struct Change: Sendable {
    var old: Range<TextPoint>
    var new: Range<TextPoint>
    /// Whether it is kept separate from adjacent changes, like a correction, which can be reverted alone.
    let isApart: Bool
  }

  private(set) var all: [Change] = []

  /// Records an edit of the window. A change that touches others is merged with them; one to be kept separate only if
  /// they overlap.
  mutating func note(_ edit: AppliedEdit, isApart: Bool) {
    let range = edit.old
    let parts = all.filter { $0.meets(range, isApart: isApart) }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    var (oldLower, oldUpper) = (original(lower), original(upper))
    if let first = parts.first, first.new.lowerBound <= lower {
      (lower, oldLower) = (first.new.lowerBound, first.old.lowerBound)
    }
    if let last = parts.last, last.new.upperBound >= upper {
      (upper, oldUpper) = (last.new.upperBound, last.old.upperBound)
    }
    all.removeAll { $0.meets(range, isApart: isApart) }
    for index in all.indices where all[index].new.lowerBound >= range.upperBound {
      let change = all[index].new
      all[index].new = edit.movedEnd(change.lowerBound)..<edit.movedEnd(change.upperBound)
    }
    let end = edit.movedEnd(upper)
    let start = min(lower, edit.new.lowerBound)
    let change = Change(
      old: oldLower..<max(oldLower, oldUpper), new: start..<max(start, end),
      isApart: isApart && parts.isEmpty)
    all.insert(change, at: all.firstIndex { $0.old.lowerBound > oldLower } ?? all.count)
  }

  /// Returns the original position of a point; for the end of a change, the end of the replaced range.
  private func original(_ point: TextPoint) -> TextPoint {
    guard let change = all.last(where: { $0.new.upperBound <= point }) else { return point }
    return point.moved(from: change.new.upperBound, to: change.old.upperBound)
  }
}

extension WindowChanges.Change {
  fileprivate func meets(_ range: Range<TextPoint>, isApart: Bool) -> Bool {
    if isApart || self.isApart {
      return new.lowerBound < range.upperBound && range.lowerBound < new.upperBound
    }
    return new.lowerBound <= range.upperBound && range.lowerBound <= new.upperBound
  }
}
