// An in-process client: bytes go into the inbox and come out of the outbox, as in the event loop.

import InkEngine
import InkJSON
import InkLexicon
import InkRPC
import InkText
import Logging
import Testing

@testable import InkServer

/// A session and its world; unread messages fail the test at the end.
struct ScriptedClient: ~Copyable {
  let world = World()
  private var session: Session
  private var inbox = Inbox()
  private var reader = FrameReader()
  private var unread: [JSONValue] = []
  private var nextID: Int64 = 1
  /// How many steps of waiting work are done when nothing comes in; by default all of it.
  var patience = Int.max
  /// Whether the client reads what is sent to it.
  private var reads = true
  /// How often the session had text to check while nothing came in.
  private(set) var checkCount = 0

  init() {
    session = Session(effects: world.effects, log: world.log)
  }

  deinit {
    if !unread.isEmpty {
      let names = unread.map { $0["method"]?.string ?? "an answer" }
      Issue.record("sent but never read: \(names)")
    }
  }

  /// Returns a session after its handshake, with workspace folders by their URIs and files by their paths.
  static func introduced(
    capabilities: JSONValue = [:], folders: [String] = [], files: [String: String] = [:],
    emojiTables: [EmojiTable] = [], packs: [LanguagePack] = []
  ) -> ScriptedClient {
    var client = ScriptedClient()
    client.world.emojiTables = emojiTables
    client.world.packs = packs
    client.introduce(capabilities: capabilities, folders: folders, files: files)
    return client
  }

  /// Does the handshake, with workspace folders by their URIs and files by their paths.
  mutating func introduce(
    capabilities: JSONValue = [:], folders: [String] = [], files: [String: String] = [:]
  ) {
    for (path, text) in files { world.disk.contents[path] = Array(text.utf8) }
    var params = JSONObject([("capabilities", capabilities)])
    if !folders.isEmpty {
      params["workspaceFolders"] = .array(folders.map { ["uri": .string($0), "name": "w"] })
    }
    _ = request("initialize", .object(params))
    notify("initialized")
  }

  /// Whether suggestions are made from what the user wrote before.
  var hasUserNgrams: Bool { session.engine.userNgrams != nil }

  /// The urgency of the work that waits for idle time.
  var backlog: Session.Backlog { session.backlog }

  /// Stops reading, in a world where nothing may wait behind the frame that is being written.
  mutating func stopReading() {
    reads = false
    session.outbox = Outbox(limitBytes: 0)
  }

  /// The exit code, once the session has ended.
  var exitCode: Int32? { session.exitCode }

  /// Returns the text of the tests' document in the session; nil if it is not open.
  var text: String? {
    let uri = ScriptedClient.uri.string ?? ""
    return (try? session.documents.document(uri))?.text.string
  }

  /// Sends a request and returns the complete response.
  mutating func request(_ method: String, _ params: JSONValue? = nil) -> JSONValue? {
    let id = send(request: method, params)
    return answer(to: id)
  }

  /// Sends a request and returns its id.
  @discardableResult
  mutating func send(request method: String, _ params: JSONValue? = nil) -> Int64 {
    let id = nextID
    nextID += 1
    send(bytes: Frame.request(.integer(id), method, params: params))
    return id
  }

  /// Sends a notification.
  mutating func notify(_ method: String, _ params: JSONValue? = nil) {
    send(bytes: Frame.notification(method, params: params))
  }

  /// Sends bytes and lets the session process the resulting messages.
  mutating func send(bytes: [UInt8]) {
    inbox.append(bytes.span)
    while let arrival = inbox.next() { session.receive(arrival) }
    settle()
  }

  /// Responds to a request of the server.
  mutating func answer(_ question: JSONValue?, with result: JSONValue) {
    guard let id = question?["id"].flatMap({ RequestID($0) }) else { return }
    send(bytes: Frame.response(id, result: result))
  }

  /// Runs the idle work: loading, reports of the store, and diagnostics.
  mutating func settle() {
    session.loadIfDue()
    session.takeStoreReports()
    var steps = 0
    while session.backlog != .nothing, steps < patience {
      session.workOnBacklog()
      checkCount += 1
      steps += 1
    }
    collect()
  }

  /// Returns the response to a request, if it has come.
  mutating func answer(to id: Int64) -> JSONValue? {
    take { $0["id"]?.integer == id && $0["method"] == nil }
  }

  /// Returns the oldest message with a method, if one has come.
  mutating func received(_ method: String) -> JSONValue? {
    take { $0["method"]?.string == method }
  }

  /// Notifies the session that files have changed.
  mutating func change(file path: String, to contents: String?) {
    world.disk.contents[path] = contents.map { Array($0.utf8) }
    session.filesChanged([path])
    collect()
  }

  /// Returns what was sent to the external provider since the last call.
  mutating func askedOfExternalProvider() -> [JSONValue] {
    var bytes: [UInt8] = []
    while !session.externalProviderOutbox.isEmpty {
      session.externalProviderOutbox.writeChunk { span in
        span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        return span.count
      }
    }
    return messages(in: bytes)
  }

  /// Lets the external provider send a message.
  mutating func externalProviderSays(_ message: JSONValue) {
    externalProviderSends(frames([message]))
  }

  /// Lets the external provider send bytes.
  mutating func externalProviderSends(_ bytes: [UInt8]) {
    session.takeFromExternalProvider(bytes)
    collect()
  }

  /// Lets the external provider exit.
  mutating func externalProviderEnds() {
    session.externalProviderFailed("it has ended")
    collect()
  }

  /// The program that should be running.
  var wantedExternalProvider: (run: Int, command: [String])? { session.wantedExternalProvider }

  /// Lets time pass, in milliseconds.
  mutating func pass(_ milliseconds: UInt64) {
    world.shownNanoseconds = (world.shownNanoseconds ?? 0) + milliseconds * 1_000_000
    session.expireExternalProvider()
    collect()
  }

  /// Returns all unread messages.
  mutating func rest() -> [JSONValue] {
    defer { unread = [] }
    return unread
  }

  private mutating func take(_ matches: (JSONValue) -> Bool) -> JSONValue? {
    unread.firstIndex(where: matches).map { unread.remove(at: $0) }
  }

  private mutating func collect() {
    while reads, !session.outbox.isEmpty {
      session.outbox.writeChunk { span in
        reader.append(span)
        return span.count
      }
    }
    unread += reader.messages()
  }
}
