// The capabilities of one of the servers: those of its `initialize` result, and those it registered later.

import InkJSON

/// The capabilities of a server.
struct Abilities: Sendable {
  /// The `capabilities` of its `initialize` result.
  let capabilities: JSONObject
  /// The methods and options it registered, by the id of the registration.
  private var registrations: [String: (method: String, options: JSONValue)] = [:]

  init(_ capabilities: JSONObject) {
    self.capabilities = capabilities
  }

  /// Returns the options of each provider of a method, announced by a capability with the given key or by a
  /// registration.
  func options(of method: String, _ key: String) -> [JSONValue] {
    let registered = registrations.values.filter { $0.method == method }.map(\.options)
    return switch capabilities[key] {
    case nil, .null?, .bool(false)?: registered
    case let announced?: [announced] + registered
    }
  }

  /// Whether it supports a method, announced by a capability with the given key or by a registration.
  func includes(_ method: String, _ key: String) -> Bool {
    !options(of: method, key).isEmpty
  }

  /// Whether it has registered a method, or announced one of its name: `hoverProvider` is for `textDocument/hover`, and
  /// `documentFormattingProvider` for `textDocument/formatting`.
  func mayInclude(_ method: String) -> Bool {
    if registrations.values.contains(where: { $0.method == method }) { return true }
    let parts = method.lowercased().split(separator: "/")
    let isPrefixed = parts.first == "textdocument" || parts.first == "workspace"
    guard let name = parts.dropFirst(isPrefixed ? 1 : 0).first else { return false }
    return capabilities.members.contains { key, value in
      let subject = key.lowercased().dropLast("provider".count)
      guard key.hasSuffix("Provider"), value != .null, value != .bool(false) else { return false }
      return subject.hasSuffix(name) || name.hasSuffix(subject)
    }
  }

  /// Whether it wants to be asked when this character is typed.
  func isTriggered(by character: String) -> Bool {
    options(of: Route.onTypeFormatting, "documentOnTypeFormattingProvider").contains { options in
      let more = options["moreTriggerCharacter"]?.array ?? []
      return ([options["firstTriggerCharacter"]].compactMap(\.self) + more)
        .contains(.string(character))
    }
  }

  /// Records the parameters of `client/registerCapability`.
  mutating func register(_ params: JSONValue?) {
    for one in params?["registrations"]?.array ?? [] {
      guard let id = one["id"]?.string, let method = one["method"]?.string else { continue }
      registrations[id] = (method, one["registerOptions"] ?? .null)
    }
  }

  /// Records the parameters of `client/unregisterCapability`, whose member is misspelled in the protocol itself.
  mutating func unregister(_ params: JSONValue?) {
    for one in params?["unregisterations"]?.array ?? [] {
      if let id = one["id"]?.string { registrations[id] = nil }
    }
  }

  /// Whether it wants to receive a document notification.
  func wants(_ notification: String) -> Bool {
    let sync = TextDocumentSync(capabilities["textDocumentSync"])
    return switch notification {
    case "textDocument/didOpen", "textDocument/didClose": sync.openClose
    case Route.documentChange: sync.change != .none
    default: true
    }
  }
}
