// The role of a message for the messages around it, which determines the queries a later one makes obsolete.

import InkJSON
import InkLSP
import InkRPC

/// The role of a message when the inbox looks ahead.
enum MessageRole: Equatable {
  /// A query about a text, without side effects.
  case query(Query)
  /// A change of the document with this URI.
  case change(String)
  /// The cancellation of a request.
  case cancel(RequestID)
  /// Any other message, which is processed whatever follows it.
  case other

  /// The identity of a query: a newer query supersedes an equal older one.
  struct Query: Equatable {
    var method: String
    var uri: String
    /// The requested lists of `inkling/autocomplete`.
    var want: [AutocompleteRequest.Want] = []
  }

  /// Whether a message is a query, provided its parameters are valid.
  static func mayBeQuery(_ message: Message) -> Bool {
    guard case .request(_, let method, _) = message else { return false }
    return switch method {
    case CompletionRequest.method, InlineCompletionRequest.method, AutocompleteRequest.method: true
    default: false
    }
  }

  /// Creates the role of a message.
  init(_ message: Message) {
    switch message {
    case .request(_, let method, let params): self = .query(method, JSONField(params, "params"))
    case .notification(DidChangeNotification.method, let params):
      self = (params?["textDocument"]?["uri"]?.string).map { .change($0) } ?? .other
    case .notification(CancelNotification.method, let params):
      self = (params?["id"].flatMap { RequestID($0) }).map { .cancel($0) } ?? .other
    case .notification, .response, .bare: self = .other
    }
  }

  /// Returns the role of a request; only pure queries with valid parameters are ever superseded.
  private static func query(_ method: String, _ params: JSONField) -> MessageRole {
    switch method {
    case CompletionRequest.method, InlineCompletionRequest.method:
      guard let place = try? TextDocumentPosition(from: params) else { return .other }
      return .query(Query(method: method, uri: place.uri))
    case AutocompleteRequest.method:
      guard let request = try? AutocompleteRequest(from: params) else { return .other }
      return .query(Query(method: method, uri: request.place.uri, want: request.want))
    default:
      return .other
    }
  }
}
