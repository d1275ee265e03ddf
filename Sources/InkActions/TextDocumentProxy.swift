// The text around the cursor as keys see it: what they change is kept as edits of the document.

public import InkText

/// A change of the document.
public struct DocumentEdit: Sendable, Equatable {
  /// What is replaced, in the document as it was.
  public var range: Range<TextPoint>
  /// What stands there afterwards.
  public var text: String

  /// A change.
  public init(range: Range<TextPoint>, text: String) {
    self.range = range
    self.text = text
  }
}

/// A window of a document with its selection, which keys read and change; nothing is done to the document itself.
///
/// Points going in and coming out are those of the document, those of `selection` and `edits` before and after the
/// changes. A window of some hundred lines is enough: no key reaches further.
package struct TextDocumentProxy: Sendable {
  /// The window as it is now.
  private(set) var text: Text
  /// The selection in the window.
  private(set) var window: Range<TextPoint>
  /// The line of the document that the first one of the window is.
  let firstLine: Int
  private var changes = WindowChanges()

  /// Lines of the document above and below the selection that keys reach.
  private static let reachLines = 128

  /// The document around a selection, which is widened to whole graphemes; an empty one goes back to the start of
  /// the grapheme it is in.
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

  /// The selection in the document as it becomes; empty for a cursor.
  package var selection: Range<TextPoint> { shifted(window, by: firstLine) }

  /// The changes of the document as it was, first to last; none overlaps another.
  package var edits: [DocumentEdit] {
    changes.all.map {
      DocumentEdit(range: shifted($0.old, by: firstLine), text: text.string(in: $0.new))
    }
  }

  /// Whether there is no selection but a cursor.
  package var isCursor: Bool { window.isEmpty }

  /// The cursor in the window: the start of the selection.
  var cursor: TextPoint { window.lowerBound }

  /// The cursor in the document as it becomes.
  var documentCursor: TextPoint { selection.lowerBound }

  /// Whether nothing was changed so far, so that points of the document are those before and after.
  var isUnchanged: Bool { changes.all.isEmpty }

  /// A range of the document as it was, in the window, as long as nothing was changed.
  func windowRange(_ range: Range<TextPoint>) -> Range<TextPoint> {
    let moved = shifted(range, by: -firstLine)
    let lower = text.clamped(moved.lowerBound)
    return lower..<max(lower, text.clamped(moved.upperBound))
  }

  /// A range of the window with all of the graphemes that it parts.
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
  /// Puts text in the place of the selection; the cursor stands behind it then, and behind the grapheme that its end
  /// may have become a part of.
  package mutating func insert(_ string: String) {
    let inserted = replace(window, with: string)
    move(to: inserted.upperBound)
  }

  /// Deletes the selection, or else so much before the cursor.
  package mutating func delete(_ range: DeletionRange) {
    let gone = isCursor ? deletion(range) : window
    if !gone.isEmpty { move(to: replace(gone, with: "").lowerBound) }
  }

  /// Changes text before the cursor, which stays where it is in the text; what is typed next is a change of its own.
  mutating func correct(_ range: Range<TextPoint>, with string: String) {
    let cursor = window.lowerBound
    guard range.upperBound <= cursor, whole(range) == range else { return }
    let new = replace(range, with: string, isApart: true)
    move(to: cursor.moved(from: range.upperBound, to: new.upperBound))
  }

  /// The same for a range of the document as it was, as long as nothing was changed.
  mutating func correct(document range: Range<TextPoint>, with string: String) {
    if isUnchanged { correct(windowRange(range), with: string) }
  }

  /// Moves the cursor by graphemes, a line break counted as one; from a selection to the edge on that side.
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

  /// Puts the cursor at a point, or behind the grapheme that it is in.
  private mutating func move(to point: TextPoint) {
    let point = text.clamped(point)
    let whole = text.isGraphemeBoundary(point) ? point : text.graphemeEnd(after: point)
    window = whole..<whole
  }

  @discardableResult
  private mutating func replace(
    _ range: Range<TextPoint>, with string: String, isApart: Bool = false
  ) -> Range<TextPoint> {
    let new = text.replace(range, with: Array(string.utf8))
    changes.note(range, became: new, isApart: isApart)
    return new
  }
}
