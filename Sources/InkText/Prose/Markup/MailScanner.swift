// Mails: what a mail says apart from its headers, its signature and what other people have said.

/// One line of a mail.
///
/// The state: `mode` is its part.
struct MailScanner: LineScanner {
  private enum Mode {
    static let start: UInt8 = 0
    static let headers: UInt8 = 1
    static let body: UInt8 = 2
    static let signature: UInt8 = 3
  }

  private(set) var state: LineState

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if state.mode == Mode.start { state.mode = line.isHeader ? Mode.headers : Mode.body }
    if state.mode == Mode.headers {
      if line.isBlank(from: 0) {
        state.mode = Mode.body
      } else if line.hasName("subject:", at: 0) {
        writer.append(.markup, to: 8)
        return writer.append(.prose, to: line.count)
      } else if line.isHeader || line[0].isBlank {
        return writer.append(.markup, to: line.count)
      } else {
        state.mode = Mode.body
      }
    }
    if line.hasBytes("--", at: 0), line.isBlank(from: 2), state.mode == Mode.body {
      state.mode = Mode.signature
    }
    let isQuoted = line.count > 0 && (line[0] == UInt8(ascii: ">") || line[0] == UInt8(ascii: "|"))
    if state.mode == Mode.signature || isQuoted {
      writer.append(.quotation, to: line.count)
    } else {
      writer.appendText(.prose, to: line.count, in: line)
    }
  }
}

extension Span<UInt8> {
  /// Whether a line begins like the header of a mail: a name and a colon.
  fileprivate var isHeader: Bool {
    let end = nameEnd(from: 0)
    return end > 0 && end < count && self[end] == UInt8(ascii: ":") && self[0].isASCIILetter
      && (end + 1 == count || self[end + 1].isBlank)
  }
}
