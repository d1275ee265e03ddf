// A text with a cursor for keys and suggestions to edit, the counterpart of a keyboard's text document proxy.

import InkActions
public import InkEngine
public import InkText

/// An editable text, with its selection and the traits of its field.
///
/// This is a value: a copy is an independent text. Positions are lines and UTF-8 bytes; any position is valid, since it
/// is clamped into the text.
public struct TextDocument: Sendable {
  /// The text with the engine's state for it.
  package var content: Document
  private var chosen: Range<TextPoint>

  /// Creates a text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: The initial text.
  ///   - kind: A language id of the Language Server Protocol, such as `plaintext`, `markdown` or `swift`, which
  ///     determines what is prose and what is code.
  public init(_ text: String = "", kind: String = "plaintext") {
    content = Document(uri: "", languageID: kind, version: 0, text: Text(text))
    let end = content.text.endPoint
    chosen = end..<end
  }

  /// Creates a text around a cursor.
  public init(before: String, after: String, kind: String = "plaintext") {
    self.init(before, kind: kind)
    content.replace(selection, with: Array(after.utf8))
  }

  /// The whole text.
  public var text: String { content.text.string }

  /// The selection; empty for a cursor. Its ends are never inside a line break or a code point.
  public var selection: Range<TextPoint> {
    get { chosen }
    set {
      let lower = content.text.clamped(newValue.lowerBound)
      chosen = lower..<max(lower, content.text.clamped(newValue.upperBound))
    }
  }

  /// The text before the selection.
  public var textBefore: String { content.text.string(in: .zero..<selection.lowerBound) }

  /// The text after the selection.
  public var textAfter: String {
    content.text.string(in: selection.upperBound..<content.text.endPoint)
  }

  /// The traits of the field: its purpose and its preferences.
  public var traits: FieldTraits {
    get { content.traits }
    set { content.traits = newValue }
  }

  /// Replaces the selection with text and moves the cursor after it.
  public mutating func insert(_ text: String) { replace(selection, with: text) }

  /// Replaces a range with text and moves the cursor after it.
  public mutating func replace(_ range: Range<TextPoint>, with text: String) {
    let end = content.replace(range, with: Array(text.utf8)).new.upperBound
    content.version += 1
    selection = end..<end
  }

  /// Deletes the selection, or the character, word or sentence before the cursor.
  public mutating func delete(_ range: DeletionRange = .character) {
    change { $0.delete(range) }
  }

  /// Moves the cursor by whole characters, backwards if negative; from a selection, only to the edge on that side.
  public mutating func moveCursor(by steps: Int) {
    guard selection.isEmpty else { return change { $0.moveCursor(by: steps) } }
    var left = steps
    while left != 0 {
      let part = max(-Self.stepsAtOnce, min(Self.stepsAtOnce, left))
      let place = selection
      change { $0.moveCursor(by: part) }
      if selection == place { return }
      left -= part
    }
  }

  /// A key sees the text around the cursor only, which so many steps cannot leave, not even over empty lines.
  private static let stepsAtOnce = 100

  /// Applies the changes of a key, none of which overlaps another.
  mutating func make(_ edits: [DocumentEdit], selecting selection: Range<TextPoint>) {
    for edit in edits.reversed() { content.replace(edit.range, with: Array(edit.text.utf8)) }
    if !edits.isEmpty { content.version += 1 }
    self.selection = selection
  }

  private mutating func change(_ work: (inout TextDocumentProxy) -> Void) {
    var proxy = TextDocumentProxy(content.text, selection: selection)
    work(&proxy)
    make(proxy.edits, selecting: proxy.selection)
  }
}
