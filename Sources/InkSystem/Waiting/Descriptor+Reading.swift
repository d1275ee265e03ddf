// Reading from descriptors: once, as the event loop does, or everything.

internal import Glibc

extension Descriptor {
  /// The result of a read.
  package enum Reading: Equatable, Sendable {
    /// This many bytes, at least one.
    case bytes(Int)
    /// Nothing is available yet; only if somebody else made the open file non-blocking.
    case nothing
    /// The end of the input.
    case end
  }

  /// Reads once, at most as many bytes as fit, and passes them to `body`; blocks if nothing is available.
  ///
  /// The bytes are valid only until `body` returns.
  package func read(
    into room: ReadBuffer = ReadBuffer(), _ body: (Span<UInt8>) -> Void
  ) throws(SystemError) -> Reading {
    let count = retryingOnInterrupt {
      Glibc.read(number, room.bytes.baseAddress, room.bytes.count)
    }
    let code = errno
    if 0 < count {
      body(UnsafeBufferPointer(rebasing: room.bytes[..<count]).span)
      return .bytes(count)
    }
    if count == 0 { return .end }
    if code == EAGAIN { return .nothing }
    throw SystemError("read from", name, code: code)
  }

  /// Reads until the end; throws if there is more than the limit, in bytes.
  package func readAll(limitBytes: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let room = ReadBuffer()
    while try readMore(of: &bytes, limitBytes: limitBytes, into: room) {}
    return bytes
  }

  /// Reads until the end and passes every line to `body` as soon as it arrives, without its line feed; text after the
  /// last line feed is a line too, unless it is empty. Throws if a line is longer than the limit, in bytes, and
  /// rethrows what `body` throws.
  package func readLines(limitBytes: Int, _ body: ([UInt8]) throws -> Void) throws {
    var pending: [UInt8] = []
    let room = ReadBuffer()
    while true {
      let known = pending.count
      let isOpen = try readMore(of: &pending, limitBytes: limitBytes, into: room)
      var start = 0
      var index = known
      while let end = pending[index...].firstIndex(of: UInt8(ascii: "\n")) {
        try body(Array(pending[start..<end]))
        (start, index) = (end + 1, end + 1)
      }
      pending.removeFirst(start)
      if isOpen { continue }
      if !pending.isEmpty { try body(pending) }
      return
    }
  }

  /// Waits for the next bytes and appends them; false at the end. Throws if the limit is exceeded.
  private func readMore(
    of bytes: inout [UInt8], limitBytes: Int, into room: ReadBuffer
  ) throws(SystemError) -> Bool {
    let reading = try read(into: room) { span in
      span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }
    if limitBytes < bytes.count {
      throw SystemError("read", name, reason: "expected at most \(limitBytes) bytes, found more")
    }
    if reading == .nothing { try wait(for: POLLIN) }
    return reading != .end
  }
}
