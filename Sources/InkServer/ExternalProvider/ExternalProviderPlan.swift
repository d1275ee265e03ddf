// What is set about the external provider.

import InkSettings

/// The program and how it is treated.
struct ExternalProviderPlan: Equatable {
  /// The program and its arguments.
  var command: [String]
  /// How long an answer is awaited, in nanoseconds.
  var patience: UInt64
  /// The least time between two questions, in nanoseconds.
  var interval: UInt64
  /// How much text is sent, in bytes.
  var contextBytes: Int
  /// Whether its suggestions stand alone.
  var isAlone: Bool

  /// Creates the plan that settings make; nil where they want no program.
  init?(_ settings: Settings.Provider) {
    guard settings.kind == .external || settings.kind == .merged,
      let command = settings.external.command
    else { return nil }
    self.command = command
    patience = UInt64(settings.external.deadlineMilliseconds) * 1_000_000
    interval = 1_000_000_000 / UInt64(max(1, settings.external.requestsPerSecond))
    contextBytes = settings.external.contextBytes
    isAlone = settings.kind == .external
  }
}
