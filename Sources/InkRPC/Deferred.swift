// An answer that cannot be given yet.

/// A session some of whose answers wait for work elsewhere.
package protocol DeferringSession: ~Copyable, SendableMetatype {
  /// What such work has brought, or why it has not.
  associatedtype WorkResult
}

/// An answer that waits for work elsewhere, such as a word on its way to the disk.
///
/// The loop keeps it by its token and calls `finish` when that work reports; nothing else can answer.
package struct Deferred<Session: DeferringSession & ~Copyable, Answer> {
  /// What the work reports itself by.
  package let token: UInt64
  /// Makes the answer of what the work has brought.
  package let finish: (inout Session, Session.WorkResult) throws -> Answer

  /// An answer for when the work with this token is done.
  package init(
    token: UInt64, finish: @escaping (inout Session, Session.WorkResult) throws -> Answer
  ) {
    self.token = token
    self.finish = finish
  }
}
