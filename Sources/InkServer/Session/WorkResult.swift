// What the work that answers wait for has brought, and which part of it an answer is made of.

package import InkEngine
package import InkLexicon
import InkRPC

extension Session: DeferringSession {
  /// What some work has brought.
  package enum WorkResult {
    /// The store has done a job, or has not.
    case store(StoreOutcome)
    /// The external provider has suggested these; none where it was late or the text has changed since.
    case external([ExternalSuggestion])
    /// A document was looked through for unknown words.
    case checked
  }
}

extension Session.WorkResult {
  /// What the store has brought.
  ///
  /// - Throws: `ServerError.notKept` where the job was not done.
  var stored: StoreOutcome {
    get throws {
      guard case .store(let outcome) = self else { throw WrongResult() }
      if let failure = outcome.failure { throw ServerError.notKept(failure) }
      return outcome
    }
  }

  /// The texts that were learned from.
  var texts: [LearnedText] {
    get throws {
      guard case .texts(let texts) = try stored else { throw WrongResult() }
      return texts
    }
  }

  /// What was forgotten.
  var forgotten: ForgottenCounts {
    get throws {
      guard case .forgotten(let counts, _) = try stored else { throw WrongResult() }
      return counts
    }
  }

  /// How many words were written to a file, and how many its format cannot hold.
  var exported: (count: Int, leftOut: Int) {
    get throws {
      guard case .exported(let count, let leftOut) = try stored else { throw WrongResult() }
      return (count, leftOut)
    }
  }

  /// How many words of a file were new, and the numbers of its lines that hold none.
  var imported: (count: Int, badLines: [Int]) {
    get throws {
      guard case .imported(let count, let badLines, _) = try stored else { throw WrongResult() }
      return (count, badLines)
    }
  }

  /// What the external provider has suggested.
  var external: [ExternalSuggestion] {
    if case .external(let suggestions) = self { suggestions } else { [] }
  }
}

/// Some work has brought what it was not asked for; a client is told that the server made a mistake.
private struct WrongResult: Error {}
