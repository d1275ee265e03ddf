// Code that is set off from the text of a message by its indentation.

/// Tells indented code from indented text, from line to line.
struct SetOffCode {
  /// Whether code may come next: the last line that is not empty ends with a colon, or is such code itself.
  var mayFollow: Bool
  /// Whether the text is in a list item, whose lines continue indented.
  private(set) var isInItem: Bool

  /// Reads it from the `detail` and the `count` of a state.
  init(_ state: LineState) { (mayFollow, isInItem) = (state.detail != 0, state.count != 0) }

  /// Writes it to a state.
  func write(to state: inout LineState) {
    (state.detail, state.count) = (mayFollow ? 1 : 0, isInItem ? 1 : 0)
  }

  /// The minimum indentation of code, in columns.
  private static let indent = 4

  /// Whether a line is code set off from the text: a command after a shell prompt, or an indented line.
  func contains(_ line: Span<UInt8>) -> Bool {
    if line.hasShellPrompt { return true }
    return mayFollow && !isInItem && !line.isBlank(from: 0)
      && line.indent(from: 0).columns >= Self.indent
  }

  /// Records a line for the next one.
  mutating func note(_ line: Span<UInt8>, isCode: Bool) {
    let (columns, start) = line.indent(from: 0)
    if isCode { mayFollow = true }
    if isCode || start == line.count { return }
    mayFollow = line[line.textEnd - 1] == UInt8(ascii: ":")
    if line.listMarkerEnd(at: start) != nil {
      isInItem = true
    } else if columns == 0 {
      isInItem = false
    }
  }
}
