// The composition root: provides the session's files, packs, words and clock.

import InkServer
import InkStore
import InkSystem

/// The server of this process.
enum Serve {
  /// Serves the client at the other end of the standard streams, until its process exits if that is known; returns the
  /// exit code.
  static func run(packFolder: String? = nil, clientProcess: Int? = nil) -> Int32 {
    CurrentProcess.ignoreWriteSignals()
    if Descriptor.standardInput.isTerminal {
      complain(
        "inkling: this is a language server waiting for an editor; to try Inkling, run 'inkling try'. Ctrl-D ends it."
      )
    }
    do {
      let wake = try WakePipe()
      let output = try Descriptor.redirectingStandardOutput()
      let streams = Server.Streams(
        input: .standardInput, output: output, store: wake,
        endSignals: try CurrentProcess.catchTerminationSignals())
      var effects = effects(.current, packFolder: packFolder, wake)
      effects.clientProcess = clientProcess
      return Server.run(streams, effects, log: StandardErrorLog.logger()) {
        try ChildProcess(running: $0, errors: .discarded)
      }
    } catch {
      complain("inkling: \(error)")
      return 1
    }
  }

  /// Returns the effects that this process provides.
  private static func effects(_ environment: Environment, packFolder: String?, _ wake: WakePipe)
    -> ServerEffects
  {
    ServerEffects(
      version: version, userSettingsPath: "\(environment.configFolder)/config.json",
      wordFile: environment.wordFile, files: DiskFiles(homeFolder: environment.homeFolder),
      packs: PackLibrary(environment, packFolder: packFolder),
      store: StoreThread(path: environment.wordFile) { wake.wake() }, clock: MachineClock())
  }
}

extension PackLibrary: PackSource {}

extension StoreThread: StoreQueue {}

/// The clocks of this machine.
private struct MachineClock: ServerClock {
  var nanoseconds: UInt64 { SystemClock.nanoseconds }
  var secondsSince1970: Int64 { SystemClock.secondsSince1970 }
}

extension Environment {
  /// The location of the user's words unless a setting names another file.
  var wordFile: String { "\(dataFolder)/\(UserStore.fileName)" }
}
