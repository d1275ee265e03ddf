// The results of the work that deferred responses wait for.

package import InkEngine
package import InkLexicon
import InkRPC

extension Session: DeferringSession {
  /// The result of a piece of work.
  package enum WorkResult {
    /// The outcome of a job of the store, or its failure.
    case store(StoreOutcome)
    /// The external provider's suggestions; none if it was late.
    case external([ExternalSuggestion])
    /// A document was checked for unknown words.
    case checked
  }
}

extension Session.WorkResult {
  /// The outcome of the store's job.
  ///
  /// - Throws: `ServerError.notKept` if the job failed.
  var stored: StoreOutcome {
    get throws {
      guard case .store(let outcome) = self else { throw WrongResult() }
      if let failure = outcome.failure { throw ServerError.notKept(failure) }
      return outcome
    }
  }

  /// The learned texts.
  var texts: [LearnedText] {
    get throws {
      guard case .texts(let texts) = try stored else { throw WrongResult() }
      return texts
    }
  }

  /// The numbers of forgotten items.
  var forgotten: ForgottenCounts {
    get throws {
      guard case .forgotten(let counts, _) = try stored else { throw WrongResult() }
      return counts
    }
  }

  /// What was written to a file, and the number of words that its format cannot represent.
  var exported: (written: WordListCounts, leftOut: Int) {
    get throws {
      guard case .exported(let written, let leftOut) = try stored else { throw WrongResult() }
      return (written, leftOut)
    }
  }

  /// What was new in a file, the numbers of the first of its lines without a word, and the number of further ones.
  var imported: (new: WordListCounts, badLines: [Int], moreBadLines: Int) {
    get throws {
      guard case .imported(let new, let badLines, let moreBadLines, _) = try stored else {
        throw WrongResult()
      }
      return (new, badLines, moreBadLines)
    }
  }

  /// The external provider's suggestions.
  var external: [ExternalSuggestion] {
    if case .external(let suggestions) = self { suggestions } else { [] }
  }
}

/// Work had a result of the wrong kind; the client is told about an internal error.
private struct WrongResult: Error {}
