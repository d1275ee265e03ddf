// Which messages are accepted when: the only place that knows about "before initialize" and "after shutdown".

import InkLSP
import InkRPC

/// The stages of a session.
enum Lifecycle: Equatable {
  /// Before `initialize`; no other request is accepted.
  case waiting
  /// After the response to `initialize`; requests to the client are not allowed before it sends `initialized`.
  case initializing
  /// All messages are accepted.
  case running
  /// After `shutdown`; only `exit` is accepted.
  case shutDown
  /// The session is over, with this exit code.
  case ended(Int32)

  /// Returns why a request is not accepted now; nil if it is.
  func refusal(of method: String) -> RPCError? {
    let isInitialize = method == InitializeRequest.method
    switch self {
    case .waiting where !isInitialize:
      return .notInitialized(method)
    case .initializing where isInitialize, .running where isInitialize:
      return .initializedTwice
    case .shutDown, .ended:
      return RPCError(
        .invalidRequest, "expected exit after shutdown, found a request; restart the server")
    case .waiting, .initializing, .running:
      return nil
    }
  }

  /// Whether a notification is accepted now; others are dropped.
  func acceptsNotification(_ method: String) -> Bool {
    switch self {
    case .initializing, .running: true
    case .waiting, .shutDown: method == ExitNotification.method
    case .ended: false
    }
  }

  /// Whether requests may be sent to the client.
  var allowsRequestsToClient: Bool { self == .running }

  /// Whether nothing is read any more: a file that was closed is not to be opened again.
  var isOver: Bool {
    switch self {
    case .shutDown, .ended: true
    case .waiting, .initializing, .running: false
    }
  }

  /// The exit code if the client ends the session or disappears now: 0 only after `shutdown`.
  var exitCode: Int32 {
    switch self {
    case .shutDown: 0
    case .waiting, .initializing, .running: 1
    case .ended(let code): code
    }
  }
}
