// A prediction that was shown and may be typed through: the ghost stays while its letters are typed.

package import InkText

/// The prediction shown last in a document.
package struct KeptPrediction: Sendable, Equatable {
  /// Where its first word begins.
  package var start: TextPoint
  /// Its words, the first one whole.
  package var continuation: Continuation

  /// A prediction that was shown.
  package init(start: TextPoint, continuation: Continuation) {
    self.start = start
    self.continuation = continuation
  }
}
