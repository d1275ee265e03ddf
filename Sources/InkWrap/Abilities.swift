// What one of the servers can do: what it said at first, and what it registered since.

import InkJSON

/// The abilities of a server.
struct Abilities: Sendable {
  /// The `capabilities` of its answer to `initialize`.
  let capabilities: JSONObject
  /// The options of what it registered, by the id of the registration.
  private var registrations: [String: (method: String, options: JSONValue)] = [:]

  init(_ capabilities: JSONObject) {
    self.capabilities = capabilities
  }

  /// Whether it answers a method, which a capability of this name announces.
  func includes(_ method: String, _ key: String) -> Bool {
    switch capabilities[key] {
    case nil, .null?, .bool(false)?: registrations.values.contains { $0.method == method }
    default: true
    }
  }

  /// Whether it wants to be asked when this character was typed.
  func isTriggered(by character: String) -> Bool {
    let registered = registrations.values.filter { $0.method == Route.onTypeFormatting }
    let options =
      [capabilities["documentOnTypeFormattingProvider"]] + registered.map { $0.options }
    return options.contains { options in
      let more = options?["moreTriggerCharacter"]?.array ?? []
      return ([options?["firstTriggerCharacter"]].compactMap(\.self) + more)
        .contains(.string(character))
    }
  }

  /// Takes note of what `client/registerCapability` carries.
  mutating func register(_ params: JSONValue?) {
    for one in params?["registrations"]?.array ?? [] {
      guard let id = one["id"]?.string, let method = one["method"]?.string else { continue }
      registrations[id] = (method, one["registerOptions"] ?? .null)
    }
  }

  /// Takes note of what `client/unregisterCapability` carries; the protocol itself misspells its member.
  mutating func unregister(_ params: JSONValue?) {
    for one in params?["unregisterations"]?.array ?? [] {
      if let id = one["id"]?.string { registrations[id] = nil }
    }
  }

  /// Whether it wants to hear of a notification about a document.
  func wants(_ notification: String) -> Bool {
    let sync = TextDocumentSync(capabilities["textDocumentSync"])
    return switch notification {
    case "textDocument/didOpen", "textDocument/didClose": sync.openClose
    case "textDocument/didChange": sync.change != .none
    default: true
    }
  }
}
