// Reading from descriptors: once, as the loop does it, or all there is.

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

  /// Reads once, at most as many bytes as there is room for, and gives them to `body`; waits if nothing is there.
  ///
  /// The bytes are gone when `body` returns.
  package func read(
    into room: ReadingRoom = ReadingRoom(), _ body: (Span<UInt8>) -> Void
  ) throws(SystemError) -> Reading {
    let count = repeatingInterrupted {
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
    let room = ReadingRoom()
    while true {
      let reading = try read(into: room) { span in
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
}
