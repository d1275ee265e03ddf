// One edit of a text after it was made: what was replaced, what is there now, and where everything else moved.

/// An edit that was made, as everything that follows a text is told of it.
package struct AppliedEdit: Sendable {
  /// The replaced range, in the text before.
  package let old: Range<TextPoint>
  /// The range of the new text, in the text after.
  package let new: Range<TextPoint>
  /// The bytes that were in `old`; empty if they or `bytes` are more than anyone types.
  package let removed: [UInt8]
  /// The bytes in `new`.
  package let bytes: [UInt8]
  /// The number of lines that the text gained; negative if it lost some. A line feed after a lone carriage return adds
  /// none.
  package let growth: Int

  /// The first line that changed: that of the new text if it continues a line break before the replaced range.
  package var firstLine: Int { min(old.lowerBound.line, new.lowerBound.line) }

  /// The last line that changed, in the text before.
  package var lastLine: Int { old.upperBound.line }

  /// The edit that undoes this one; only its ranges and lines are meaningful where `removed` was not kept.
  package var inverse: AppliedEdit {
    AppliedEdit(old: new, new: old, removed: bytes, bytes: removed, growth: -growth)
  }

  /// Returns the position in the text after of a point in the text before; a point inside the replaced text moves to
  /// the end of the new text.
  package func moved(_ point: TextPoint) -> TextPoint {
    if point <= old.lowerBound { return point }
    return point < old.upperBound ? new.upperBound : movedEnd(point)
  }

  /// Returns the new position of a point that is at the end of the replaced text or after it; new text comes before it.
  package func movedEnd(_ point: TextPoint) -> TextPoint {
    point.moved(from: old.upperBound, to: new.upperBound)
  }
}
