// The configuration of the external provider.

import InkSettings
import InkSystem

/// An external program and its limits.
struct ExternalProviderPlan: Equatable {
  /// The program and its arguments.
  var command: [String]
  /// How long to wait for a response, in nanoseconds.
  var patience: UInt64
  /// The minimum time between two questions, in nanoseconds.
  var interval: UInt64
  /// The maximum amount of text to send, in bytes.
  var contextBytes: Int
  /// Whether only its suggestions are used, rather than merged with those of the packs.
  var isAlone: Bool

  /// Creates the plan from the settings; nil if they want no program.
  init?(_ kind: FolderSettings.Provider.Kind, _ program: SessionSettings.Provider.External) {
    guard kind.asksProgram, let command = program.command else { return nil }
    self.command = command
    patience = SystemClock.nanoseconds(inMilliseconds: program.deadlineMilliseconds)
    interval = 1_000_000_000 / UInt64(max(1, program.requestsPerSecond))
    contextBytes = program.contextBytes
    isAlone = kind == .external
  }
}
