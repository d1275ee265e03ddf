// Messages: what a commit or a mail says apart from what tools and other people have put into it.

/// One line of a commit message; in the state `mode` 1 the patch has begun.
enum CommitScanner {
  static func scan(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    if state.mode == 1 {
      writer.append(.code, to: line.count)
      return state
    }
    let isScissors =
      line.firstIndex(of: " >8 ", from: 0, before: line.count) != nil
      && line.firstIndex(of: "----", from: 0, before: line.count) != nil
    let isComment = line.isCommitComment
    if isComment && isScissors || line.hasBytes("diff --git ", at: 0) {
      writer.append(.code, to: line.count)
      return LineState(mode: 1)
    }
    if isComment || line.hasBytes("    ", at: 0) {
      writer.append(.code, to: line.count)
    } else if line.isTrailer {
      writer.append(.markup, to: line.count)
    } else {
      writer.appendText(.prose, to: line.count, in: line)
    }
    return state
  }
}

/// One line of a mail.
enum MailScanner {
  private enum Mode {
    static let start: UInt8 = 0
    static let headers: UInt8 = 1
    static let body: UInt8 = 2
    static let signature: UInt8 = 3
  }

  static func scan(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    var state = state
    if state.mode == Mode.start { state.mode = line.isHeader ? Mode.headers : Mode.body }
    if state.mode == Mode.headers {
      if line.isBlank(from: 0) {
        state.mode = Mode.body
      } else if line.hasName("subject:", at: 0) {
        writer.append(.markup, to: 8)
        writer.append(.prose, to: line.count)
        return state
      } else if line.isHeader || line[0].isBlank {
        writer.append(.markup, to: line.count)
        return state
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
    return state
  }
}

extension Span<UInt8> {
  /// Whether a line is one that the tool takes out again: `#` of Git, `JJ:`, `HG:`.
  fileprivate var isCommitComment: Bool {
    count > 0 && self[0] == UInt8(ascii: "#") || hasBytes("JJ:", at: 0) || hasBytes("HG:", at: 0)
  }

  /// Whether a line is a trailer with the name of a person or a thing: `Signed-off-by: …`.
  fileprivate var isTrailer: Bool {
    let end = nameEnd(from: 0)
    guard end + 1 < count, self[end] == UInt8(ascii: ":"), self[end + 1] == 0x20 else {
      return false
    }
    if end > 3, hasName("-by", at: end - 3) { return true }
    for name in [
      "cc", "bug", "link", "fixes", "closes", "refs", "see-also", "change-id", "reference",
    ]
      as [StaticString]
    where end == name.utf8CodeUnitCount && hasName(name, at: 0) { return true }
    return false
  }

  /// Whether a line begins like the header of a mail: a name and a colon.
  fileprivate var isHeader: Bool {
    let end = nameEnd(from: 0)
    return end > 0 && end < count && self[end] == UInt8(ascii: ":") && self[0].isASCIILetter
      && (end + 1 == count || self[end + 1].isBlank)
  }
}
