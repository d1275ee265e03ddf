// Commit messages: separates the message from what tools have added.

/// A scanner for a line of a commit message.
///
/// State: `mode` says whether the patch has begun, `detail` whether code may come next, `count` whether the text is in
/// a list item, see ``SetOffCode``.
struct CommitScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case message
    case patch
  }
  static var nothing: Mode { .message }

  var state: LineState

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if mode == .patch { return writer.append(.code, to: line.count) }
    let isScissors =
      line.firstIndex(of: " >8 ", from: 0, before: line.count) != nil
      && line.firstIndex(of: "----", from: 0, before: line.count) != nil
    let isComment = line.isCommitComment
    if isComment && isScissors || line.hasBytes("diff --git ", at: 0) {
      writer.append(.code, to: line.count)
      state = LineState(mode: Mode.patch.rawValue)
    } else if isComment {
      writer.append(.code, to: line.count)
    } else if line.isTrailer {
      writer.append(.markup, to: line.count)
    } else {
      scanMessage(line, &writer)
    }
  }

  private mutating func scanMessage(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    var code = SetOffCode(state)
    let isCode = code.contains(line)
    if isCode {
      writer.append(.code, to: line.count)
    } else {
      writer.appendText(.prose, to: line.count, in: line)
    }
    code.note(line, isCode: isCode)
    // Outside of items, people do not indent paragraphs of these.
    if line.isBlank(from: 0) { code.mayFollow = true }
    code.write(to: &state)
  }
}

extension Span<UInt8> {
  /// Whether a line is one that the tool removes: `#` of Git, `JJ:`, `HG:`.
  fileprivate var isCommitComment: Bool {
    count > 0 && self[0] == UInt8(ascii: "#") || hasBytes("JJ:", at: 0) || hasBytes("HG:", at: 0)
  }

  /// Whether a line is a trailer that names a person or a thing: `Signed-off-by: …`.
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
}
