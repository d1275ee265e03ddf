// A file descriptor with an owner, so that it is closed once.

internal import CInkSystem
internal import Glibc

/// An open descriptor, closed when nobody holds it any more, or one that the process has for good.
///
/// Descriptors that are made here are closed in child processes. `O_NONBLOCK` is never set, because
/// whoever shares the open file with us would get it too; instead one asks a `PollSet` first.
package final class Descriptor: Sendable {
  /// The number of the descriptor.
  package let number: Int32
  /// What error sentences call it, such as "standard input" or a path.
  package let name: String
  private let isOwned: Bool

  /// The stream that messages come in by.
  package static let standardInput = Descriptor(borrowing: STDIN_FILENO, "standard input")
  /// The stream that answers go out by.
  package static let standardOutput = Descriptor(borrowing: STDOUT_FILENO, "standard output")
  /// The stream for people who look for a mistake.
  package static let standardError = Descriptor(borrowing: STDERR_FILENO, "standard error")

  /// Takes over a descriptor that was just opened.
  init(owning number: Int32, _ name: String) {
    self.number = number
    self.name = name
    isOwned = true
  }

  /// One that stays open as long as the process.
  init(borrowing number: Int32, _ name: String) {
    self.number = number
    self.name = name
    isOwned = false
  }

  deinit {
    // A close that fails has closed all the same on Linux; repeating it could close somebody else's.
    if isOwned { close(number) }
  }

  /// Two descriptors: what is written to the second can be read from the first.
  package static func pipe(
    _ name: String = "pipe"
  ) throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard ink_pipe(&ends) == 0 else { throw .last("make", name) }
    return (Descriptor(owning: ends[0], name), Descriptor(owning: ends[1], name))
  }

  /// A descriptor that becomes readable when a process ends; throws where the kernel has no such thing.
  package static func process(_ id: Int32) throws(SystemError) -> Descriptor {
    let number = ink_pidfd_open(id)
    guard 0 <= number else { throw .last("watch process", "\(id)") }
    return Descriptor(owning: number, "process \(id)")
  }

  /// Gives the protocol a descriptor of its own and sends what anybody prints to standard error.
  ///
  /// To be called once, before anything is written.
  package static func takingOverStandardOutput() throws(SystemError) -> Descriptor {
    let number = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard 0 <= number else { throw .last("duplicate", "standard output") }
    let own = Descriptor(owning: number, "standard output")
    guard 0 <= dup2(STDERR_FILENO, STDOUT_FILENO) else { throw .last("redirect", own.name) }
    return own
  }

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }
}
