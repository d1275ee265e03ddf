// The text around the cursor for keys, whose changes are recorded as edits of the document.

public import InkText

/// A change of the document.
public struct DocumentEdit: Sendable, Equatable {
  /// The replaced range, in the document before the change.
  public var range: Range<TextPoint>
  /// The new text.
  public var text: String

  /// Creates a change.
  public init(range: Range<TextPoint>, text: String) {
    self.range = range
    self.text = text
  }
}

/// A window of a document with its selection, for keys to read and change; the document itself is not modified.
///
/// Points passed in and returned are those of the document; those of `selection` and `edits` refer to it after and
/// before the changes, respectively. A window of a few hundred lines suffices: no key reaches further.
package struct TextDocumentProxy: Sendable {
  /// The current text of the window.
  private(set) var text: Text
  /// The selection in the window.
  private(set) var window: Range<TextPoint>
  /// The document's line number of the window's first line.
  let firstLine: Int
  private var changes = WindowChanges()

  /// The number of lines above and below the selection within the reach of keys.
  private static let reachLines = 128

  /// Creates the window around a selection, which is extended to whole graphemes; a cursor inside a grapheme moves to
  /// its start.
  package init(_ document: Text, selection: Range<TextPoint>) {
    let start = document.clamped(selection.lowerBound)
    let end = max(start, document.clamped(selection.upperBound))
    let (text, firstLine) = document.window(around: start..<end, lines: Self.reachLines)
    self.text = text
    self.firstLine = firstLine
    let lower = TextPoint(line: start.line - firstLine, byte: start.byte)
    let upper = TextPoint(line: end.line - firstLine, byte: end.byte)
    let isEmpty = start == end
    window = lower..<upper
    let whole = whole(window)
    window = isEmpty ? whole.lowerBound..<whole.lowerBound : whole
  }

  /// The selection in the changed document; empty for a cursor.
  package var selection: Range<TextPoint> { shifted(window, by: firstLine) }

  /// The changes in terms of the document before them, first to last; none overlaps another.
  package var edits: [DocumentEdit] {
    changes.all.map {
      DocumentEdit(range: shifted($0.old, by: firstLine), text: text.string(in: $0.new))
    }
  }

  /// Whether the selection is empty, a cursor.
  var isCursor: Bool { window.isEmpty }

  /// The cursor in the window: the start of the selection.
  var cursor: TextPoint { window.lowerBound }

  /// The cursor in the changed document.
  var documentCursor: TextPoint { selection.lowerBound }

  /// Whether nothing has changed so far, so that points of the document before and after are the same.
  var isUnchanged: Bool { changes.all.isEmpty }

  /// Returns a range of the unchanged document in the window; valid only as long as nothing has changed.
  func windowRange(_ range: Range<TextPoint>) -> Range<TextPoint> {
    let moved = shifted(range, by: -firstLine)
    let lower = text.clamped(moved.lowerBound)
    return lower..<max(lower, text.clamped(moved.upperBound))
  }

  /// Returns a range of the window extended to whole graphemes.
  func whole(_ range: Range<TextPoint>) -> Range<TextPoint> {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let start = text.isGraphemeBoundary(lower) ? lower : text.graphemeStart(before: lower)
    return
      start..<max(start, text.isGraphemeBoundary(upper) ? upper : text.graphemeEnd(after: upper))
  }

  /// Selects a range of the window.
  mutating func setSelection(_ range: Range<TextPoint>) { window = range }

  private func shifted(_ range: Range<TextPoint>, by lines: Int) -> Range<TextPoint> {
    TextPoint(
      line: range.lowerBound.line + lines, byte: range.lowerBound.byte)..<TextPoint(
        line: range.upperBound.line + lines, byte: range.upperBound.byte)
  }
}

extension TextDocumentProxy {
  /// Replaces the selection with text and moves the cursor after it, including the rest of a grapheme that its end may
  /// have joined.
  package mutating func insert(_ string: String) {
    move(to: replace(window, with: string).new.upperBound)
  }

  /// Deletes the selection, or otherwise text before the cursor.
  package mutating func delete(_ range: DeletionRange) {
    let gone = isCursor ? deletion(range) : window
    if !gone.isEmpty { move(to: replace(gone, with: "").new.lowerBound) }
  }

  /// Replaces text before the cursor, which keeps its position in the text; what is typed next is a separate change.
  mutating func correct(_ range: Range<TextPoint>, with string: String) {
    let cursor = window.lowerBound
    guard range.upperBound <= cursor, whole(range) == range else { return }
    move(to: replace(range, with: string, isApart: true).movedEnd(cursor))
  }

  /// Replaces a range of the unchanged document before the cursor; does nothing if anything has changed.
  mutating func correct(document range: Range<TextPoint>, with string: String) {
    if isUnchanged { correct(windowRange(range), with: string) }
  }

  /// Moves the cursor by graphemes, counting a line break as one; from a selection, to the edge on that side.
  package mutating func moveCursor(by steps: Int) {
    if !isCursor, steps != 0 {
      move(to: steps < 0 ? window.lowerBound : window.upperBound)
      return
    }
    var point = cursor
    for _ in 0..<steps.magnitude {
      let next = steps < 0 ? text.graphemeStart(before: point) : text.graphemeEnd(after: point)
      if next == point { break }
      point = next
    }
    window = point..<point
  }

  /// Moves the cursor to a point, or after the grapheme that contains it.
  private mutating func move(to point: TextPoint) {
    let point = text.clamped(point)
    let whole = text.isGraphemeBoundary(point) ? point : text.graphemeEnd(after: point)
    window = whole..<whole
  }

  @discardableResult
  private mutating func replace(
    _ range: Range<TextPoint>, with string: String, isApart: Bool = false
  ) -> AppliedEdit {
    let edit = text.replace(range, with: Array(string.utf8))
    changes.note(edit, isApart: isApart)
    return edit
  }
}
