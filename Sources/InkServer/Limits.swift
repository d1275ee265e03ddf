// How much the server takes and how long it waits; each number with its unit in its name.

/// The limits of the server.
package enum Limits {
  /// How many messages are read ahead of the one that is dealt with.
  package static let lookAheadMessages = 256
  /// How many bytes are read ahead; one message may be larger.
  package static let lookAheadBytes = 1024 * 1024
  /// How long messages wait for the user's words to be read when the session begins.
  package static let loadingMilliseconds = 200
  /// How long the last answers are awaited and offered when the client ends its side.
  package static let endingMilliseconds = 1000
  /// How long the store is awaited then, which itself waits up to two seconds for another program's lock.
  package static let endingStoreMilliseconds = 4000
  /// The largest settings file.
  package static let settingsFileBytes = 1024 * 1024
  /// The largest file of a data source.
  package static let dataSourceBytes = 16 * 1024 * 1024
  /// The largest file of items that a workspace's settings may name: it is sorted between two keys, and comes with
  /// somebody's repository.
  package static let workspaceSourceBytes = 1024 * 1024
  /// The largest frame that an external provider may send.
  package static let externalProviderFrameBytes = 256 * 1024
  /// How much waits for such a program that does not read.
  package static let externalProviderOutboxBytes = 1024 * 1024
  /// How many of its suggestions are taken.
  package static let externalProviderSuggestions = 50
  /// The longest text that one of its suggestions may have, in bytes.
  package static let externalProviderTextBytes = 200
  /// How long it may take to say hello.
  package static let externalProviderStartMilliseconds = 10_000
  /// How long it may take to end.
  package static let externalProviderEndMilliseconds = 200
  /// After how many failures in a row it is given up.
  package static let externalProviderFailures = 5
  /// How many distinct messages a session shows, or logs; each is said once, and later ones are dropped.
  package static let distinctMessages = 1000
  /// How many unknown words of a document are marked.
  package static let diagnosticCount = 1000
  /// How much text is looked through for unknown words before what has come meanwhile is dealt with.
  package static let checkedBytes = 8 * 1024
  /// How much of a text is learned before what has come meanwhile is dealt with: of new words it takes milliseconds.
  package static let learnedBytes = 256
  /// How long work runs before a client that sent no progress token is asked to create one.
  package static let progressNanoseconds: UInt64 = 200_000_000
  /// How long the input must be idle before diagnostics are pushed to clients that do not pull them.
  package static let restMilliseconds = 250
  /// How many replacements a menu of code actions offers.
  package static let replacementCount = 5
  /// For how many unknown words of a selection it offers some.
  package static let selectedWordCount = 4
  /// How many replacements it offers for each of several.
  package static let replacementCountOfSeveral = 2
}
