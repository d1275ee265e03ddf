// One edit as it was made: what was replaced, what stands there now, and where everything else has moved.

import InkText

/// An edit of a text after it was made.
struct TextChange {
  /// What was replaced, in the text before.
  let replaced: Range<TextPoint>
  /// What stands there, in the text after.
  let inserted: Range<TextPoint>
  /// How many bytes were inserted.
  let byteCount: Int
  /// Whether more was written than one key writes: several characters more than there were, or others.
  let isMore: Bool

  /// An edit by its ranges and what was and is written there.
  init(
    replaced: Range<TextPoint>, was removed: [UInt8], inserted: Range<TextPoint>, is bytes: [UInt8]
  ) {
    self.replaced = replaced
    self.inserted = inserted
    byteCount = bytes.count
    let more = bytes.dropFirst(removed.count).count { !$0.isContinuation }
    isMore = bytes.starts(with: removed) ? more > 1 : !bytes.isEmpty
  }

  /// Where a point of the text before stands in the text after; a point inside of what was replaced moves to the
  /// end of what was inserted.
  func moved(_ point: TextPoint) -> TextPoint {
    if point <= replaced.lowerBound { return point }
    if point < replaced.upperBound { return inserted.upperBound }
    return movedEnd(point)
  }

  /// Where a point stands that is at the end of what was replaced or behind it; what is inserted comes before it.
  func movedEnd(_ point: TextPoint) -> TextPoint {
    point.moved(from: replaced.upperBound, to: inserted.upperBound)
  }
}
