// Ghost text: finish this word, then go on with the next ones for as long as it is sure.

package import InkLexicon
package import InkModel
import InkText

/// Makes continuations of one place from a model; it keeps nothing.
package struct Predictor: Sendable {
  private let query: PredictionQuery
  private let model: Model

  /// How many first words are looked at; more of them never pass a gate.
  private static let breadth = 4
  /// How many tokens before a word the model looks at.
  private static let historyLength = 3
  /// A person who asks gets a first word however unlikely, and only likely ones behind it.
  private static let leastNext = 0.4
  /// An unasked ghost of fewer bytes saves no key.
  private static let leastGhostBytes = 2

  /// A predictor for one place.
  package init(for query: PredictionQuery, in model: Model) {
    self.query = query
    self.model = model
  }

  /// The continuations that pass the gate, best first.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted.
  ///   - trust: P(the letters typed of the word are those that were meant), given ln P(any word that begins
  ///     so); asked only where something could pass the gate.
  /// - Returns: At most `limit` continuations.
  package func continuations(limit: Int, trust: (Score) -> Double) -> [Continuation] {
    let list = completions(limit: max(Self.breadth, limit))
    guard let best = list.completions.first, best.probability >= query.gate.lowest else {
      return []
    }
    let trust = query.prefix.isEmpty ? 1 : trust(Logarithm.score(list.mass))
    var found: [Continuation] = []
    for first in list.completions
    where first.text.utf8.starts(with: query.prefix.utf8) {
      // Further words make it no likelier, and those after it are less likely still.
      if found.count == limit || first.probability * trust < query.gate.lowest { break }
      let word = Continuation.Word(text: first.text, probability: first.probability * trust)
      let continuation = extended(Continuation(words: [word]), gate: gate(from: first.text))
      if passes(continuation, gate: gate(from: first.text)) { found.append(continuation) }
    }
    return found
  }

  /// What is left of a shown continuation, of which `typed` is typed by now; nil when something else
  /// was typed or it has become too unlikely. Then it may have grown by further words.
  package func kept(_ shown: Continuation, typed: String) -> Continuation? {
    guard let rest = shown.rest(behind: typed, wordPrefix: query.prefix),
      let first = rest.words.first
    else { return nil }
    var continuation = rest
    if !query.prefix.isEmpty {
      let same = completions(limit: 2 * Self.breadth).completions.first { $0.text == first.text }
      guard let same else { return nil }
      continuation.words[0].probability = same.probability
    }
    let gate = gate(from: first.text)
    while continuation.words.count > 1,
      continuation.probability < gate * PredictionGate.keepingShare
    {
      continuation.words.removeLast()
    }
    guard passes(continuation, gate: gate * PredictionGate.keepingShare) else { return nil }
    return extended(continuation, gate: gate)
  }

  /// How the text goes on after `given`, an item that an editor's menu would put at the place.
  package func continuation(of given: String) -> Continuation? {
    let word = Continuation.Word(text: given, probability: 1)
    let continuation = extended(Continuation(words: [word]), gate: query.gate.atBorder)
    return continuation.words.count > 1 ? continuation : nil
  }

  /// The continuation with the next words for as long as it stays above the gate.
  private func extended(_ start: Continuation, gate: Double) -> Continuation {
    guard query.mayAddWords else { return start }
    var continuation = start
    var probability = start.probability
    var history = query.context.history
    for word in start.words { history += Tokenizer.modelTokens(of: word.text).dropFirst() }
    while continuation.words.count < query.gate.maximumWords {
      let context = model.context(after: history.suffix(Self.historyLength))
      let next = model.completions(
        WordQuery(limit: 1), in: context, document: query.documentModel)
      guard let word = next.completions.first, probability * word.probability >= gate,
        !query.gate.isInvoked || word.probability >= Self.leastNext
      else { break }
      probability *= word.probability
      continuation.words.append(.init(text: word.text, probability: word.probability))
      history.append(normalizedWord(word.text))
    }
    return continuation
  }

  /// The likeliest words at the cursor.
  private func completions(limit: Int) -> CompletionList {
    model.completions(
      WordQuery(
        prefix: query.prefix, isSentenceStart: query.isSentenceStart, limit: limit),
      in: query.context, document: query.documentModel)
  }

  private func passes(_ continuation: Continuation, gate: Double) -> Bool {
    let ghostBytes = continuation.text.utf8.count - query.prefix.utf8.count
    return continuation.probability >= gate
      && ghostBytes >= (query.gate.isInvoked ? 1 : Self.leastGhostBytes)
  }

  /// The least probability of what begins with `first`: a word typed to its end is at its border.
  private func gate(from first: String) -> Double {
    query.prefix.isEmpty || query.prefix == first ? query.gate.atBorder : query.gate.insideWord
  }
}
