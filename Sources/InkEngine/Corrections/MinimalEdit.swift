// An edit without the beginning and the end that it leaves unchanged.

import InkText

/// An edit trimmed of the prefix and suffix that it leaves unchanged.
struct MinimalEdit: Sendable {
  /// What was replaced, in the text before.
  private(set) var old: Range<TextPoint>
  /// What stands there now.
  private(set) var new: Range<TextPoint>
  /// The bytes in `new`.
  private(set) var bytes: ArraySlice<UInt8>

  /// A change; those of more than a few lines are taken as they are.
  ///
  /// - Parameters:
  ///   - range: What was replaced, clamped.
  ///   - removed: What stood there.
  ///   - bytes: What was put there.
  ///   - inserted: Where it stands.
  init(
    _ range: Range<TextPoint>, removed: [UInt8], by bytes: [UInt8], at inserted: Range<TextPoint>
  ) {
    (old, new, self.bytes) = (range, inserted, bytes[...])
    if removed.isEmpty { return }
    let common = CommonEnds(of: removed[...], and: bytes[...])
    let start = Self.point(range.lowerBound, behind: removed.prefix(common.head))
    let middle = bytes.dropFirst(common.head).dropLast(common.tail)
    old = start..<Self.point(start, behind: removed.dropFirst(common.head).dropLast(common.tail))
    new = start..<Self.point(start, behind: middle)
    self.bytes = middle
  }

  /// Whether it puts in a word or a part of one, behind white space or none.
  var isWord: Bool { Self.isWord(bytes) }

  /// The edit that puts in its last character alone, where it puts in a word, or a part of one, and that character;
  /// nil for any other.
  var lastOfWord: MinimalEdit? {
    guard let last = String(decoding: bytes, as: UTF8.self).unicodeScalars.last, old.isEmpty,
      new.lowerBound.line == new.upperBound.line, last.utf8.count < bytes.count,
      Self.isWord(bytes.dropLast(last.utf8.count))
    else { return nil }
    var edit = self
    edit.bytes = bytes.suffix(last.utf8.count)
    let start = TextPoint(
      line: new.upperBound.line, byte: new.upperBound.byte - last.utf8.count)
    (edit.old, edit.new) = (start..<start, start..<new.upperBound)
    return edit
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = bytes.drop { $0 <= 0x20 }
    return !word.isEmpty && bytes.count <= 64 && word.allSatisfy { $0 > 0x20 }
  }

  private static func point(_ start: TextPoint, behind bytes: ArraySlice<UInt8>) -> TextPoint {
    var point = start
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 13 || byte == 10 && previous != 13 {
        point = TextPoint(line: point.line + 1, byte: 0)
      } else if byte != 10 {
        point.byte += 1
      }
      previous = byte
    }
    return point
  }
}
