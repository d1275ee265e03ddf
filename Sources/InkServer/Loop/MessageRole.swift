// What a message means to the messages around it: which queries a later one makes pointless.

import InkJSON
import InkLSP
import InkRPC

/// The part a message plays when the inbox looks ahead.
enum MessageRole: Equatable {
  /// A question about a text, which changes nothing.
  case query(Query)
  /// A change of the document with this URI.
  case change(String)
  /// The wish that this request be not answered.
  case cancel(RequestID)
  /// None; it is dealt with whatever comes after it.
  case other

  /// What makes two queries the same: a newer one takes the place of an older one.
  struct Query: Equatable {
    var method: String
    var uri: String
    /// The lists wanted, of `inkling/autocomplete`.
    var want: Set<AutocompleteRequest.Want> = []
  }

  /// Whether a message is a query, if it can be understood.
  static func mayBeQuery(_ message: Message) -> Bool {
    guard case .request(_, let method, _) = message else { return false }
    return switch method {
    case CompletionRequest.method, InlineCompletionRequest.method, AutocompleteRequest.method: true
    default: false
    }
  }

  /// Creates the part of a message.
  init(_ message: Message) {
    switch message {
    case .request(_, let method, let params): self = .query(method, JSONField(params, "params"))
    case .notification(DidChangeNotification.method, let params):
      self = (params?["textDocument"]?["uri"]?.string).map { .change($0) } ?? .other
    case .notification(CancelNotification.method, let params):
      self = (params?["id"].flatMap { RequestID($0) }).map { .cancel($0) } ?? .other
    case .notification, .response: self = .other
    }
  }

  /// The part of a request: only pure queries that can be understood are ever superseded.
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
