// What the server hands to the store of the user's words, and hears of it.

package import InkLexicon

/// Takes jobs and reports on them later. Neither waits.
package protocol StoreQueue {
  /// Hands a job to the store; its report carries the token.
  func enqueue(_ job: StoreJob, token: UInt64)

  /// The reports since the last call, in the order of their jobs.
  func takeReports() -> [StoreReport]
}
