// One client's session: everything the server knows, owned by one thread and by this one value.

import InkEngine
import InkLexicon
package import InkRPC
package import Logging

/// The state between two messages.
///
/// A message goes in by `handle`, and what is to be sent is in `outbox` afterwards; nothing here reads, writes or
/// waits. A field has one subject, and whoever works on a session finds each subject in one field.
package struct Session: ~Copyable {
  /// What is to be sent, in order.
  package var outbox = Outbox()

  /// How far the session has come.
  var lifecycle = Lifecycle.waiting
  /// Who is at the other end.
  var client = ClientProfile()
  /// The open documents.
  var documents = DocumentStore()
  /// Fields that complete what is typed from a list, and are no documents.
  var fields = TextFields()
  /// The keys that are pressed on on-screen keyboards.
  var pressedKeys = PressedKeys()
  /// What answers questions about text.
  var engine: Engine
  /// The language packs the engine reads.
  var loadedPacks = LoadedPacks()
  /// What is set, and by whom.
  var settings: ServerSettings
  /// Whether settings, packs and words are still to be loaded, which is best done when `initialize` is answered.
  package internal(set) var loadIsDue = false
  /// Answers that wait for some work, and questions of ours that wait for the client.
  var pending = Pending()
  /// What is on its way to the store and back.
  var store = StoreTraffic()
  /// What is still to be learned from.
  var learningQueue = LearningQueue()
  /// Which documents are to be looked through for unknown words.
  var diagnosticQueue = DiagnosticQueue()
  /// The external provider, a program of its own.
  var externalProvider = ExternalProviderLink()
  /// The world outside.
  let effects: ServerEffects
  /// For people who look for a mistake; never with text of the user.
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

  /// The client's process; nil if it has not told.
  package var clientProcess: Int? { client.processID }

  /// Ends the session for lack of a client: no more input, its process is gone, or this one is asked to end. Clients
  /// often leave without a word, and what was typed is learned all the same.
  package mutating func end() {
    learnFromAll(.everything)
    lifecycle = .ended(lifecycle.exitCode)
  }

  /// Ends the session because its streams are of no use any more.
  package mutating func fail() {
    learnFromAll(.everything)
    lifecycle = .ended(1)
  }
}
