// Reading from descriptors and writing to them, as the loop does it: once, and only what is ready.

internal import Glibc

extension Descriptor {
  /// What came of a reading.
  package enum Reading: Equatable, Sendable {
    /// So many bytes, at least one.
    case bytes(Int)
    /// Nothing is there yet; only where somebody else made the open file non-blocking.
    case nothing
    /// There will be no more.
    case end
  }

  /// Reads once, at most `limit` bytes, and gives them to `body`; waits if nothing is there.
  ///
  /// The bytes are gone when `body` returns.
  package func read(
    atMost limit: Int = 64 * 1024, _ body: (Span<UInt8>) -> Void
  ) throws(SystemError) -> Reading {
    let (count, code) = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, limit)) {
      let buffer = UnsafeMutableRawBufferPointer($0)
      let count = repeatingInterrupted { Glibc.read(number, buffer.baseAddress, buffer.count) }
      let code = errno
      if 0 < count {
        body(UnsafeBufferPointer(rebasing: $0[..<count]).span)
      }
      return (count, code)
    }
    if 0 < count { return .bytes(count) }
    if count == 0 { return .end }
    if code == EAGAIN { return .nothing }
    throw SystemError("read from", name, code: code)
  }

  /// Writes once what the descriptor takes of these bytes and returns how many that was.
  ///
  /// A pipe that polled as writable takes 4,096 bytes without waiting; more may wait for its reader.
  package func write(_ bytes: Span<UInt8>) throws(SystemError) -> Int {
    if bytes.isEmpty { return 0 }
    let (count, code) = bytes.withUnsafeBytes { buffer in
      let count = repeatingInterrupted { Glibc.write(number, buffer.baseAddress, buffer.count) }
      return (count, errno)
    }
    if 0 <= count { return count }
    if code == EAGAIN { return 0 }
    throw SystemError("write to", name, code: code)
  }

  /// Writes all the bytes, waiting for the reader as long as it takes.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = try write(bytes.span.extracting(start...))
      if count == 0 { try waitUntilWritable() }
      start += count
    }
  }

  /// Reads until the end; throws if there is more than the limit, in bytes.
  package func readAll(limitBytes: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let reading = try read { span in
        span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
      }
      if limitBytes < bytes.count {
        throw SystemError("read", name, reason: "expected at most \(limitBytes) bytes, found more")
      }
      switch reading {
      case .bytes: continue
      case .nothing: try wait(for: POLLIN)
      case .end: return bytes
      }
    }
  }

  private func waitUntilWritable() throws(SystemError) { try wait(for: POLLOUT) }

  private func wait(for events: Int32) throws(SystemError) {
    var entry = pollfd(fd: number, events: Int16(truncatingIfNeeded: events), revents: 0)
    guard 0 <= repeatingInterrupted({ Int(poll(&entry, 1, -1)) }) else {
      throw .last("wait for", name)
    }
  }
}

/// Calls again what a signal interrupted.
func repeatingInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
