// `textDocument/completion` and `completionItem/resolve`: suggestions as menu items.

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
    let (answer, _, positions) = try query(at: request.place, external: external) {
      Question(at: $0, want: .suggestions, surface: .menu(mayBeRequested: request.mayBeRequested))
    }
    let document = try documents.document(request.place.uri)
    let writer = CompletionItemWriter(
      answer, positions, client,
      labelsShowTyped: settings.settings(of: document).suggestions.labelsShowTyped)
    // A trigger character asks for emoji or data source items; otherwise it is punctuation and opens no menu.
    let isTrigger = Session.completionTriggers.contains(request.triggerCharacter ?? "")
    return CompletionList(isTrigger ? writer.triggeredItems : writer.items)
  }

  /// The characters around emoji names and before data source items.
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
