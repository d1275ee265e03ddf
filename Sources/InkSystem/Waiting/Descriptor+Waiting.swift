// What a call does that was interrupted or came too early.

internal import Glibc

extension Descriptor {
  /// Waits until the descriptor is ready for `POLLIN` or `POLLOUT`, as long as it takes.
  func wait(for events: Int32) throws(SystemError) {
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
