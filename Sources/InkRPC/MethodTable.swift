// The table from method names to handlers, one line per method.

package import InkJSON

/// The handlers of a session, by method.
///
/// A handler's type says when it responds: one that returns a result responds before the next message is processed, one
/// that returns a `Deferred` responds later. Handlers just throw; the caller maps errors to codes.
package struct MethodTable<Session: DeferringSession & ~Copyable>: Sendable {
  /// The outcome of a request handler.
  package enum Outcome {
    /// The result.
    case answer(any JSONWritable)
    /// The result will follow.
    case deferred(Deferred<Session, any JSONWritable>)
  }

  /// A function on a session; it captures no state of its own, so a table is a constant.
  package typealias Handler<Params, Answer> =
    @Sendable (inout Session, Params) throws -> Answer
  /// A request handler that decodes its own parameters.
  package typealias RequestHandler = Handler<JSONField, Outcome>
  /// A notification handler that decodes its own parameters.
  package typealias NotificationHandler = Handler<JSONField, Void>

  /// The request handlers, by method.
  package private(set) var requests: [String: RequestHandler] = [:]
  /// The notification handlers, by method.
  package private(set) var notifications: [String: NotificationHandler] = [:]

  /// Creates an empty table.
  package init() {}

  /// Returns a table of the methods of two tables.
  package func merging(_ other: Self) -> Self {
    var both = self
    both.requests.merge(other.requests) { _, new in new }
    both.notifications.merge(other.notifications) { _, new in new }
    return both
  }

  /// Registers a request that is answered immediately.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    _ handler: @escaping Handler<Request.Params, Request.Answer>
  ) {
    requests[Request.method] = { session, params in
      .answer(try handler(&session, try params.read()))
    }
  }

  /// Registers a request that is answered once some work is done.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    _ handler: @escaping Handler<Request.Params, Deferred<Session, Request.Answer>>
  ) {
    requests[Request.method] = { session, params in
      let deferred = try handler(&session, try params.read())
      return .deferred(Deferred(token: deferred.token) { try deferred.finish(&$0, $1) })
    }
  }

  /// Registers a request whose result another table's handler provides, immediately or later.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    outcome handler: @escaping Handler<Request.Params, Outcome>
  ) {
    requests[Request.method] = { session, params in
      try handler(&session, try params.read())
    }
  }

  /// Registers a notification.
  package mutating func on<Notification: RPCNotification>(
    _: Notification.Type,
    _ handler: @escaping Handler<Notification.Params, Void>
  ) {
    notifications[Notification.method] = { session, params in
      try handler(&session, try params.read())
    }
  }
}
