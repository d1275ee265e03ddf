// Writing to descriptors: once, as the event loop does, or everything.

internal import Glibc

extension Descriptor {
  /// Writes once; returns the number of bytes that the descriptor accepted.
  ///
  /// A pipe that polled as writable accepts 4,096 bytes without blocking; more may wait for its reader.
  package func write(_ bytes: Span<UInt8>) throws(SystemError) -> Int {
    if bytes.isEmpty { return 0 }
    let (count, code) = bytes.withUnsafeBytes { buffer in
      let count = retryingOnInterrupt { Glibc.write(number, buffer.baseAddress, buffer.count) }
      return (count, errno)
    }
    if 0 <= count { return count }
    if code == EAGAIN { return 0 }
    throw SystemError("write to", name, code: code)
  }

  /// Writes all the bytes, waiting for the reader as long as necessary.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = try write(bytes.span.extracting(start...))
      if count == 0 { try wait(for: POLLOUT) }
      start += count
    }
  }
}
