// A prediction that is shown and can be typed through, and its outcome.

package import InkText

/// The prediction last shown in a document.
package struct KeptPrediction: Sendable, Equatable {
  /// The start of its first word.
  package var start: TextPoint
  /// Its words, including the typed part of the first one.
  package var continuation: Continuation

  /// Creates a prediction that was shown.
  package init(start: TextPoint, continuation: Continuation) {
    self.start = start
    self.continuation = continuation
  }
}

extension KeptPrediction {
  /// Returns the first word, if it begins with what was typed of it from its start on, and is longer; else nil.
  package func firstWord(typedThrough written: String, from start: TextPoint) -> String? {
    guard start == self.start, let first = continuation.words.first?.text,
      first.utf8.count > written.utf8.count, first.utf8.starts(with: written.utf8)
    else { return nil }
    return first
  }
}

extension Continuation {
  /// The outcome of a prediction.
  enum Outcome {
    /// The text written so far agrees with it.
    case open
    /// Its first word was written.
    case followed
    /// Something else was written.
    case ignored
  }

  /// Returns the outcome, given the text written from the start of the prediction on.
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
