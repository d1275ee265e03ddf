// The capabilities announced to a client, derived from the method table so that they cannot disagree with it.

import InkLSP
import InkRPC
import InkText

extension Session {
  /// The server capabilities for the connected client.
  var capabilities: ServerCapabilities {
    let requests = Session.methods.requests.keys
    var capabilities = ServerCapabilities(positionEncoding: client.encoding.rawValue)
    capabilities.completion = requests.contains(CompletionRequest.method)
    capabilities.completionTriggers = Session.completionTriggers
    capabilities.inlineCompletion = requests.contains(InlineCompletionRequest.method)
    if !client.capabilities.registersOnTypeFormatting {
      capabilities.onTypeTriggers = Session.onTypeTriggers
    }
    capabilities.codeActions = requests.contains(CodeActionRequest.method)
    if client.capabilities.codeActionLiterals {
      capabilities.codeActionKinds = CodeAction.Kind.allCases.map(\.rawValue)
    }
    capabilities.diagnostics =
      client.capabilities.pullsDiagnostics && requests.contains(DocumentDiagnosticRequest.method)
    if !client.capabilities.ownCommands {
      capabilities.commands = Session.commands.requests.keys.sorted()
    }
    capabilities.inklingMethods = own(requests)
    capabilities.inklingNotifications = own(Session.methods.notifications.keys)
    return capabilities
  }

  private func own(_ methods: some Sequence<String>) -> [String] {
    methods.filter { $0.hasPrefix("inkling/") }.sorted()
  }
}
