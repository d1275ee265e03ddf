// The server on real descriptors: the streams of the loop and its exit code.

package import InkSystem
package import Logging

/// Runs the server in a process.
package enum Server {
  /// What the loop waits for, besides files and the client's process.
  package struct Streams {
    /// The input for messages.
    package var input: Descriptor
    /// The output for messages.
    package var output: Descriptor
    /// The pipe by which the store signals reports.
    package var store: WakePipe

    /// A descriptor that becomes readable when the system asks the process to terminate; nil if that is not handled.
    package var endSignals: Descriptor?

    /// Creates streams from descriptors.
    package init(
      input: Descriptor, output: Descriptor, store: WakePipe, endSignals: Descriptor? = nil
    ) {
      self.input = input
      self.output = output
      self.store = store
      self.endSignals = endSignals
    }
  }

  /// Serves one client until it ends or disappears; returns the exit code: 0 after `shutdown`, otherwise 1.
  ///
  /// Everything runs on the calling thread. The process must ignore SIGPIPE.
  ///
  /// `startExternalProvider` starts the program of an external provider from its command.
  package static func run(
    _ streams: Streams, _ effects: ServerEffects, log: Logger,
    startExternalProvider: @escaping (_ command: [String]) throws -> ChildProcess
  ) -> Int32 {
    var loop = EventLoop(
      streams, Session(effects: effects, log: log), log,
      startExternalProvider: startExternalProvider)
    return loop.run()
  }
}
