// Who is asked what: read it as the table of routes.

import InkJSON

/// Whom a request goes to.
struct Route {
  static let initialize = "initialize"
  static let shutdown = "shutdown"
  static let completion = "textDocument/completion"
  static let inlineCompletion = "textDocument/inlineCompletion"
  static let codeAction = "textDocument/codeAction"
  static let onTypeFormatting = "textDocument/onTypeFormatting"
  static let resolving = ["completionItem/resolve", "codeAction/resolve"]

  /// Those who are asked at once.
  var peers: Set<Peer>
  /// Who is asked if they have nothing.
  var fallback: Peer?
  /// How long the slower one is waited for once the other has answered, in milliseconds; nil for as long as it takes.
  var patience: Int?
  /// What is sent, if it is not what came.
  var params: JSONValue?

  /// Creates the route of a request between servers that can do this and that.
  init(_ method: String, _ params: JSONValue?, _ abilities: [Peer: Abilities]) {
    func able(_ key: String) -> Set<Peer> {
      Set(Peer.servers.filter { abilities[$0]?.includes(method, key) == true })
    }
    peers = [.wrapped]
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
      // Edits of two do not mix: a correction at a word's end comes before a layout rule.
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
