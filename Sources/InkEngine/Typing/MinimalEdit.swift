// An edit without the beginning and the end that it leaves unchanged.

import InkText

/// An edit trimmed of the prefix and suffix that it leaves unchanged.
struct MinimalEdit: Sendable {
  /// The replaced range, in the text before the edit.
  private(set) var old: Range<TextPoint>
  /// The range of the new text.
  private(set) var new: Range<TextPoint>
  /// The bytes in `new`.
  private(set) var bytes: ArraySlice<UInt8>
  /// The bytes that were in `old`; empty if there were too many to keep.
  private(set) var removed: ArraySlice<UInt8>

  /// Trims an edit; one that does not say what it removed stays as it is.
  init(_ edit: AppliedEdit) {
    (old, new, bytes, removed) = (edit.old, edit.new, edit.bytes[...], edit.removed[...])
    if removed.isEmpty { return }
    let common = CommonEnds(of: removed, and: bytes)
    let start = Self.point(edit.old.lowerBound, after: removed.prefix(common.head))
    bytes = bytes.dropFirst(common.head).dropLast(common.tail)
    removed = removed.dropFirst(common.head).dropLast(common.tail)
    old = start..<Self.point(start, after: removed)
    new = start..<Self.point(start, after: bytes)
  }

  /// Whether the edit inserts a word or a part of one, possibly after white space.
  var isWord: Bool { Self.isWord(bytes) }

  /// The edit that inserts only the last character, where this one inserts a word, or a part of one, and that
  /// character, or a line break with all that follows it, also after the space that ended a word; nil for any other.
  var lastOfWord: MinimalEdit? {
    guard old.isEmpty, let last = String(decoding: bytes, as: UTF8.self).unicodeScalars.last
    else { return nil }
    let head = bytes.prefix { $0 != 10 && $0 != 13 }
    let breaksLine = head.count < bytes.count
    let word = breaksLine ? head : bytes.dropLast(last.utf8.count)
    guard Self.isWord(word) || breaksLine && word.elementsEqual([0x20]) else { return nil }
    var edit = self
    edit.bytes = bytes.dropFirst(word.count)
    let start = TextPoint(
      line: new.lowerBound.line, byte: new.lowerBound.byte + word.count)
    (edit.old, edit.new) = (start..<start, start..<new.upperBound)
    return edit
  }

  /// Returns the same change expressed as one that continues a run of typing; nil where that would be another change.
  ///
  /// Where letters are inserted next to the same letters, or some of both are deleted, comparing texts cannot tell
  /// which: `taht ` before `the` looks like `aht t` after its first letter.
  func continuing(_ run: Range<TextPoint>, in text: Text) -> MinimalEdit? {
    var start = run.upperBound
    start.byte -= removed.count
    return beginning(at: start, in: text)
  }

  /// Returns the same line break expressed as one typed at the end of a run, with the indentation after it; nil where
  /// that would be another change.
  ///
  /// Where a line break is typed before another one, comparing texts takes the new line for one below the break that
  /// was there: `teh⏎` and then `⏎`, `teh` and then `⏎ ⏎`.
  func breakingLine(after run: Range<TextPoint>, in text: Text) -> MinimalEdit? {
    let start = run.upperBound
    guard old.isEmpty, bytes.last == 10 || bytes.last == 13, bytes.count <= WordEnd.maximumLength,
      new.lowerBound.byte == 0, start.line < new.lowerBound.line,
      new.lowerBound.line - start.line <= WordEnd.maximumLength, start.line < text.lineCount,
      start.byte == text.lineLength(start.line)
    else { return nil }
    let window = text.bytes(in: start..<new.upperBound)
    guard window.count > bytes.count, window.repeats(after: bytes.count) else { return nil }
    var edit = self
    edit.bytes = window.prefix(bytes.count)
    (edit.old, edit.new) = (start..<start, start..<Self.point(start, after: edit.bytes))
    return edit
  }

  /// Returns the same change expressed as one that inserts a word or a part of one, if possible.
  func typed(in text: Text) -> MinimalEdit {
    guard old.isEmpty, !isWord, lastOfWord == nil, bytes.count <= WordEnd.maximumLength
    else { return self }
    var start = new.lowerBound
    while start.byte > 0 {
      start.byte -= 1
      guard let other = beginning(at: start, in: text) else { break }
      if other.isWord || other.lastOfWord != nil { return other }
    }
    return self
  }

  /// Returns the same change expressed as one that begins at another position in the resulting text; nil where that
  /// would be another change.
  func beginning(at place: TextPoint, in text: Text) -> MinimalEdit? {
    let count = bytes.count + removed.count
    guard old.isEmpty ? removed.isEmpty : new.isEmpty, count > 0, place.byte >= 0,
      let distance = old.lowerBound.distance(to: place), distance != 0,
      old.upperBound.line == place.line, new.upperBound.line == place.line
    else { return nil }
    let first = min(place, old.lowerBound)
    let end = TextPoint(
      line: place.line, byte: max(place.byte, old.lowerBound.byte) + bytes.count)
    guard end.byte <= text.lineLength(end.line) else { return nil }
    let (between, gone) = (text.bytes(in: first..<end), Array(removed))
    let window: [UInt8] = distance < 0 ? between + gone : gone + between
    guard window.repeats(after: count) else { return nil }
    var edit = self
    let part = distance < 0 ? window.prefix(count) : window.suffix(count)
    if new.isEmpty { edit.removed = part } else { edit.bytes = part }
    edit.old = place..<TextPoint(line: place.line, byte: old.upperBound.byte + distance)
    edit.new = place..<TextPoint(line: place.line, byte: new.upperBound.byte + distance)
    return edit
  }

  /// Returns a range that was inserted before this change, expressed as one that ends where this change inserts
  /// something; nil where that would be another range.
  func moved(_ range: Range<TextPoint>, in text: Text) -> Range<TextPoint>? {
    let point = new.lowerBound
    guard old.isEmpty, !range.isEmpty, new.upperBound.line == point.line,
      range.lowerBound.line == point.line, range.upperBound.line == point.line,
      let distance = range.upperBound.distance(to: point)
    else { return nil }
    var start = range.lowerBound
    start.byte += min(0, distance)
    guard start.byte >= 0 else { return nil }
    // The text there before this change.
    let behind = TextPoint(line: point.line, byte: new.upperBound.byte + max(0, -distance))
    guard behind.byte <= text.lineLength(point.line) else { return nil }
    let window = text.bytes(in: start..<point) + text.bytes(in: new.upperBound..<behind)
    let count = range.upperBound.byte - range.lowerBound.byte
    guard window.count > count, window.repeats(after: count) else { return nil }
    return TextPoint(line: point.line, byte: point.byte - count)..<point
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    let word = bytes.drop { $0 <= 0x20 }
    return !word.isEmpty && bytes.count <= WordEnd.maximumLength && word.allSatisfy { $0 > 0x20 }
  }

  private static func point(_ start: TextPoint, after bytes: ArraySlice<UInt8>) -> TextPoint {
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

extension TextPoint {
  /// The distance to another point on the same line, in bytes; nil for another line, or more than a word.
  fileprivate func distance(to other: TextPoint) -> Int? {
    line == other.line && abs(other.byte - byte) <= WordEnd.maximumLength ? other.byte - byte : nil
  }
}

extension [UInt8] {
  /// Whether each byte equals the one `count` bytes before it.
  fileprivate func repeats(after count: Int) -> Bool { dropFirst(count) == dropLast(count) }
}
