// The server over real descriptors: where the loop gets its streams from, and what its end means.

package import InkSystem
package import Logging

/// The server as a process runs it.
package enum Server {
  /// What the loop waits for beside files and the client's process.
  package struct Streams {
    /// Where messages come in.
    package var input: Descriptor
    /// Where answers go out.
    package var output: Descriptor
    /// How the store says that it has reports.
    package var store: WakePipe

    /// What becomes readable when the system asks the process to end; nil where nobody listens to that.
    package var endSignals: Descriptor?

    /// Streams by their descriptors.
    package init(
      input: Descriptor, output: Descriptor, store: WakePipe, endSignals: Descriptor? = nil
    ) {
      self.input = input
      self.output = output
      self.store = store
      self.endSignals = endSignals
    }
  }

  /// Serves one client until it ends or is gone; gives the exit code: 0 after `shutdown`, else 1.
  ///
  /// Everything is done on the calling thread. Broken pipes have to be ignored by the process.
  ///
  /// `startExternalProvider` starts the program of an external provider by its command.
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
