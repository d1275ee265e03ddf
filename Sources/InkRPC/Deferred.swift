// An answer that cannot be given yet.

/// An answer that waits for work elsewhere, such as a word on its way to the disk.
///
/// The loop keeps it by its token and calls `finish` when that work reports; nothing else can answer.
package struct Deferred<Session: ~Copyable, Answer> {
  /// What the work reports itself by.
  package let token: UInt64
  /// Makes the answer when the work is done.
  package let finish: (inout Session) throws -> Answer

  /// An answer for when the work with this token is done.
  package init(token: UInt64, finish: @escaping (inout Session) throws -> Answer) {
    self.token = token
    self.finish = finish
  }
}
