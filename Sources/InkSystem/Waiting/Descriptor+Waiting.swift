// Retrying calls that were interrupted or would block.

internal import Glibc

extension Descriptor {
  /// Waits until the descriptor is ready for `POLLIN` or `POLLOUT`, without a time limit.
  func wait(for events: Int32) throws(SystemError) {
    var entry = pollfd(fd: number, events: Int16(truncatingIfNeeded: events), revents: 0)
    guard 0 <= retryingOnInterrupt({ Int(poll(&entry, 1, -1)) }) else {
      throw .last("wait for", name)
    }
  }
}

/// Repeats a call while it is interrupted by a signal.
func retryingOnInterrupt(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
