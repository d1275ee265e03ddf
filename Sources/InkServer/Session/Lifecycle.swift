// Which message is taken when: the only place that knows of "before initialize" and "after shutdown".

import InkLSP
import InkRPC

/// How far the session has come.
enum Lifecycle: Equatable {
  /// Nothing but `initialize` makes sense yet.
  case waiting
  /// `initialize` is answered; the client has not said `initialized` and must not be asked anything.
  case initializing
  /// Everything is taken.
  case running
  /// `shutdown` was asked for; nothing but `exit` makes sense any more.
  case shutDown
  /// It is over, with this exit code.
  case ended(Int32)

  /// Why a request is not taken now; nil if it is.
  func refusal(of method: String) -> RPCError? {
    let isInitialize = method == InitializeRequest.method
    switch self {
    case .waiting where !isInitialize:
      return .notInitialized(method)
    case .initializing where isInitialize, .running where isInitialize:
      return RPCError(.invalidRequest, "expected initialize once, found it again")
    case .shutDown, .ended:
      return RPCError(
        .invalidRequest, "expected exit after shutdown, found a request; start the server anew")
    case .waiting, .initializing, .running:
      return nil
    }
  }

  /// Whether a notification is taken now; those that are not are dropped.
  func takesNotification(_ method: String) -> Bool {
    switch self {
    case .initializing, .running: true
    case .waiting, .shutDown: method == ExitNotification.method
    case .ended: false
    }
  }

  /// Whether the client may be asked something.
  var allowsRequestsToClient: Bool { self == .running }

  /// The exit code when the client ends the session or is gone: 0 only after `shutdown`.
  var exitCode: Int32 {
    switch self {
    case .shutDown: 0
    case .waiting, .initializing, .running: 1
    case .ended(let code): code
    }
  }
}
