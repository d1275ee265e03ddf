// Ghost text: completes the current word and adds next words as long as they are sufficiently probable.

package import InkLexicon
package import InkModel
import InkText

/// Finds continuations of the line at a position: the rest of the word at the cursor, followed by further words as long
/// as the probability that all of them are right passes the gate.
package struct Predictor {
  private let query: PredictionQuery
  private let model: Model
  /// The next words found, to be reused by the predictor for the next letter.
  package private(set) var nextWords: NextWords
  /// The words found for the position, once it was searched.
  private var found: FoundWords?

  /// The number of first words considered; others never pass a gate.
  private static let breadth = 4

  /// Creates a predictor for a position with known next words.
  package init(for query: PredictionQuery, in model: Model, knowing nextWords: NextWords) {
    self.query = query
    self.model = model
    self.nextWords = nextWords
    found = query.found
  }

  /// Returns the continuations that pass the gate, best first.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of continuations.
  ///   - trust: Returns P(the typed letters are the intended ones), given ln P(any word with the typed prefix); called
  ///     only if a continuation might pass the gate.
  /// - Returns: At most `limit` continuations.
  package mutating func continuations(limit: Int, trust: (Score) -> Double) -> [Continuation] {
    let list = completions(limit: max(Self.breadth, limit), chance: query.gate.threshold)
    let withheld = WithheldWords(after: query.place.context.history)
    let isNext = query.prefix.isEmpty && query.joint == .space
    let candidates = list.completions.filter {
      $0.text.utf8.starts(with: query.prefix.utf8) && !query.ignored.contains($0.text)
        && !withheld.containsEnding($0.text) && !withheld.contains($0.text, after: query.prefix)
        && mayShow($0.text, typed: query.prefix)
        && !(isNext && lacksMark(before: $0.text, after: query.place.context.history))
    }
    guard candidates.contains(where: { chance(of: $0) >= query.gate.threshold }) else { return [] }
    let trust =
      query.prefix.isEmpty ? 1 : Calibration.share(ofTrust: trust(Logarithm.score(list.mass)))
    var firsts = candidates.map {
      Continuation.Word(text: $0.text, probability: chance(of: $0, trust: trust))
    }
    firsts.sort { $0.probability > $1.probability }
    var found: [Continuation] = []
    for first in firsts where found.count < limit {
      let continuation = extended(Continuation(words: [first]))
      if isWorthShowing(continuation) { found.append(continuation) }
    }
    return found
  }

  /// Returns what remains of a shown continuation after `typed` was typed, possibly extended by further words, or nil
  /// if something else was typed or it has become too unlikely.
  package mutating func kept(_ shown: Continuation, typed: String) -> Continuation? {
    guard let rest = shown.rest(after: typed, wordPrefix: query.prefix),
      let first = rest.words.first
    else { return nil }
    var continuation = rest
    if !query.prefix.isEmpty {
      let least = query.gate.threshold * PredictionGate.retentionShare
      let same = completions(limit: 2 * Self.breadth, chance: least).completions.first {
        $0.text == first.text
      }
      guard let same else { return nil }
      continuation.words[0].probability = chance(of: same)
    }
    let least = query.gate.threshold * PredictionGate.retentionShare
    while continuation.words.count > 1, continuation.probability < least {
      continuation.words.removeLast()
    }
    guard continuation.probability >= least,
      continuation.text.utf8.count > query.prefix.utf8.count
    else { return nil }
    return extended(continuation)
  }

  /// Returns how the text continues after `given`, an item that an editor's menu would insert at the position; nil
  /// after an item that does not end with a word, as `going ` or `f(`.
  package mutating func continuation(of given: String) -> Continuation? {
    guard let last = given.last, !last.isWhitespace, !Self.opening.contains(last) else {
      return nil
    }
    let word = Continuation.Word(text: given, probability: 1)
    let continuation = extended(Continuation(words: [word]))
    return continuation.words.count > 1 ? continuation : nil
  }

  /// Marks that the next word follows without a space.
  private static let opening: Set<Character> = Set("([{<“„‘«¿¡\"'`/-–—")

  /// Returns the continuation extended by next words as long as it stays above the gate.
  private mutating func extended(_ start: Continuation) -> Continuation {
    var probability = start.probability
    // A continuation below the gate stays so with any further word.
    guard query.mayAddWords, probability >= query.gate.threshold else { return start }
    var continuation = start
    var place = PlaceAhead(at: query.place.context)
    for token in start.words.flatMap({ Tokenizer.modelTokens(of: $0.text).dropFirst() }) {
      place.append(token)
    }
    while continuation.words.count < query.gate.maximumWords {
      guard let (word, chance) = nextWord(at: &place), chance >= query.gate.minimumNextChance,
        probability * chance >= query.gate.threshold
      else { break }
      probability *= chance
      continuation.words.append(.init(text: word, probability: chance))
      place.append(normalizedWord(word))
    }
    return continuation
  }

  /// Returns the word with the highest calibrated probability at a position. It is not always the likeliest of the
  /// model, which underestimates what the document repeats.
  private mutating func nextWord(at place: inout PlaceAhead) -> NextWords.Next? {
    if let known = nextWords.known(after: place.tokens) { return known }
    let context = place.context(in: model)
    let here = TypedPlace(in: context, document: query.place.document)
    let words = WordQuery(
      at: here, limit: Self.breadth,
      minimumShare: Calibration.minimumProbability(
        ofChance: query.gate.minimumNextChance, letters: 0))
    let found = model.words(for: words)
    let list = model.list(of: found, for: words)
    let withheld = WithheldWords(after: context.history)
    let next = list.completions.filter {
      !withheld.contains($0.text, after: "") && mayShow($0.text, typed: "")
        && !lacksMark(before: $0.text, after: context.history)
    }.map { ($0.text, chance(of: $0, among: found, at: here)) }.max { $0.1 < $1.1 }
    nextWords.add(next, after: place.tokens)
    return next
  }

  /// Returns the likeliest words at the cursor; words below a probability may be missing.
  private mutating func completions(limit: Int, chance: Double) -> CompletionList {
    let words = WordQuery(
      at: query.place, limit: limit,
      minimumShare: Calibration.minimumProbability(
        ofChance: chance, letters: query.prefix.unicodeScalars.count, joint: query.joint))
    let found = found(for: words)
    self.found = found
    return model.list(of: found, for: words)
  }

  /// Returns the words known for the position if they are enough for a query there, otherwise more of them.
  private func found(for words: WordQuery) -> FoundWords {
    guard let found else { return model.words(for: words) }
    return found.holds(words.limit, minimumShare: words.minimumShare)
      ? found : model.words(for: words, after: found)
  }

  /// Returns the probability that a completion comes next, given the probability that the typed letters are right.
  private func chance(of completion: Completion, trust: Double = 1) -> Double {
    trust * chance(of: completion, among: found, at: query.place, joint: query.joint)
  }

  /// Returns the probability that a completion comes next at a position, where it is among the words found.
  private func chance(
    of completion: Completion, among found: FoundWords?, at place: TypedPlace,
    joint: WordJoint = .space
  ) -> Double {
    let sighting = sighting(of: completion.text, after: place.context.history)
    let letters = place.prefix.unicodeScalars.count
    let chance = Calibration.chance(
      Calibration.chance(
        of: completion.probability, letters: letters, sighting: sighting, joint: joint),
      letters: letters, rest: completion.text.unicodeScalars.count - letters,
      isOfCompounds: isOfCompounds(completion))
    // Its sources can only lower the probability, and take a while to find.
    guard sighting == .none, chance >= query.gate.threshold * PredictionGate.retentionShare,
      let found
    else { return chance }
    return Calibration.chance(chance, from: model.sources(of: completion, among: found))
  }

  /// Whether a completion is of a language that writes compounds as one word.
  private func isOfCompounds(_ completion: Completion) -> Bool {
    guard case .pack(let index, _) = completion.word, model.packs.indices.contains(index) else {
      return false
    }
    return Compounding(model.packs[index].metadata.language) != nil
  }

  private func sighting(of word: String, after history: [String]) -> DocumentSighting {
    query.place.document?.sighting(of: word, after: history) ?? .none
  }

  /// Whether enough of a word is typed to show it; relevant for identifiers in automatic predictions.
  private func mayShow(_ word: String, typed: String) -> Bool {
    if query.gate.isInvoked || TokenShape(of: word).isCorrectable { return true }
    return query.minimumNameLetters <= typed.unicodeScalars.count
      && !IdentifierAhead.isTooLittleEvidence(word, by: typed)
  }

  /// Whether the document always has a mark between a word and the preceding one, so that it does not follow directly.
  private func lacksMark(before word: String, after history: [String]) -> Bool {
    query.place.document?.occursOnlyAfterMark(word, after: history) ?? false
  }

  /// Whether a continuation passes the gate and saves a keystroke.
  private func isWorthShowing(_ continuation: Continuation) -> Bool {
    let ghostBytes = continuation.text.utf8.count - query.prefix.utf8.count
    return continuation.probability >= query.gate.threshold
      && ghostBytes >= query.gate.minimumGhostBytes
  }
}
