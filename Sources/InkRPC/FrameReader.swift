// Splits a byte stream into frames; it buffers bytes and returns bodies, but performs no I/O itself.

/// The receiving end of a stream of frames: `Content-Length: N`, an empty line, N bytes.
///
///     reader.append(chunk)
///     while let body = try reader.next() { … }
///
/// Each byte is examined once, however small the chunks. Header names are case-insensitive and unknown headers are
/// ignored; lines end with `\r\n` or `\n`; empty lines between frames are skipped.
package struct FrameReader: Sendable {
  private enum State: Sendable {
    case header
    case body(byteCount: Int)
    case unreadable(byteCount: Int, FrameError)
    case skipping(byteCount: Int)
    case lost(FrameError)
  }

  /// The largest input buffer that is kept for reuse, in bytes.
  private static let retainedBytes = 128 * 1024
  /// The most capacity reserved for a body on the strength of its header alone, in bytes.
  private static let trustedBytes = 1024 * 1024

  private let limitBytes: Int
  /// How much is kept of a body that is skipped, in bytes.
  private let beginningBytes: Int
  private var state = State.header
  /// The input; the bytes from `position` on have not been examined yet.
  private var pending: [UInt8] = []
  private var position = 0
  /// The header lines, or the part of the body, received so far.
  private var collected: [UInt8] = []
  /// Whether the next byte may belong to the name of a header.
  private var isInName = true
  /// The beginning of the last body that was skipped, which tells what it was.
  package private(set) var skippedBeginning: [UInt8] = []

  /// Creates a reader that accepts bodies up to a limit in bytes. Of one that it skips it waits for a beginning, which
  /// it keeps.
  package init(limitBytes: Int = RPCLimits.frameBytes, beginningBytes: Int = 0) {
    (self.limitBytes, self.beginningBytes) = (limitBytes, beginningBytes)
  }

  /// Appends bytes received from the stream.
  package mutating func append(_ bytes: [UInt8]) {
    append(bytes.span)
  }

  /// Appends bytes received from the stream.
  package mutating func append(_ bytes: Span<UInt8>) {
    if position == pending.count {
      pending.removeAll(keepingCapacity: pending.capacity <= FrameReader.retainedBytes)
      position = 0
    }
    bytes.withUnsafeBufferPointer { pending.append(contentsOf: $0) }
  }

  /// Returns the body of the next frame, or nil if it is not complete yet.
  ///
  /// After an error whose `isRecoverable` is true, the next call continues after the damage; after any other error,
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
      case .unreadable(let byteCount, let error):
        let end = position + min(byteCount, beginningBytes)
        guard end <= pending.count else { return nil }
        skippedBeginning = Array(pending[position..<end])
        state = .skipping(byteCount: byteCount)
        throw error
      case .skipping(let byteCount):
        let skipped = min(byteCount, pending.count - position)
        position += skipped
        state = skipped == byteCount ? .header : .skipping(byteCount: byteCount - skipped)
        if skipped < byteCount { return nil }
      }
    }
  }

  /// Collects a body; returns nil if more bytes are needed.
  private mutating func readBody(_ byteCount: Int) -> [UInt8]? {
    let end = position + min(byteCount - collected.count, pending.count - position)
    collected.append(contentsOf: pending[position..<end])
    position = end
    if collected.count < byteCount { return nil }
    state = .header
    defer { collected = [] }
    return collected
  }

  /// Collects header lines up to the empty line; returns false if more bytes are needed.
  private mutating func readHeader() throws(FrameError) -> Bool {
    if let header = usualHeader {
      position = header.end
      beginBody(of: header.byteCount)
      return true
    }
    while position < pending.count {
      let byte = pending[position]
      position += 1
      collected.append(byte)
      if isInName, FrameHeader.isOutsideNames(byte) { throw lose(.notAHeader) }
      switch byte {
      case UInt8(ascii: ":"): isInName = false
      case UInt8(ascii: "\n"): isInName = true
      default: break
      }
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

  /// The next header, if it is complete and consists of `Content-Length` alone in its usual form, as nearly all do.
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
    let contents: (byteCount: Int, isUTF8: Bool)
    do {
      contents = try FrameHeader.contents(of: collected)
    } catch {
      throw lose(error)
    }
    collected = []
    guard contents.isUTF8 else {
      state = .unreadable(byteCount: contents.byteCount, .encodingUnknown)
      return
    }
    beginBody(of: contents.byteCount)
  }

  private mutating func beginBody(of byteCount: Int) {
    if limitBytes < byteCount {
      state = .unreadable(
        byteCount: byteCount, .bodyTooLarge(byteCount: byteCount, limit: limitBytes))
      return
    }
    state = .body(byteCount: byteCount)
    // The length is only a claim: a large body must arrive before memory is reserved for it.
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
