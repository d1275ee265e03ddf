// Finds the frames in a stream of bytes; it holds bytes and gives bodies, and never reads by itself.

/// The reading end of a stream of frames: `Content-Length: N`, an empty line, N bytes.
///
///     reader.append(chunk)
///     while let body = try reader.next() { … }
///
/// Each byte is looked at once, however small the chunks are. Header names are compared without case
/// and unknown headers are ignored; a line ends with `\r\n` or `\n`; blank lines between frames too.
package struct FrameReader: Sendable {
  private enum State: Sendable {
    case header
    case body(byteCount: Int)
    case skipping(byteCount: Int)
    case lost(FrameError)
  }

  /// The largest buffer that is kept for the next bytes.
  private static let keptBytes = 128 * 1024
  /// The most room that is made for a body on the word of its header.
  private static let trustedBytes = 1024 * 1024

  private let limitBytes: Int
  private var state = State.header
  /// Bytes that came and were not looked at yet begin at `position`.
  private var pending: [UInt8] = []
  private var position = 0
  /// The header lines, or the part of the body, that are here already.
  private var collected: [UInt8] = []

  /// A reader that takes bodies up to a limit in bytes.
  package init(limitBytes: Int = RPCLimits.frameBytes) {
    self.limitBytes = limitBytes
  }

  /// Adds bytes as they came from the stream.
  package mutating func append(_ bytes: [UInt8]) {
    append(bytes.span)
  }

  /// Adds bytes as they came from the stream.
  package mutating func append(_ bytes: Span<UInt8>) {
    if position == pending.count {
      pending.removeAll(keepingCapacity: pending.capacity <= FrameReader.keptBytes)
      position = 0
    }
    bytes.withUnsafeBufferPointer { pending.append(contentsOf: $0) }
  }

  /// The body of the next frame, nil if it has not come as a whole.
  ///
  /// After an error whose `placeIsKnown` the next call goes on behind the damage; after any other
  /// every call throws it again.
  package mutating func next() throws(FrameError) -> [UInt8]? {
    while true {
      switch state {
      case .lost(let error):
        throw error
      case .header:
        guard try readHeader() else { return nil }
      case .body(let byteCount):
        return readBody(byteCount)
      case .skipping(let byteCount):
        let skipped = min(byteCount, pending.count - position)
        position += skipped
        state = skipped == byteCount ? .header : .skipping(byteCount: byteCount - skipped)
        if skipped < byteCount { return nil }
      }
    }
  }

  /// Collects a body; nil if more has to come.
  private mutating func readBody(_ byteCount: Int) -> [UInt8]? {
    let end = position + min(byteCount - collected.count, pending.count - position)
    collected.append(contentsOf: pending[position..<end])
    position = end
    if collected.count < byteCount { return nil }
    state = .header
    defer { collected = [] }
    return collected
  }

  /// Collects header lines up to the empty one; false if more has to come.
  private mutating func readHeader() throws(FrameError) -> Bool {
    if let header = usualHeader {
      position = header.end
      try beginBody(of: header.byteCount)
      return true
    }
    while position < pending.count {
      let byte = pending[position]
      position += 1
      collected.append(byte)
      if byte == UInt8(ascii: "\n"), endsWithEmptyLine {
        if collected.count <= 2 {
          collected = []
          continue
        }
        try endHeader()
        return true
      }
      if RPCLimits.headerBytes <= collected.count {
        throw lose(.headerTooLarge(limit: RPCLimits.headerBytes))
      }
    }
    return false
  }

  /// The header that comes next, if it says nothing but the length, in the usual way, as nearly all do, and all of it
  /// is here.
  private var usualHeader: (byteCount: Int, end: Int)? {
    let bytes = pending.span
    guard collected.isEmpty, FrameHeader.usualStart.count + 5 <= bytes.count - position else {
      return nil
    }
    var index = position
    for byte in FrameHeader.usualStart {
      if bytes[index] != byte { return nil }
      index += 1
    }
    let firstDigit = index
    var byteCount = 0
    while index < bytes.count, index < firstDigit + 9, bytes[index].isDigit {
      byteCount = byteCount * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard firstDigit < index, index + 4 <= bytes.count,
      bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] == UInt8(ascii: "\n"),
      bytes[index + 2] == UInt8(ascii: "\r"), bytes[index + 3] == UInt8(ascii: "\n")
    else { return nil }
    return (byteCount, index + 4)
  }

  private var endsWithEmptyLine: Bool {
    let line = collected.dropLast(collected.dropLast().last == UInt8(ascii: "\r") ? 2 : 1)
    return line.isEmpty || line.last == UInt8(ascii: "\n")
  }

  private mutating func endHeader() throws(FrameError) {
    let byteCount: Int
    do {
      byteCount = try FrameHeader.length(in: collected)
    } catch {
      throw lose(error)
    }
    collected = []
    try beginBody(of: byteCount)
  }

  private mutating func beginBody(of byteCount: Int) throws(FrameError) {
    if limitBytes < byteCount {
      state = .skipping(byteCount: byteCount)
      throw .bodyTooLarge(byteCount: byteCount, limit: limitBytes)
    }
    state = .body(byteCount: byteCount)
    // A length is only a claim: a large body has to come before it gets its room.
    collected.reserveCapacity(min(byteCount, FrameReader.trustedBytes))
  }

  private mutating func lose(_ error: FrameError) -> FrameError {
    state = .lost(error)
    pending = []
    collected = []
    position = 0
    return error
  }
}
