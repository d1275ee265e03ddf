// A text with a cursor, which keys and suggestions change: what a text document proxy is to a keyboard.

import InkActions
public import InkEngine
public import InkText

/// A text that is being written, with its selection and the traits of its field.
///
/// A value: a copy is another text. Places are lines and UTF-8 bytes, and any place is one: it is moved into the text.
public struct TextDocument: Sendable {
  /// The text with what the engine knows of it.
  package var content: Document
  private var chosen: Range<TextPoint>

  /// A text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - kind: A language id of the Language Server Protocol, such as `plaintext`, `markdown` and `swift`, by which
  ///     prose is told from code.
  public init(_ text: String = "", kind: String = "plaintext") {
    content = Document(uri: "", languageID: kind, version: 0, text: Text(text))
    let end = content.text.endPoint
    chosen = end..<end
  }

  /// A text around a cursor.
  public init(before: String, after: String, kind: String = "plaintext") {
    self.init(before, kind: kind)
    content.replace(selection, with: Array(after.utf8))
  }

  /// All of the text.
  public var text: String { content.text.string }

  /// What is selected; empty for a cursor. It never parts a line break or a code point.
  public var selection: Range<TextPoint> {
    get { chosen }
    set {
      let lower = content.text.clamped(newValue.lowerBound)
      chosen = lower..<max(lower, content.text.clamped(newValue.upperBound))
    }
  }

  /// What stands before the selection.
  public var textBefore: String { content.text.string(in: .zero..<selection.lowerBound) }

  /// What stands behind the selection.
  public var textAfter: String {
    content.text.string(in: selection.upperBound..<content.text.endPoint)
  }

  /// What the field is for, and what it wants.
  public var traits: FieldTraits {
    get { content.traits }
    set { content.traits = newValue }
  }

  /// Puts text in the place of the selection, with the cursor behind it.
  public mutating func insert(_ text: String) { replace(selection, with: text) }

  /// Puts text in the place of a range, with the cursor behind it.
  public mutating func replace(_ range: Range<TextPoint>, with text: String) {
    let inserted = content.replace(range, with: Array(text.utf8))
    content.version += 1
    selection = inserted.upperBound..<inserted.upperBound
  }

  /// Deletes the selection, or the character, word or sentence before the cursor.
  public mutating func delete(_ range: DeletionRange = .character) {
    change { $0.delete(range) }
  }

  /// Moves the cursor by whole characters, backwards if negative.
  public mutating func moveCursor(by steps: Int) {
    change { $0.moveCursor(by: steps) }
  }

  /// Makes the changes of a key, of which none overlaps another.
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
