// Collecting the regions of a line, or scanning it only for its final state.

/// The regions of a line while it is scanned from left to right.
struct RegionWriter {
  /// Whether regions are recorded; otherwise only the state at the line's end matters.
  let isRecording: Bool
  /// The regions so far, in order and without gaps.
  private(set) var regions: [Region] = []
  private var end = 0

  init(isRecording: Bool) { self.isRecording = isRecording }

  /// Appends a region from the end of the last one to a byte. Content may be empty between two markup signs and at the
  /// end of the line, where text could be inserted.
  mutating func append(_ kind: RegionKind, to byte: Int) {
    guard isRecording else { return }
    let byte = max(byte, end)
    if kind == .markup && byte == end { return }
    if let last = regions.last, last.kind == kind {
      regions[regions.count - 1].range = last.range.lowerBound..<byte
    } else {
      regions.append(Region(end..<byte, kind))
    }
    end = byte
  }

  /// Appends the content between two signs, which are markup, and before them the rest of the surrounding text.
  mutating func append(
    _ kind: RegionKind, between open: Range<Int>, and close: Range<Int>,
    in around: RegionKind = .prose
  ) {
    append(around, to: open.lowerBound)
    append(.markup, to: open.upperBound)
    append(kind, to: close.lowerBound)
    append(.markup, to: close.upperBound)
  }

  /// Appends code whose opening sign is not closed yet, and before it the rest of the prose. Returns where that code
  /// ends at the latest.
  mutating func appendHalfTyped(_ open: Range<Int>, in line: Span<UInt8>) -> Int {
    let end = line.halfTypedCodeEnd(from: open.upperBound)
    append(.code, between: open, and: end..<end)
    return end
  }

  /// Like `append`, but text between backticks is code, as people also write it in comments and messages.
  mutating func appendText(_ kind: RegionKind, to byte: Int, in line: Span<UInt8>) {
    guard isRecording else { return }
    var index = end
    while let open = line.firstIndex(of: UInt8(ascii: "`"), from: index, before: byte) {
      let length = line.runLength(at: open, before: byte)
      index = open + length
      let reach = min(byte, line.reach(from: index))
      guard let close = line.closingBackticks(length, from: index, before: reach) else { continue }
      append(.code, between: open..<index, and: close..<close + length, in: kind)
      index = close + length
    }
    append(kind, to: byte)
  }
}
