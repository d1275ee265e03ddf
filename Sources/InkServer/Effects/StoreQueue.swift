// The interface to the store of the user's words.

package import InkLexicon

/// Accepts jobs and reports on them later. Neither operation blocks.
package protocol StoreQueue {
  /// Passes a job to the store; its report carries the token.
  func enqueue(_ job: StoreJob, token: UInt64)

  /// Returns the reports since the last call, in the order of their jobs.
  func takeReports() -> [StoreReport]
}
