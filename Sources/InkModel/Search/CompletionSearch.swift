// From a query to words: packs, learned words and the document's words searched together, then written out.

import InkLexicon
import InkText

/// One search over all that the model knows.
struct CompletionSearch {
  let query: WordQuery
  let context: ModelContext
  let model: Model
  let document: DocumentModel?
  let typed: String
  private let key: [UInt8]
  private let limit: Int
  private let evidence: DocumentEvidence
  private let documentWords: DocumentWords
  private let ngramWords: UserNgramWords
  private let learned: [Int]
  private let marks: TypedMarks?

  init(
    _ query: WordQuery, in context: ModelContext, model: Model, document: DocumentModel?
  ) {
    self.query = query
    self.context = context
    self.model = model
    self.document = document
    typed = normalizedWord(query.prefix)
    key = foldedKey(typed)
    limit = query.boundedLimit
    evidence = DocumentEvidence(after: context.history, in: document, model.userNgrams)
    documentWords = DocumentWords(evidence, prefix: key)
    ngramWords = UserNgramWords(evidence, prefix: key)
    learned = CompletionSearch.learnedEntries(key, model, document)
    marks = TypedMarks(typed)
  }

  /// Finds as many words as the query wants, those not counted that it says were passed over.
  func run() -> FoundWords {
    var found = FoundWords()
    // A prefix of nothing but apostrophes or a longer one than any word has no completions.
    guard limit > 0, key.isEmpty == typed.isEmpty, key.count <= PackFormat.maximumWordByteCount
    else { return found }
    found.depth = limit
    found.mass = documentWords.mass + ngramWords.mass + learnedProbability * Double(learned.count)
    var sourceCount = 0
    for index in model.packs.indices where context.shares.packs[index] > 0 {
      search(pack: index, &found)
      sourceCount += 1
    }
    let outside = outsideWords()
    if !outside.isEmpty { found.add(outside) }
    if sourceCount > 1 || !outside.isEmpty { found.sort(by: model.comesBefore) }
    return found
  }
}

// Words of the packs.
extension CompletionSearch {
  /// Adds the best words of one pack, its mass, and what typed marks take from that.
  private func search(pack index: Int, _ found: inout FoundWords) {
    let pack = model.packs[index]
    let share = context.shares.packs[index]
    pack.withFile { file in
      let words = pack.trie.interval(ofPrefix: key, words: pack.words, in: file)
      let exact = key.isEmpty ? nil : pack.id(of: typed, key: key, among: words.words, in: file)
      // Each that was passed over may stand before a word that is wanted.
      let passedOver = query.passedOver.count { word in
        if case .pack(index, let id) = word { words.words.contains(Int(id)) } else { false }
      }
      var search = PackSearch(
        pack: pack, file: file, context: context.packs[index],
        weights: document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights,
        backgroundShare: evidence.backgroundShare * share,
        added: added(toPack: index), words: words, isWhole: key.isEmpty, limit: limit + passedOver)
      if let marks {
        search.run { id in
          id == exact ? 0 : pack.words.text(of: id, in: file).map(marks.cost) ?? 0
        }
      } else {
        search.run { _ in 0 }
      }
      let mass = evidence.backgroundShare * share * search.mass
      found.mass += mass
      found.scoredCount += search.seen.count
      found.isExact = found.isExact && search.isExact
      if marks != nil { found.lostToMarks += lostToMarks(mass, search) }
      found.add(
        search.top.words.map { word in
          FoundWords.Candidate(
            word: .pack(index, Int32(truncatingIfNeeded: word.id)), score: word.score,
            probability: word.probability, isTyped: word.id == exact, source: .pack(index))
        })
    }
  }

  /// What typed marks take from the mass of a prefix: words further down are taken to lack one.
  private func lostToMarks(_ mass: Double, _ search: PackSearch) -> Double {
    var (whole, left) = (0.0, 0.0)
    for word in search.top.words.prefix(limit) {
      whole += search.probability(of: word.id)
      left += word.probability
    }
    return max(0, whole - left) + max(0, mass - whole) * TypedMarks.lossOfOne
  }
}

// Words the user or the document adds.
extension CompletionSearch {
  /// P(word) for having been learned, the document's share taken off.
  private var learnedProbability: Double {
    evidence.backgroundShare * LearnedVocabulary.probability
  }

  /// The positions of the learned words that begin with a prefix. Without a prefix there are none: one in
  /// ten thousand never is among the best next words.
  private static func learnedEntries(
    _ key: [UInt8], _ model: Model, _ document: DocumentModel?
  ) -> [Int] {
    if key.isEmpty { return [] }
    let entries = model.userWords.entries(withPrefix: key)
    return entries.indices.filter { entries[$0].learned.scope.holds(in: document?.uri) }
  }

  /// What is added to the words of a pack.
  private func added(toPack pack: Int) -> AddedWords {
    let ids = learned.compactMap { model.learned.id(of: $0, inPack: pack).map { Int($0) } }
    return AddedWords(
      documentWords, ngramWords, evidence: evidence, learned: ids,
      learnedProbability: learnedProbability,
      pack: pack)
  }

  /// The words that no pack has: learned ones and those of the document.
  private func outsideWords() -> [FoundWords.Candidate] {
    var found: [String: OutsideWord] = [:]
    for entry in learned
    where !model.packs.indices.contains(where: { model.learned.id(of: entry, inPack: $0) != nil }) {
      let word = model.learned.entries[entry]
      found[word.text] = OutsideWord(
        probability: learnedProbability, form: word.learned.word, source: .user)
    }
    // Next words that gain less than a hundredth of the most are never among the best.
    documentWords.forEach(atLeast: key.isEmpty ? documentWords.bound / 100 : 0) { number in
      guard let word = document?.words[Int(number)], word.isOutside, !word.key.isEmpty,
        word.sightings > 0, !word.isDoubtful,
        !context.shares.isForeign || !key.isEmpty && word.sightings > 1
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

  /// What the user wrote before and no pack has, the user has learned.
  private func addNgramWords(to found: inout [String: OutsideWord]) {
    guard let ngrams = evidence.ngrams else { return }
    ngramWords.forEach(atLeast: key.isEmpty ? ngramWords.bound / 100 : 0) { number in
      guard ngrams.isOutside(number) else { return }
      let text = ngrams.text(of: number)
      let learned = model.userWords.words(ofText: text).first { $0.scope.holds(in: document?.uri) }
      guard let learned else { return }
      var word = found[text] ?? OutsideWord(probability: 0, form: learned.word, source: .user)
      // It is given once for each order.
      if word.hasNgrams { return }
      word.probability += evidence.ngramAddition(to: number)
      word.hasNgrams = true
      found[text] = word
    }
  }

  /// A word that no pack has.
  private struct OutsideWord {
    var probability: Double
    let form: String?
    let source: CompletionSource
    var hasNgrams = false
  }

  private func candidate(_ text: String, _ word: OutsideWord) -> FoundWords.Candidate {
    let isTyped = text == typed
    let score = Logarithm.score(word.probability)
    let cost = isTyped ? 0 : marks?.cost(of: text) ?? 0
    return FoundWords.Candidate(
      word: .outside(text), score: score.rawValue - cost,
      probability: word.probability * Logarithm.probability(of: Score(rawValue: -cost)),
      isTyped: isTyped, source: word.source, form: word.form ?? text)
  }
}
