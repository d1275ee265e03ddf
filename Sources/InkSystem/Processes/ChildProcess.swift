// Running another program with pipes to it.

internal import CInkSystem
internal import Glibc

/// A child process with a pipe to its standard input and one from its standard output.
///
/// It gets SIGPIPE and SIGXFSZ back, which we ignore, an empty signal mask and its own environment. Wait for a child
/// once it has ended; one that is released before is killed and waited for.
package final class ChildProcess {
  /// How a process ended.
  package enum Ending: Equatable, Sendable {
    /// It exited with a code.
    case exited(code: Int32)
    /// A signal ended it.
    case killed(signal: Int32)
  }

  /// Where a child's standard error goes.
  package enum ErrorStream: Sendable {
    /// To the standard error of this process.
    case shared
    /// Nowhere.
    case discarded
    /// To `ChildProcess.errors`.
    case piped
  }

  /// The process id.
  package let id: Int32
  /// The child's standard input; nil after `closeInput`.
  package private(set) var input: Descriptor?
  /// The child's standard output.
  package let output: Descriptor
  /// The child's standard error, if it is piped.
  package let errors: Descriptor?
  /// How it ended, once it was waited for.
  package private(set) var ending: Ending?
  /// Its peak resident memory, in bytes, and its processor time, in nanoseconds, once it was waited for.
  package private(set) var usage: (peakResidentBytes: Int, processorNanoseconds: Int)?

  /// Starts an executable by its path, or by name through PATH if it contains no slash.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: Environment = .current,
    errors: ErrorStream = .shared
  ) throws(SystemError) {
    let input = try Descriptor.pipe("the input of \(executable)")
    let output = try Descriptor.pipe("the output of \(executable)")
    let errorPipe: (reading: Descriptor, writing: Descriptor)? =
      if case .piped = errors { try Descriptor.pipe("the errors of \(executable)") } else { nil }
    var plan = SpawnPlan()
    plan.connect(input.reading.number, to: STDIN_FILENO)
    plan.connect(output.writing.number, to: STDOUT_FILENO)
    switch errors {
    case .shared: break
    case .discarded: plan.open("/dev/null", as: STDERR_FILENO)
    case .piped: if let errorPipe { plan.connect(errorPipe.writing.number, to: STDERR_FILENO) }
    }
    id = try plan.spawn(executable, arguments, environment)
    self.input = input.writing
    self.output = output.reading
    self.errors = errorPipe?.reading
  }

  /// Starts a program by a command line with its name and arguments.
  package convenience init(
    running command: [String], errors: ErrorStream = .shared
  ) throws(SystemError) {
    guard let program = command.first else {
      throw SystemError("start", "a program", reason: "expected its name, found none")
    }
    try self.init(program, Array(command.dropFirst()), errors: errors)
  }

  deinit {
    if ending == nil {
      kill(id, SIGKILL)
      var status: Int32 = 0
      _ = retryingOnInterrupt { Int(waitpid(id, &status, 0)) }
    }
  }

  /// Closes the child's input, which well-behaved programs take as a request to exit. It closes when nothing else, such
  /// as a poll set, holds the descriptor.
  package func closeInput() {
    input = nil
  }

  /// Asks the child to exit, or kills it if forced.
  package func terminate(force: Bool = false) {
    if ending == nil { kill(id, force ? SIGKILL : SIGTERM) }
  }

  /// Waits until the child has ended; returns how.
  @discardableResult
  package func wait() throws(SystemError) -> Ending {
    while true {
      if let ending = try collect(flags: 0) { return ending }
    }
  }

  /// Returns how the child ended; nil if it is running.
  package func endingIfAny() throws(SystemError) -> Ending? {
    try collect(flags: WNOHANG)
  }

  private func collect(flags: Int32) throws(SystemError) -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    var usage = rusage()
    let result = retryingOnInterrupt { Int(wait4(id, &status, flags, &usage)) }
    if result < 0 { throw .last("wait for process", "\(id)") }
    if result == 0 { return nil }
    let signal = ink_signal(status)
    let ending: Ending =
      signal == 0 ? .exited(code: ink_exit_code(status)) : .killed(signal: signal)
    self.ending = ending
    self.usage = (
      usage.ru_maxrss * 1024, usage.ru_utime.nanoseconds + usage.ru_stime.nanoseconds
    )
    return ending
  }
}

extension timeval {
  fileprivate var nanoseconds: Int { (tv_sec * 1_000_000 + tv_usec) * 1_000 }
}
