// A prediction that was shown and may be typed through, and what became of it.

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

extension Continuation {
  /// What became of an offer.
  enum Outcome {
    /// What is written agrees with it so far.
    case open
    /// Its first word was written.
    case followed
    /// Something else was.
    case ignored
  }

  /// What became of it when this was written where it began.
  func outcome(of written: String) -> Outcome {
    guard let first = words.first else { return .open }
    if written.utf8.count > first.text.utf8.count {
      let behind = written.utf8.dropFirst(first.text.utf8.count)
      let goesOn = Substring(behind).unicodeScalars.first.map { CharacterClass($0).isCore } ?? false
      return written.utf8.starts(with: first.text.utf8) && !goesOn ? .followed : .ignored
    }
    return first.text.utf8.starts(with: written.utf8) ? .open : .ignored
  }
}
