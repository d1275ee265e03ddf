// Mail: separates the author's text from headers, the signature and quotations.

/// A scanner for a line of an email.
///
/// State: `mode` is the part of the email, `detail` whether code may come next, `count` whether the text is in a list
/// item, see ``SetOffCode``.
struct MailScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case start
    case headers
    case body
    case signature
  }
  static var nothing: Mode { .start }

  var state: LineState

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if mode == .start { mode = line.isHeader && line.hasKnownHeaderName ? .headers : .body }
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
      state.detail = 0
    } else {
      var code = SetOffCode(state)
      let isCode =
        code.contains(line) || code.mayFollow && line.hasBytes("# ", at: 0)
      if isCode {
        writer.append(.code, to: line.count)
      } else {
        writer.appendText(.prose, to: line.count, in: line)
      }
      code.note(line, isCode: isCode)
      code.write(to: &state)
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

  /// Whether a header has one of the names that mail begins with, or one with a hyphen. The body alone may begin with
  /// "Note: …".
  fileprivate var hasKnownHeaderName: Bool {
    let end = nameEnd(from: 0)
    for index in 1..<max(1, end) where self[index] == UInt8(ascii: "-") { return true }
    for name in [
      "bcc", "cc", "date", "fcc", "from", "gcc", "importance", "newsgroups", "organization",
      "precedence", "priority", "received", "references", "sender", "status", "subject", "to",
    ] as [StaticString]
    where end == name.utf8CodeUnitCount && hasName(name, at: 0) { return true }
    return false
  }

  /// Whether a line begins like an email header: a name and a colon.
  fileprivate var isHeader: Bool {
    let end = nameEnd(from: 0)
    return end > 0 && end < count && self[end] == UInt8(ascii: ":") && self[0].isASCIILetter
      && (end + 1 == count || self[end + 1].isBlank)
  }
}
