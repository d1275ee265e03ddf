// One client's session: everything the server knows, owned by one thread and by this one value.

import InkEngine
import InkLexicon
package import InkRPC
package import Logging

/// The state between two messages.
///
/// A message goes in by `handle` and what is to be sent comes out in `outbox`; nothing here reads, writes
/// or waits. Ten fields are the budget: what wants to be an eleventh belongs into one of them.
package struct Session: ~Copyable {
  /// What is to be sent, in order.
  package var outbox = Outbox()

  /// How far the session has come.
  var lifecycle = Lifecycle.waiting
  /// Who is at the other end.
  var client = Client()
  /// The open documents.
  var documents = DocumentStore()
  /// What answers questions about text.
  var engine: Engine
  /// The language packs the engine reads.
  var shelf = PackShelf()
  /// What is set, and by whom.
  var settings: ServerSettings
  /// Answers that wait for the store, and questions of ours that wait for the client.
  var pending = Pending()
  /// The world outside.
  let effects: ServerEffects
  /// For people who look for a mistake; never with text of the user.
  var log: Logger

  /// A session that waits for `initialize`.
  package init(effects: ServerEffects, log: Logger) {
    self.effects = effects
    self.log = log
    settings = ServerSettings(userFile: effects.userSettingsPath)
    engine = Engine(packs: [], userWords: UserWords(), settings: EngineSettings())
  }

  /// The exit code once the session is over; nil until then.
  package var exitCode: Int32? {
    if case .ended(let code) = lifecycle { code } else { nil }
  }

  /// The client's process; nil if it has not told.
  package var clientProcess: Int? { client.processID }

  /// Ends the session for lack of a client: no more input, or its process is gone.
  package mutating func end() {
    lifecycle = .ended(lifecycle.exitCode)
  }

  /// Ends the session because its streams are of no use any more.
  package mutating func fail() {
    lifecycle = .ended(1)
  }
}
