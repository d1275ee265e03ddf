// `textDocument/completion` and `completionItem/resolve`: suggestions as the items of a menu.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkSettings

extension Session {
  mutating func completion(
    _ request: CompletionRequest
  ) throws -> MethodTable<Session>.Outcome {
    guard let token = try askExternalProvider(at: request.place) else {
      return .answer(try items(for: request))
    }
    return .deferred(Deferred(token: token) { try $0.items(for: request, external: $1.external) })
  }

  private mutating func items(
    for request: CompletionRequest, external: [ExternalSuggestion] = []
  ) throws -> CompletionList {
    let (answer, _, positions) = try ask(at: request.place, external: external) {
      Question(at: $0, want: .suggestions, surface: .menu(mayBeAsked: request.mayBeAsked))
    }
    let writer = CompletionItemWriter(
      answer, positions, client.capabilities,
      labelsShowTyped: settings.layers.main.suggestions.labelsShowTyped)
    // A sign asks for emoji or items, or it is one of prose and brings no menu up.
    let isTrigger = Session.completionTriggers.contains(request.triggerCharacter ?? "")
    return CompletionList(isTrigger ? writer.triggeredItems : writer.items)
  }

  /// What stands before and behind the name of an emoji, and before items of data sources.
  static let completionTriggers = [":", "@", "#"]

  func resolve(_ request: CompletionResolveRequest) -> JSONValue {
    let percent = request.origin.percent
    let isMarkdown = client.capabilities.markdownDocumentation
    let source = isMarkdown ? "**\(request.origin.source)**" : request.origin.source
    // Emoji have no probability.
    let origin = percent > 0 ? "From \(source), \(percent) %" : "From \(source)"
    return request.documented(origin, isMarkdown: isMarkdown)
  }
}
