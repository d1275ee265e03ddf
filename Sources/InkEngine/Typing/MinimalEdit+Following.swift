// What becomes of a range of words when the text changes: it moves, it grows or shrinks, or it is lost.

import InkText

extension MinimalEdit {
  /// Whether the change is neither in a range nor adjacent to it; if so, moves the range along.
  func passes(_ range: inout Range<TextPoint>) -> Bool {
    if range.upperBound < old.lowerBound { return true }
    guard old.upperBound < range.lowerBound else { return false }
    if old.upperBound.line == range.lowerBound.line || old.upperBound.line != new.upperBound.line {
      range = moved(range.lowerBound)..<moved(range.upperBound)
    }
    return true
  }

  /// Tracks a range of words that the change may be in or adjacent to.
  ///
  /// - Parameters:
  ///   - range: The range before the change.
  ///   - mayBreakLines: Whether the range may extend over a line break.
  /// - Returns: The range after the change; nil if the change reaches beyond one of its ends, or breaks its line.
  func following(_ range: Range<TextPoint>, mayBreakLines: Bool) -> Range<TextPoint>? {
    if range.upperBound < old.lowerBound { return range }
    if range.upperBound == old.lowerBound, !old.isEmpty || endsWord { return range }
    if old.upperBound < range.lowerBound
      || old.upperBound == range.lowerBound
        && (old.lowerBound < range.lowerBound || endsWithSeparator)
    {
      return moved(range.lowerBound)..<moved(range.upperBound)
    }
    if deletesEnd(of: range) { return range.lowerBound..<old.lowerBound }
    guard range.lowerBound <= old.lowerBound, old.upperBound <= range.upperBound,
      new.upperBound.line == range.lowerBound.line || mayBreakLines
    else { return nil }
    return range.lowerBound..<moved(range.upperBound)
  }

  /// Whether the change deletes a range of words or the end of it together with what ended it and nothing else, like a
  /// key that deletes the word before the cursor, or the backspace key held down.
  private func deletesEnd(of range: Range<TextPoint>) -> Bool {
    guard new.isEmpty, range.lowerBound <= old.lowerBound, range.upperBound < old.upperBound,
      range.lowerBound.line == old.upperBound.line, range.upperBound.line == old.upperBound.line,
      removed.count == old.upperBound.byte - old.lowerBound.byte
    else { return false }
    let ending = removed.suffix(old.upperBound.byte - range.upperBound.byte)
    return ending.allSatisfy {
      $0 < 0x80 && !CharacterClass(Unicode.Scalar($0)).isWordCharacter
    }
  }

  /// Tracks a range whose text this change turns into another one by inserting something before or after it.
  ///
  /// - Parameters:
  ///   - range: The range before the change.
  ///   - written: Its text before the change.
  ///   - wanted: What it may have become.
  ///   - text: The text after the change.
  /// - Returns: The range of `wanted`; nil where the change does anything else.
  func completing(
    _ range: Range<TextPoint>, from written: String, to wanted: String, in text: Text
  ) -> Range<TextPoint>? {
    guard old.isEmpty, !bytes.isEmpty, written.utf8.count + bytes.count == wanted.utf8.count
    else { return nil }
    if old.lowerBound == range.lowerBound, wanted.utf8.elementsEqual(bytes + written.utf8) {
      return range.lowerBound..<moved(range.upperBound)
    }
    let edit = old.lowerBound == range.upperBound ? self : beginning(at: range.upperBound, in: text)
    guard let edit, wanted.utf8.elementsEqual(Array(written.utf8) + edit.bytes) else { return nil }
    return range.lowerBound..<edit.new.upperBound
  }

  /// Tracks a range whose text this change turns into another one by deleting its end.
  ///
  /// - Parameters:
  ///   - range: The range before the change.
  ///   - written: Its text before the change.
  ///   - wanted: What it may have become.
  ///   - text: The text after the change.
  /// - Returns: The range of `wanted`; nil where the change does anything else.
  func shortening(
    _ range: Range<TextPoint>, from written: String, to wanted: String, in text: Text
  ) -> Range<TextPoint>? {
    guard new.isEmpty, !removed.isEmpty, wanted.utf8.count + removed.count == written.utf8.count,
      range.lowerBound <= old.lowerBound, old.lowerBound < range.upperBound
    else { return nil }
    var start = range.upperBound
    start.byte -= removed.count
    guard let edit = old.upperBound == range.upperBound ? self : beginning(at: start, in: text),
      written.utf8.elementsEqual(Array(wanted.utf8) + edit.removed)
    else { return nil }
    return range.lowerBound..<edit.new.upperBound
  }

  /// Whether the inserted text ends a word before it.
  var endsWord: Bool {
    let span = Array(bytes.prefix(4)).span
    return !span.isEmpty && !span.scalar(at: 0).characterClass.isWordCharacter
  }

  /// Whether the inserted text ends with a space or the like, so that the word after it is not part of it.
  private var endsWithSeparator: Bool {
    guard let last = bytes.last else { return false }
    return last < 0x80 && !CharacterClass(Unicode.Scalar(last)).isWordCharacter
  }

  /// Returns where a point after the change is once the change is made.
  func moved(_ point: TextPoint) -> TextPoint {
    point.moved(from: old.upperBound, to: new.upperBound)
  }
}
