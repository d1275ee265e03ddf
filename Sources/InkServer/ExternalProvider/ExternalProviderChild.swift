// The program of the external provider, as the loop holds it: its process and its pipes.

import InkSystem

/// Keeps the process that the session wants, if any.
struct ExternalProviderChild {
  private var run = 0
  private(set) var child: ChildProcess?

  /// The pipe that it writes into.
  var output: Descriptor? { child?.output }
  /// The pipe that it reads from.
  var input: Descriptor? { child?.input }

  /// Replaces the running program if another is wanted, or none; true if it changed.
  ///
  /// One that is no longer wanted is killed at once: nobody would read its answers.
  mutating func reconcile(
    with wanted: (run: Int, command: [String])?, start: ([String]) throws -> ChildProcess
  ) throws -> Bool {
    if let wanted, wanted.run == run { return false }
    guard let wanted else {
      defer { child = nil }
      return child != nil
    }
    run = wanted.run
    child = nil
    child = try start(wanted.command)
    return true
  }

  /// Ends its input and gives it some time to end by itself.
  mutating func end() {
    guard let child else { return }
    child.closeInput()
    var polls = PollSet()
    if let process = try? Descriptor.process(child.id) {
      polls.watch(process, for: .reading, token: 0)
      _ = try? polls.wait(
        until: SystemClock.deadline(milliseconds: Limits.externalProviderEndMilliseconds))
    }
    self.child = nil
  }
}
