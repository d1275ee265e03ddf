// The limits on the server's input and waiting times, with their units in their names.

/// The limits of the server.
package enum Limits {
  /// The number of messages read ahead of the one being processed.
  static let lookAheadMessages = 256
  /// The number of bytes read ahead; a single message may be larger.
  static let lookAheadBytes = 1024 * 1024
  /// How long messages wait for the user's words to be loaded at the start of the session.
  static let loadingMilliseconds = 200
  /// How long to wait for the last responses, and for the client to read them, once its input has ended.
  package static let endingMilliseconds = 1000
  /// How long to wait for the store at the end; it waits up to two seconds for another process's lock itself.
  static let endingStoreMilliseconds = 4000
  /// The largest settings file.
  package static let settingsFileBytes = 1024 * 1024
  /// The largest data source file.
  static let dataSourceBytes = 16 * 1024 * 1024
  /// The largest data source file that a workspace's settings may name: it is sorted between two keystrokes, and comes
  /// with someone else's repository.
  static let workspaceSourceBytes = 1024 * 1024
  /// The largest frame accepted from an external provider.
  static let externalProviderFrameBytes = 256 * 1024
  /// How many bytes may wait for an external provider that does not read.
  static let externalProviderOutboxBytes = 1024 * 1024
  /// How many of its suggestions are accepted.
  static let externalProviderSuggestions = 50
  /// The longest text of one of its suggestions, in bytes.
  static let externalProviderTextBytes = 200
  /// How long it may take to answer `initialize`.
  static let externalProviderStartMilliseconds = 10_000
  /// How long it may take to exit.
  static let externalProviderEndMilliseconds = 200
  /// The number of consecutive failures after which it is given up.
  static let externalProviderFailures = 5
  /// How many distinct messages a session shows or logs. Each is sent once, and any beyond the limit are dropped.
  package static let distinctMessages = 1000
  /// How many text fields that complete from a list a client may use at once.
  static let fieldCount = 256
  /// How many keys of on-screen keyboards may be pressed at once: more than anyone has fingers.
  static let pressedKeyCount = 16
  /// How many unknown words are flagged in a document.
  static let diagnosticCount = 1000
  /// How much text is checked for unknown words before new messages are processed.
  static let checkedBytes = 8 * 1024
  /// How much text is learned before new messages are processed; with many new words this takes milliseconds.
  static let learnedBytes = 256
  /// How long work runs before a client that sent no progress token is asked to create one.
  static let progressNanoseconds: UInt64 = 200_000_000
  /// How long the input must be idle before diagnostics are published to clients that do not pull them.
  package static let idleMilliseconds = 250
  /// How many replacements a menu of code actions offers.
  static let replacementCount = 5
  /// The number of unknown words in a selection for which it offers replacements.
  static let selectedWordCount = 4
  /// How many replacements it offers for each of several words.
  static let replacementCountPerWord = 2
}
