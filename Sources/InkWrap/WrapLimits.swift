// How long to wait for a server, with the units in the names.

/// The limits of a wrap.
enum WrapLimits {
  /// How long a list requested while typing waits for the slower server.
  static let typingMilliseconds = 300
  /// How long a list requested by the user waits for the slower server.
  static let invokedMilliseconds = 2000
  /// How long `initialize`, and the editor with it, waits for the wrapped server: long enough for a virtual machine to
  /// start; servers do their indexing after the response.
  static let handshakeMilliseconds = 10_000
  /// How long the wrapped server may take to exit, and both to answer `shutdown`.
  static let endingMilliseconds = 1000
  /// How long Inkling may take to exit: longer than it waits itself to save what was learned.
  static let savingMilliseconds = 6000
}
