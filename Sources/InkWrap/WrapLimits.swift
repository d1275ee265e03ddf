// How long one server is waited for when the other has answered; each number with its unit in its name.

/// The limits of a wrap.
package enum WrapLimits {
  /// How long a list that is asked for while typing waits for the slower server.
  package static let typingMilliseconds = 300
  /// How long a list that a person asked for waits for the slower server.
  package static let invokedMilliseconds = 2000
  /// How long `initialize` waits for the wrapped server, and the editor with it: long enough for a virtual machine to
  /// start; what a server has to index, it indexes behind its answer.
  package static let greetingMilliseconds = 10_000
  /// How long the servers have to say goodbye.
  package static let endingMilliseconds = 1000
}
