// Mail: separates the author's text from headers, the signature and quotations.

/// A scanner for a line of an email.
///
/// State: `mode` is the part of the email, `detail` what may come next, `count` whether the text is in a list item,
/// whose lines continue indented.
struct MailScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case start
    case headers
    case body
    case signature
  }
  static var nothing: Mode { .start }

  /// What may come next.
  private enum Next {
    static let text: UInt8 = 0
    /// Code set off from the text: the last line that is not empty ends with a colon, or is such code itself.
    static let code: UInt8 = 1
  }

  var state: LineState

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if mode == .start { mode = line.isHeader ? .headers : .body }
    if mode == .headers {
      if line.isBlank(from: 0) {
        mode = .body
      } else if line.hasName("subject:", at: 0) {
        writer.append(.markup, to: 8)
        return writer.append(.prose, to: line.count)
      } else if line.isHeader || line[0].isBlank {
        return writer.append(.markup, to: line.count)
      } else {
        mode = .body
      }
    }
    if line.hasBytes("--", at: 0), line.isBlank(from: 2), mode == .body {
      mode = .signature
    }
    let isQuoted = line.count > 0 && (line[0] == UInt8(ascii: ">") || line[0] == UInt8(ascii: "|"))
    if mode == .signature || isQuoted {
      writer.append(.quotation, to: line.count)
      state.detail = Next.text
    } else {
      let isCode = isCode(line)
      if isCode {
        writer.append(.code, to: line.count)
      } else {
        writer.appendText(.prose, to: line.count, in: line)
      }
      note(line, isCode: isCode)
    }
  }

  /// The minimum indentation of code, in columns.
  private static let indent = 4

  /// Whether a line of the body is code set off from the text: a command after a shell prompt, or an indented line.
  private func isCode(_ line: Span<UInt8>) -> Bool {
    if line.hasShellPrompt { return true }
    if state.detail == Next.text || line.isBlank(from: 0) { return false }
    let isIndented = state.count == 0 && line.indent(from: 0).columns >= Self.indent
    return isIndented || line.hasBytes("# ", at: 0)
  }

  /// Records a line of the body for the next one.
  private mutating func note(_ line: Span<UInt8>, isCode: Bool) {
    let (columns, start) = line.indent(from: 0)
    if isCode { state.detail = Next.code }
    if isCode || start == line.count { return }
    state.detail = line[line.textEnd - 1] == UInt8(ascii: ":") ? Next.code : Next.text
    if line.listMarkerEnd(at: start) != nil {
      state.count = 1
    } else if columns == 0 {
      state.count = 0
    }
  }
}

extension Span<UInt8> {
  /// Whether a line is a command after a shell prompt, as people quote them: `$ git status`, but not `$ 5`.
  var hasShellPrompt: Bool {
    let start = skipSpaces(from: 0)
    guard hasBytes("$ ", at: start), start + 2 < count else { return false }
    let byte = self[start + 2]
    return byte.isASCIILetter || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "~")
  }

  /// Whether a line begins like an email header: a name and a colon.
  fileprivate var isHeader: Bool {
    let end = nameEnd(from: 0)
    return end > 0 && end < count && self[end] == UInt8(ascii: ":") && self[0].isASCIILetter
      && (end + 1 == count || self[end + 1].isBlank)
  }
}
