// The search for the likeliest words with a prefix, in the packs, the learned words and the document.

import InkLexicon
import InkText

/// A search for the likeliest words with a prefix at a position.
///
/// Each pack is searched by a ``PackSearch``, which includes the additions of the user and the document to the pack's
/// words. Words in no pack are collected first and merged at the end. An object, since its contents are large and
/// passed on.
final class CompletionSearch {
  let query: WordQuery
  let place: SearchPlace
  let context: ModelContext
  let model: Model
  let document: DocumentModel?
  private let limit: Int

  /// Creates a search at a position of the query's; `place` has the same position.
  init(_ query: WordQuery, at place: SearchPlace) {
    self.query = query
    self.place = place
    context = place.place.context
    model = place.model
    document = place.place.document
    limit = query.boundedLimit
  }

  /// Finds as many words as the query wants, in addition to those the user passed over. Takes tens of microseconds.
  func run() -> FoundWords {
    var found = FoundWords()
    guard limit > 0, place.mayHaveWords else { return found }
    found.place = place
    found.depth = limit
    found.mass =
      place.documentWords.mass + place.ngramWords.mass
      + learnedProbability * Double(place.learned.count)
    var outside = outsideWords()
    let sources = place.packs
    sources[...].withFiles { files in
      search(zip(sources, files).map { search($0, $1) }, beside: outside, &found)
    }
    outside.removeAll { isNeverListed($0, beside: found) }
    if !outside.isEmpty { found.add(outside) }
    if sources.count > 1 || !outside.isEmpty { found.sort(in: CandidateOrder(packs: model.packs)) }
    return found
  }
}

// Words of the packs.
extension CompletionSearch {
  /// Returns the search in one pack, not yet run.
  private func search(_ source: PackWords, _ file: PackFile) -> PackSearch {
    let passedOver = query.passedOver.compactMap { word in
      if case .pack(source.index, let id) = word, source.words.words.contains(Int(id)) {
        Int(id)
      } else {
        nil
      }
    }
    return PackSearch(
      source, file: file,
      backgroundShare: place.evidence.backgroundShare * context.shares.packs[source.index],
      added: added(toPack: source.index), passedOver: passedOver,
      limit: source.context.outlook == nil ? limit : max(limit, PackSearch.minimumRerankedCount))
  }

  /// Runs the searches, and adds the best words of the packs, their mass, and the mass lost to typed marks and case.
  private func search(
    _ searches: consuming [PackSearch], beside outside: [FoundWords.Candidate],
    _ found: inout FoundWords
  ) {
    let masses = searches.map { $0.backgroundShare * $0.source.mass }
    found.mass = masses.reduce(found.mass, +)
    let costs = searches.indices.map { place in
      cost(in: searches[place].source, searches[place].file)
    }
    let least = least(in: &searches, costs, beside: outside, &found)
    for index in searches.indices {
      searches[index].run(downTo: least, cost: costs[index])
      if let spelling = place.spelling {
        found.lostToSpelling += lost(
          of: masses[index], searches[index].top.words, to: spelling)
      }
      found.scoredCount += searches[index].seen.count
      found.isExact = found.isExact && searches[index].isExact
      found.add(searches[index].candidates, isFull: searches[index].top.threshold != nil)
    }
  }

  /// Returns the cost of words of a pack, by id, given the typed text.
  private func cost(in source: PackWords, _ file: PackFile) -> (Int) -> Int32 {
    guard let spelling = place.spelling else { return { _ in 0 } }
    return { [document, model, address = context.address] id in
      let form =
        document?.form(ofID: id, pack: source.index)
        ?? (spelling.isCapitalTyped
          ? model.learned.name(ofID: id, inPack: source.index, at: address) : nil)
      return spelling.cost(
        of: id, of: source.pack.words, in: file, writtenAs: form, isTyped: id == source.exact)
    }
  }

  /// Returns the probability below which words of the packs need not be found; 0 if all are wanted.
  ///
  /// It follows from ``WordQuery/minimumShare``. But the typed word, passed-over words and words in no pack stay in the
  /// list however rare they are, so every word likelier than one of those has to be found too, or their ranks would be
  /// wrong.
  private func least(
    in searches: inout [PackSearch], _ costs: [(Int) -> Int32],
    beside outside: [FoundWords.Candidate], _ found: inout FoundWords
  ) -> Double {
    // The fewer words agree with the typed text, the more mass is lost to its spelling.
    let share = query.minimumShare * (place.spelling?.least ?? 1)
    guard share > 0 else { return 0 }
    var (least, lost) = (Double.infinity, 0.0)
    for index in searches.indices {
      for word in searches[index].scoreNamedWords(cost: costs[index]) {
        least = min(least, word.probability)
        if word.id != searches[index].source.exact { lost += word.probability }
      }
    }
    for candidate in outside {
      let isPassedOver = query.passedOver.contains(candidate.word)
      if isPassedOver { lost += candidate.probability }
      let sunken = Score(rawValue: -FoundWords.passedOverCost)
      least = min(
        least, candidate.probability * (isPassedOver ? Logarithm.probability(of: sunken) : 1))
    }
    found.minimumShare = query.minimumShare
    return max(0, min(least, share * (found.mass - lost)))
  }

  /// Returns the mass lost to typed marks and case: exactly for the best words, extrapolated to all others.
  private func lost(
    of mass: Double, _ words: [ScoredWord], to spelling: TypedSpelling
  ) -> Double {
    var (whole, left) = (0.0, 0.0)
    for word in words {
      whole += word.probability / Logarithm.probability(of: Score(rawValue: -word.cost))
      left += word.probability
    }
    let lost = max(0, whole - left)
    let share = whole > 0 ? lost / whole : 0
    return lost + max(0, mass - whole) * spelling.lostShare(beside: share)
  }
}

// Words that the user or the document adds.
extension CompletionSearch {
  /// The probability that a word gains from being learned.
  private var learnedProbability: Double {
    place.evidence.backgroundShare * model.learned.probability
  }

  /// Returns the additions of user and document to the words of a pack.
  private func added(toPack pack: Int) -> AddedWords {
    let ids = place.learned.compactMap { model.learned.id(of: $0, inPack: pack).map { Int($0) } }
    return AddedWords(
      place.documentWords, place.ngramWords, evidence: place.evidence, learned: ids,
      learnedProbability: learnedProbability, pack: pack)
  }

  /// Whether enough words of one pack are likelier than a word in no pack, even after those passed over have sunk. Most
  /// words of a long document are left out here, before they are put in order.
  private func isNeverListed(_ word: FoundWords.Candidate, beside found: FoundWords) -> Bool {
    word.score < found.minimumOfFullPack && !query.passedOver.contains(word.word)
  }

  /// Returns the words in no pack: learned ones, and those of the document.
  private func outsideWords() -> [FoundWords.Candidate] {
    var found: [String: OutsideWord] = [:]
    for entry in place.learned
    where !model.packs.indices.contains(where: { model.learned.id(of: entry, inPack: $0) != nil }) {
      let word = model.userWords.entries[entry]
      found[word.text] = OutsideWord(
        probability: learnedProbability, form: word.learned.word, source: .user)
    }
    let (evidence, documentWords, keyCount) = (
      place.evidence, place.documentWords, place.key.count
    )
    // Without a prefix, words that gain less than a hundredth of the maximum gain are never among the best.
    documentWords.forEachOutside(atLeast: keyCount == 0 ? documentWords.bound / 100 : 0) { number in
      guard let word = document?.vocabulary[number], word.sightings > 0,
        word.isWorthSuggesting(after: keyCount), document?.isDoubtful(number) != true,
        !context.shares.isForeign || keyCount > 0 && word.sightings > 1
      else { return }
      let known = found[word.text]
      let learnedShare = known?.source == .user ? learnedProbability : 0
      found[word.text] = OutsideWord(
        probability: learnedShare + evidence.addition(to: number), form: known?.form ?? word.form,
        source: known?.source ?? .document)
    }
    addNgramWords(to: &found)
    return found.map { candidate($0.key, $0.value) }
  }

  /// Adds the gains of words in no pack from the user's n-grams. Only learned words are suggested, since others may be
  /// slips.
  private func addNgramWords(to found: inout [String: OutsideWord]) {
    let ngramWords = place.ngramWords
    guard let ngrams = place.evidence.ngrams else { return }
    ngramWords.forEach(atLeast: place.key.isEmpty ? ngramWords.bound / 100 : 0) { number in
      guard ngrams.isOutside(number) else { return }
      let text = ngrams.text(of: number)
      let learned = model.userWords.words(ofText: text).first {
        $0.scope.holds(in: context.address)
      }
      guard let learned else { return }
      var word = found[text] ?? OutsideWord(probability: 0, form: learned.word, source: .user)
      // `forEach` may report a word more than once.
      if word.hasNgrams { return }
      word.probability += place.evidence.ngramAddition(to: number)
      word.hasNgrams = true
      found[text] = word
    }
  }

  /// A word in no pack.
  private struct OutsideWord {
    var probability: Double
    let form: String?
    let source: CompletionSource
    var hasNgrams = false
  }

  private func candidate(_ text: String, _ word: OutsideWord) -> FoundWords.Candidate {
    let isTyped = text == place.typed
    let score = Logarithm.score(word.probability)
    let cost =
      place.spelling?.cost(ofOutside: text, writtenAs: word.form ?? text, isTyped: isTyped) ?? 0
    return FoundWords.Candidate(
      word: .outside(text), score: score.rawValue - cost,
      probability: word.probability * Logarithm.probability(of: Score(rawValue: -cost)),
      isTyped: isTyped, source: word.source, form: word.form ?? text)
  }
}
