// The session of one client: all state of the server, in one value owned by one thread.

import InkEngine
import InkLexicon
package import InkRPC
package import Logging

/// The state between two messages.
///
/// Messages are passed to `handle`, which leaves the frames to send in `outbox`; nothing here performs I/O or waits.
/// Each field covers one subject.
package struct Session: ~Copyable {
  /// The frames to send, in order.
  package var outbox = Outbox()

  /// The stage of the session.
  var lifecycle = Lifecycle.waiting
  /// The connected client.
  var client = ClientProfile()
  /// The open documents.
  var documents = OpenDocuments()
  /// Text fields that complete from a list; they are not documents.
  var fields = RecentlySet<ClientField>(limit: Limits.fieldCount)
  /// The pressed keys of on-screen keyboards, by the client's name for the session: one per keyboard, or one per
  /// finger.
  var pressedKeys = RecentlySet<PressedKey>(limit: Limits.pressedKeyCount)
  /// The engine, which answers questions about text.
  var engine: Engine
  /// The language packs that the engine uses.
  var loadedPacks = LoadedPacks()
  /// The settings and their origins.
  var settings: ServerSettings
  /// What is loaded when, and what waits for it.
  var loading = KnowledgeLoading()
  /// The responses that wait for work, and our requests that wait for the client.
  var pending = Pending()
  /// Changes on their way to the store and back.
  var storeTraffic = StoreTraffic()
  /// What is still to be learned from.
  var learningQueue = LearningQueue()
  /// The documents to check for unknown words.
  var diagnosticQueue = DiagnosticQueue()
  /// Who requests ghost text.
  var inlineTriggers = InlineTriggers()
  /// The external provider program.
  var externalProvider = ExternalProviderLink()
  /// The side effects.
  let effects: ServerEffects
  /// The log for developers; never contains the user's text.
  var log: Logger

  /// Creates a session that waits for `initialize`.
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

  /// The process id of the client; nil if it is not known.
  package var clientProcess: Int? { client.processID ?? effects.clientProcess }

  /// Ends the session because the client is gone: its input ended, its process exited, or the server was asked to
  /// terminate. Clients often disappear without notice, and what was typed is learned nevertheless.
  package mutating func end() { end(lifecycle.exitCode) }

  /// Ends the session because its streams can no longer be used.
  package mutating func fail() { end(1) }

  /// Ends the session with an exit code, once: what it sends may find the outbox full, which ends it, too.
  private mutating func end(_ code: Int32) {
    if exitCode != nil { return }
    let isClosed = lifecycle == .shutDown
    lifecycle = .ended(code)
    finishAll()
    if !isClosed { enqueue(.close) }
  }
}
