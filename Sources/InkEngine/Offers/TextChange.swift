// One edit after it was made: what was replaced, what is there now, and where everything else moved.

import InkText

/// An edit of a text after it was made.
struct TextChange {
  /// The replaced range, in the text before.
  let replaced: Range<TextPoint>
  /// The range of the new text, in the text after.
  let inserted: Range<TextPoint>
  /// The number of bytes inserted.
  let byteCount: Int
  /// Whether more was written than by one keystroke: several characters more than there were, or others.
  let isMore: Bool

  /// Creates an edit from its ranges and the bytes in them.
  init(
    replaced: Range<TextPoint>, was removed: [UInt8], inserted: Range<TextPoint>, is bytes: [UInt8]
  ) {
    self.replaced = replaced
    self.inserted = inserted
    byteCount = bytes.count
    let more = bytes.dropFirst(removed.count).count { !$0.isContinuation }
    isMore = bytes.starts(with: removed) ? more > 1 : !bytes.isEmpty
  }

  /// Returns the position in the text after of a point in the text before; a point inside the replaced text moves to
  /// the end of the inserted text.
  func moved(_ point: TextPoint) -> TextPoint {
    if point <= replaced.lowerBound { return point }
    if point < replaced.upperBound { return inserted.upperBound }
    return movedEnd(point)
  }

  /// Returns the new position of a point that is at the end of the replaced text or after it; inserted text comes
  /// before it.
  func movedEnd(_ point: TextPoint) -> TextPoint {
    point.moved(from: replaced.upperBound, to: inserted.upperBound)
  }
}
