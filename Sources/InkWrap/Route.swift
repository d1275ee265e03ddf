// The routing table: which requests go to which servers.

import InkJSON

/// The route of a request.
struct Route {
  static let initialize = "initialize"
  static let shutdown = "shutdown"
  static let completion = "textDocument/completion"
  static let inlineCompletion = "textDocument/inlineCompletion"
  static let codeAction = "textDocument/codeAction"
  static let onTypeFormatting = "textDocument/onTypeFormatting"
  static let documentChange = "textDocument/didChange"
  static let configurationChange = "workspace/didChangeConfiguration"
  private static let shared =
    [completion, inlineCompletion, codeAction, onTypeFormatting, shutdown] + resolving
  static let whileTyping = [completion, inlineCompletion]
  static let resolving = ["completionItem/resolve", "codeAction/resolve"]

  /// The servers to ask immediately.
  var peers: Set<Peer>
  /// The server to ask if those return nothing.
  var fallback: Peer?
  /// How long after the request to wait for the slower server, once the other has responded, in milliseconds; nil for
  /// no limit.
  var patience: Int?
  /// Whether both servers may support it, so that none of them need.
  var isShared: Bool
  /// The parameters to send, if they differ from the original ones.
  var params: JSONValue?

  /// Creates the route of a request between servers with the given capabilities.
  init(_ method: String, _ params: JSONValue?, _ abilities: [Peer: Abilities]) {
    func able(_ key: String) -> Set<Peer> {
      Set(Peer.servers.filter { abilities[$0]?.includes(method, key) == true })
    }
    peers = [.wrapped]
    isShared = Self.shared.contains(method)
    switch method {
    case Self.completion:
      peers = able("completionProvider")
      patience = WrapLimits.typingMilliseconds
    case Self.inlineCompletion:
      peers = able("inlineCompletionProvider")
      patience = WrapLimits.typingMilliseconds
    case Self.codeAction:
      peers = able("codeActionProvider")
      patience = WrapLimits.invokedMilliseconds
    case Self.onTypeFormatting:
      // Edits of two servers cannot be merged: a correction at a word end takes precedence over a formatting rule.
      peers = [.inkling]
      let typed = params?["ch"]?.string ?? ""
      fallback = abilities[.wrapped]?.isTriggered(by: typed) == true ? .wrapped : nil
    case Self.shutdown:
      peers = Set(Peer.servers)
      patience = WrapLimits.endingMilliseconds
    case "workspace/executeCommand":
      if params?["command"]?.string?.hasPrefix("inkling.") == true { peers = [.inkling] }
    case _ where Self.resolving.contains(method):
      if let (owner, item) = params.flatMap({ Tag.take(from: $0) }) {
        peers = [owner]
        self.params = item
      }
    case _ where method.hasPrefix("inkling/"): peers = [.inkling]
    default: break
    }
    peers.formIntersection(abilities.keys)
  }
}
