// The one place where the event loop waits.

internal import Glibc

/// A set of descriptors to wait for together, each with a token that identifies it to its owner.
package struct PollSet {
  /// The events to wait for.
  package struct Interest: OptionSet, Sendable {
    /// The bits of the options.
    package let rawValue: Int
    /// Creates an interest from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Something can be read, or the other end is closed.
    package static let reading = Interest(rawValue: 1)
    /// At least 4,096 bytes can be written, or the other end is closed.
    package static let writing = Interest(rawValue: 2)
  }

  /// A descriptor with events.
  package struct Readiness: Equatable, Sendable {
    /// The token it was added with.
    package let token: Int
    /// Whether reading would not block: there are bytes, or the end.
    let canRead: Bool
    /// Whether writing would not block.
    package let canWrite: Bool
    /// Whether the other end is closed or the descriptor is invalid.
    package let isClosed: Bool
  }

  private var tokens: [Int] = []
  private var descriptors: [Descriptor] = []
  private var entries: [pollfd] = []

  /// Creates an empty set.
  package init() {}

  /// Adds a descriptor or replaces its interest; removes it if it is not wanted.
  package mutating func watch(
    _ descriptor: Descriptor, for interest: Interest, when isWanted: Bool = true, token: Int
  ) {
    remove(token)
    guard isWanted else { return }
    var events: Int32 = 0
    if interest.contains(.reading) { events |= POLLIN }
    if interest.contains(.writing) { events |= POLLOUT }
    tokens.append(token)
    descriptors.append(descriptor)
    entries.append(
      pollfd(fd: descriptor.number, events: Int16(truncatingIfNeeded: events), revents: 0))
  }

  /// Removes a descriptor if it is in the set.
  package mutating func remove(_ token: Int) {
    guard let index = tokens.firstIndex(of: token) else { return }
    tokens.remove(at: index)
    descriptors.remove(at: index)
    entries.remove(at: index)
  }

  /// Waits until something happens or a time of `SystemClock.nanoseconds` is reached; without one, as long as it takes.
  /// Returns the ready descriptors in the order in which they were added.
  package mutating func wait(until deadline: UInt64? = nil) throws(SystemError) -> [Readiness] {
    while true {
      let milliseconds = deadline.map { PollSet.milliseconds(until: $0) } ?? -1
      let count = poll(&entries, nfds_t(entries.count), milliseconds)
      if count == -1, errno == EINTR { continue }
      if count == -1 { throw .last("wait for", "input") }
      // The timeout is clamped to the range of poll; the rest is waited for in the next iteration.
      if count == 0, let deadline, SystemClock.nanoseconds < deadline { continue }
      return ready
    }
  }

  private var ready: [Readiness] {
    zip(tokens, entries).compactMap { token, entry in
      let events = Int32(entry.revents)
      if events == 0 { return nil }
      return Readiness(
        token: token, canRead: events & (POLLIN | POLLHUP) != 0, canWrite: events & POLLOUT != 0,
        isClosed: events & (POLLHUP | POLLERR | POLLNVAL) != 0)
    }
  }

  /// Rounded up, so that a wait never ends slightly early and turns into a busy loop.
  private static func milliseconds(until deadline: UInt64) -> Int32 {
    let now = SystemClock.nanoseconds
    if deadline <= now { return 0 }
    return Int32(clamping: (deadline - now - 1) / 1_000_000 + 1)
  }
}
