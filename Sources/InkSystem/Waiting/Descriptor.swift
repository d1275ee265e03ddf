// A file descriptor with an owner, so that it is closed exactly once.

internal import CInkSystem
internal import Glibc

/// An open descriptor, closed with its last reference, or one that the process keeps open.
///
/// Descriptors created here are close-on-exec. `O_NONBLOCK` is never set, because it would affect everyone who shares
/// the open file; poll with a `PollSet` first instead.
package final class Descriptor: Sendable {
  /// The descriptor number.
  package let number: Int32
  /// The name in error messages, such as "standard input" or a path.
  package let name: String
  private let isOwned: Bool

  /// The stream of incoming messages.
  package static let standardInput = Descriptor(borrowing: STDIN_FILENO, "standard input")
  /// The stream of outgoing messages.
  package static let standardOutput = Descriptor(borrowing: STDOUT_FILENO, "standard output")
  /// The stream for diagnostics.
  package static let standardError = Descriptor(borrowing: STDERR_FILENO, "standard error")

  /// Takes ownership of a descriptor that was just opened.
  init(owning number: Int32, _ name: String) {
    self.number = number
    self.name = name
    isOwned = true
  }

  /// Wraps a descriptor that stays open as long as the process.
  init(borrowing number: Int32, _ name: String) {
    self.number = number
    self.name = name
    isOwned = false
  }

  deinit {
    // On Linux a failed close has closed the descriptor all the same; repeating it could close another one.
    if isOwned { close(number) }
  }

  /// Creates a pipe: what is written to the second descriptor can be read from the first.
  package static func pipe(
    _ name: String = "pipe"
  ) throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard ink_pipe(&ends) == 0 else { throw .last("create", name) }
    return (Descriptor(owning: ends[0], name), Descriptor(owning: ends[1], name))
  }

  /// Returns a descriptor that becomes readable when a process ends; throws if the kernel does not support it.
  package static func process(_ id: Int32) throws(SystemError) -> Descriptor {
    let number = ink_pidfd_open(id)
    guard 0 <= number else { throw .last("watch process", "\(id)") }
    return Descriptor(owning: number, "process \(id)")
  }

  /// Duplicates standard output for the protocol and redirects everything else printed to standard error.
  ///
  /// To be called once, before anything is written.
  package static func redirectingStandardOutput() throws(SystemError) -> Descriptor {
    let number = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard 0 <= number else { throw .last("duplicate", "standard output") }
    let own = Descriptor(owning: number, "standard output")
    guard 0 <= dup2(STDERR_FILENO, STDOUT_FILENO) else { throw .last("redirect", own.name) }
    return own
  }

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }
}
