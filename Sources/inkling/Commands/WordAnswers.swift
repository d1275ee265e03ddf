// A server command run for each of several words: one that fails does not keep the others from it.

import InkJSON

/// The answers for some words, and the reasons why there are none for others.
struct WordAnswers {
  private var results: [(word: String, result: Result<JSONValue, CommandFailure>)] = []

  /// Asks for each word in turn; throws only what prevents asking at all.
  init(to words: [String], ask: (String) throws -> JSONValue) throws {
    for word in words {
      do {
        results.append((word, .success(try ask(word))))
      } catch let failure as CommandFailure {
        results.append((word, .failure(failure)))
      }
    }
  }

  /// The words that were answered, with their answers.
  var answered: [(word: String, answer: JSONValue)] {
    results.compactMap { word, result in (try? result.get()).map { (word, $0) } }
  }

  /// For programs: an answer or an error for each word.
  var json: JSONValue {
    .array(
      results.map { _, result in
        switch result {
        case .success(let answer): answer
        case .failure(let failure): ["error": .string(failure.description)]
        }
      })
  }

  /// Throws if something failed, with the reasons and the words that are therefore not `done`, such as "stored".
  func check(_ done: String) throws {
    var failures: [(reason: String, words: [String])] = []
    for case (let word, .failure(let failure)) in results {
      let reason = failure.description
      if let index = failures.firstIndex(where: { $0.reason == reason }) {
        failures[index].words.append(word)
      } else {
        failures.append((reason, [word]))
      }
    }
    guard let first = failures.first else { return }
    if first.words.count == results.count {
      throw CommandFailure("\(first.reason); nothing was \(done)")
    }
    throw CommandFailure(
      failures.map { "not \(done): \($0.words.joined(separator: ", ")): \($0.reason)" }
        .joined(separator: "\n"))
  }
}
