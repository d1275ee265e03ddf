// Ghost text: finish this word, then go on with the next ones for as long as it is sure.

package import InkLexicon
package import InkModel
import InkText

/// Finds how the line may go on at one place: the rest of the word at the cursor, then one word after another for as
/// long as the chance that all of them are right passes the gate.
package struct Predictor: Sendable {
  private let query: PredictionQuery
  private let model: Model
  /// The next words it found, for the predictor of the next letter.
  package private(set) var nextWords: NextWords
  /// What was found for the place, once it was searched.
  private var found: FoundWords?

  /// How many first words are looked at; more of them never pass a gate.
  private static let breadth = 4
  /// A person who asks gets a first word however unlikely, and only likely ones behind it.
  private static let leastNextAsked = 0.4

  /// A predictor for one place that knows some next words behind it.
  package init(for query: PredictionQuery, in model: Model, knowing nextWords: NextWords) {
    self.query = query
    self.model = model
    self.nextWords = nextWords
    found = query.found
  }

  /// The continuations that pass the gate, best first.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted.
  ///   - trust: P(the letters typed of the word are those that were meant), given ln P(any word that begins
  ///     so); asked only where something could pass the gate.
  /// - Returns: At most `limit` continuations.
  package mutating func continuations(limit: Int, trust: (Score) -> Double) -> [Continuation] {
    let list = completions(limit: max(Self.breadth, limit), chance: query.gate.threshold)
    let harmful = HarmfulEndings(after: query.place.context.history)
    let isNext = query.prefix.isEmpty && query.joint == .space
    let candidates = list.completions.filter {
      $0.text.utf8.starts(with: query.prefix.utf8) && !query.ignored.contains($0.text)
        && !harmful.contains($0.text) && mayShow($0.text, typed: query.prefix)
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

  /// What is left of a shown continuation, of which `typed` is typed by now; nil when something else
  /// was typed or it has become too unlikely. Then it may have grown by further words.
  package mutating func kept(_ shown: Continuation, typed: String) -> Continuation? {
    guard let rest = shown.rest(behind: typed, wordPrefix: query.prefix),
      let first = rest.words.first
    else { return nil }
    var continuation = rest
    if !query.prefix.isEmpty {
      let least = query.gate.threshold * PredictionGate.keepingShare
      let same = completions(limit: 2 * Self.breadth, chance: least).completions.first {
        $0.text == first.text
      }
      guard let same else { return nil }
      continuation.words[0].probability = chance(of: same)
    }
    let least = query.gate.threshold * PredictionGate.keepingShare
    while continuation.words.count > 1, continuation.probability < least {
      continuation.words.removeLast()
    }
    guard continuation.probability >= least,
      continuation.text.utf8.count > query.prefix.utf8.count
    else { return nil }
    return extended(continuation)
  }

  /// How the text goes on after `given`, an item that an editor's menu would put at the place.
  package mutating func continuation(of given: String) -> Continuation? {
    let word = Continuation.Word(text: given, probability: 1)
    let continuation = extended(Continuation(words: [word]))
    return continuation.words.count > 1 ? continuation : nil
  }

  /// The continuation with the next words for as long as it stays above the gate.
  private mutating func extended(_ start: Continuation) -> Continuation {
    var probability = start.probability
    // What is below the gate is so with any further word.
    guard query.mayAddWords, probability >= query.gate.threshold else { return start }
    var continuation = start
    var place = PlaceAhead(at: query.place.context)
    for token in start.words.flatMap({ Tokenizer.modelTokens(of: $0.text).dropFirst() }) {
      place.append(token)
    }
    while continuation.words.count < query.gate.maximumWords {
      guard let (word, chance) = nextWord(at: &place), chance >= leastNext,
        probability * chance >= query.gate.threshold
      else { break }
      probability *= chance
      continuation.words.append(.init(text: word, probability: chance))
      place.append(normalizedWord(word))
    }
    return continuation
  }

  /// The least chance with which a further word may pass the gate, however sure the words before it are.
  private var leastNext: Double {
    query.gate.isInvoked ? max(query.gate.threshold, Self.leastNextAsked) : query.gate.threshold
  }

  /// The word with the best chance at a place ahead: not always the likeliest by the model, which trusts what the
  /// document repeats too little.
  private mutating func nextWord(at place: inout PlaceAhead) -> NextWords.Next? {
    if let known = nextWords.known(after: place.tokens) { return known }
    let context = place.context(in: model)
    let list = model.completions(
      WordQuery(
        at: TypedPlace(in: context, document: query.place.document), limit: Self.breadth,
        leastShare: Calibration.leastProbability(ofChance: leastNext, letters: 0)))
    let harmful = HarmfulEndings(after: context.history)
    let next = list.completions.filter {
      !harmful.contains($0.text) && mayShow($0.text, typed: "")
        && !lacksMark(before: $0.text, after: context.history)
    }.map { word in
      let sighting = sighting(of: word.text, after: context.history)
      return (word.text, Calibration.chance(of: word.probability, letters: 0, sighting: sighting))
    }.max { $0.1 < $1.1 }
    nextWords.add(next, after: place.tokens)
    return next
  }

  /// The likeliest words at the cursor, of which those may be missing that have less than a chance.
  private mutating func completions(limit: Int, chance: Double) -> CompletionList {
    let words = WordQuery(
      at: query.place, limit: limit,
      leastShare: Calibration.leastProbability(
        ofChance: chance, letters: query.prefix.unicodeScalars.count, joint: query.joint))
    let found: FoundWords
    if let known = self.found, known.holds(limit, leastShare: words.leastShare) {
      found = known
    } else {
      found = model.words(for: words)
    }
    self.found = found
    return model.list(of: found, for: words)
  }

  /// The chance that a completion of the typed letters comes, where those are trusted so much.
  private func chance(of completion: Completion, trust: Double = 1) -> Double {
    trust
      * Calibration.chance(
        of: completion.probability, letters: query.prefix.unicodeScalars.count,
        sighting: sighting(of: completion.text, after: query.place.context.history),
        joint: query.joint)
  }

  private func sighting(of word: String, after history: [String]) -> DocumentSighting {
    query.place.document?.sighting(of: word, after: history) ?? .none
  }

  /// Whether enough is typed of a word, if it is a name and nobody has asked.
  private func mayShow(_ word: String, typed: String) -> Bool {
    if query.gate.isInvoked || TokenShape(of: word).isCorrectable { return true }
    return query.leastNameLetters <= typed.unicodeScalars.count
      && !IdentifierAhead.isBarelyBegun(word, by: typed)
  }

  /// Whether the document parts a word from the one before it, so that it does not go on from there by itself.
  private func lacksMark(before word: String, after history: [String]) -> Bool {
    query.place.document?.standsOnlyBehindMark(word, after: history) ?? false
  }

  /// Whether it passes the gate and saves a key.
  private func isWorthShowing(_ continuation: Continuation) -> Bool {
    let ghostBytes = continuation.text.utf8.count - query.prefix.utf8.count
    return continuation.probability >= query.gate.threshold
      && ghostBytes >= query.gate.leastGhostBytes
  }
}
