// The three ends of a wrap.

/// The sender or receiver of a message.
package enum Peer: Hashable, Sendable {
  /// The editor, which sees a single server.
  case client
  /// Inkling.
  case inkling
  /// The server that is wrapped.
  case wrapped

  /// The two servers, in the order that applies where order matters.
  static let servers: [Peer] = [.wrapped, .inkling]

  /// The other server; for the client, the client itself.
  var sibling: Peer {
    switch self {
    case .client: .client
    case .inkling: .wrapped
    case .wrapped: .inkling
    }
  }
}
