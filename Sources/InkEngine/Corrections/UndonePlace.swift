// Where a correction was undone, while the text around it goes and comes back.

import InkText

/// The place of a word whose correction was undone. It moves with the edits before it, and is kept when text is taken
/// out there, since walking forth through the history puts that back.
struct UndonePlace: Sendable {
  /// Where the word begins, or would begin if what was taken out came back.
  private var start: TextPoint
  /// Where that was taken out, at or before the start; nil while the word stands.
  private var gap: TextPoint?

  init(_ start: TextPoint) { self.start = start }

  /// Follows a change of the text.
  mutating func follow(_ edit: MinimalEdit) {
    let place = gap ?? start
    if edit.old.upperBound < place || gap == nil && edit.old.upperBound == place {
      start = start.moved(from: edit.old.upperBound, to: edit.new.upperBound)
      gap = gap?.moved(from: edit.old.upperBound, to: edit.new.upperBound)
    } else if edit.old.lowerBound <= place {
      // What is put there may be a part of what was taken out: the rest then comes behind it.
      gap = edit.new.upperBound <= start ? edit.new.upperBound : nil
    }
  }

  /// Whether the last change, which it has followed, put a text here that is no part of a longer word.
  func holds(_ meant: String, since edit: MinimalEdit, in text: Text) -> Bool {
    let end = TextPoint(line: start.line, byte: start.byte + meant.utf8.count)
    guard gap == nil, edit.new.lowerBound <= end, start <= edit.new.upperBound,
      text.clamped(start) == start, text.clamped(end) == end
    else { return false }
    return text.string(in: start..<end) == meant
      && CursorContext.wordRange(at: start, in: text).lowerBound == start
      && CursorContext.wordRange(at: end, in: text).upperBound == end
  }
}
