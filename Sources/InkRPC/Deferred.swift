// A response that cannot be given yet.

/// A session in which some responses wait for work done elsewhere.
package protocol DeferringSession: ~Copyable, SendableMetatype {
  /// The outcome of such work, or why it failed.
  associatedtype WorkResult
}

/// A response that waits for work done elsewhere, such as a word being written to disk.
///
/// The loop keeps it by its token and calls `finish` when that work reports back; nothing else can respond.
package struct Deferred<Session: DeferringSession & ~Copyable, Answer> {
  /// The token with which the work reports back.
  package let token: UInt64
  /// Makes the response from the outcome of the work.
  package let finish: (inout Session, Session.WorkResult) throws -> Answer

  /// Creates a response to be given when the work with this token is done.
  package init(
    token: UInt64, finish: @escaping (inout Session, Session.WorkResult) throws -> Answer
  ) {
    self.token = token
    self.finish = finish
  }
}
