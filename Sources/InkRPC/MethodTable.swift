// The table from a method's name to its handler: one line a method, read as a list of what a server can.

package import InkJSON

/// The handlers of a session, by method.
///
/// A handler's type says when it answers: one that returns an answer is answered before the next
/// message is looked at, one that returns a `Deferred` later. Handlers throw plainly, and the one who
/// calls them maps errors to codes.
package struct MethodTable<Session: DeferringSession & ~Copyable>: Sendable {
  /// What came of a request.
  package enum Outcome {
    /// The answer.
    case answer(any JSONWritable)
    /// The answer will come.
    case deferred(Deferred<Session, any JSONWritable>)
  }

  /// What works on a session; it holds nothing itself, so a table is a constant.
  package typealias Handler<Params, Answer> =
    @Sendable (inout Session, Params) throws -> Answer
  /// A request's handler with the reading of its parameters.
  package typealias RequestHandler = Handler<JSONField, Outcome>
  /// A notification's handler with the reading of its parameters.
  package typealias NotificationHandler = Handler<JSONField, Void>

  /// The handlers of requests, by method.
  package private(set) var requests: [String: RequestHandler] = [:]
  /// The handlers of notifications, by method.
  package private(set) var notifications: [String: NotificationHandler] = [:]

  /// An empty table.
  package init() {}

  /// Handles a request that is answered at once.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    _ handler: @escaping Handler<Request.Params, Request.Answer>
  ) {
    requests[Request.method] = { session, params in
      .answer(try handler(&session, try params.read()))
    }
  }

  /// Handles a request that is answered when some work is done.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    _ handler: @escaping Handler<Request.Params, Deferred<Session, Request.Answer>>
  ) {
    requests[Request.method] = { session, params in
      let deferred = try handler(&session, try params.read())
      return .deferred(Deferred(token: deferred.token) { try deferred.finish(&$0, $1) })
    }
  }

  /// Handles a request whose answer, now or later, another table's handler gives.
  package mutating func on<Request: RPCRequest>(
    _: Request.Type,
    outcome handler: @escaping Handler<Request.Params, Outcome>
  ) {
    requests[Request.method] = { session, params in
      try handler(&session, try params.read())
    }
  }

  /// Handles a notification.
  package mutating func on<Notification: RPCNotification>(
    _: Notification.Type,
    _ handler: @escaping Handler<Notification.Params, Void>
  ) {
    notifications[Notification.method] = { session, params in
      try handler(&session, try params.read())
    }
  }
}
