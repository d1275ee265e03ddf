// The three ends of a wrap.

/// Who a message comes from, or goes to.
package enum Peer: Hashable, Sendable {
  /// The editor, which believes that it has one server.
  case client
  /// Inkling.
  case inkling
  /// The server that Inkling stands beside.
  case wrapped

  /// The two that answer; in this order where order matters.
  static let servers: [Peer] = [.wrapped, .inkling]

  /// The other of the two servers; the client for itself.
  var sibling: Peer {
    switch self {
    case .client: .client
    case .inkling: .wrapped
    case .wrapped: .inkling
    }
  }
}
