// From a query to words: packs, learned words and the document's words searched together, then written out.

import InkLexicon
import InkText

/// One search over all that the model knows.
struct CompletionSearch {
  /// What a word loses that was shown and passed over while this word was typed: e^-6, one in four hundred.
  static let passedOverCost: Int32 = 6 * 4096

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
  /// Whether the word may be put together from others without a mark between them.
  var canBeCompound = true

  /// A word that may be offered, from wherever it comes.
  private struct Candidate {
    let score: Int32
    let word: WordID
    let form: PackWord
    let source: CompletionSource
    var override: Int?

    /// Whether it has the higher score; equals stand in the order of ids, by folded key and text.
    func comesBefore(_ other: Candidate) -> Bool {
      if score != other.score { return score > other.score }
      let (key, otherKey) = (foldedKey(form.text), foldedKey(other.form.text))
      if key == otherKey { return form.text.utf8.lexicographicallyPrecedes(other.form.text.utf8) }
      return key.lexicographicallyPrecedes(otherKey)
    }
  }

  init(
    _ query: WordQuery, in context: ModelContext, model: Model, document: DocumentModel?
  ) {
    self.query = query
    self.context = context
    self.model = model
    self.document = document
    typed = normalizedWord(query.prefix)
    key = foldedKey(typed)
    limit = max(0, min(query.limit, 64))
    evidence = DocumentEvidence(after: context.history, in: document, model.userNgrams)
    documentWords = DocumentWords(evidence, prefix: key)
    ngramWords = UserNgramWords(evidence, prefix: key)
    learned = CompletionSearch.learnedEntries(key, model, document)
    marks = TypedMarks(typed)
  }

  func run() -> CompletionList {
    var list = CompletionList()
    // A prefix of nothing but apostrophes or a longer one than any word has no completions.
    guard limit > 0, key.isEmpty == typed.isEmpty, key.count <= PackFormat.maximumWordByteCount
    else { return list }
    list.mass = documentWords.mass + ngramWords.mass + learnedProbability * Double(learned.count)
    var candidates: [Candidate] = []
    var demoted = 0.0
    for index in model.packs.indices where context.shares.packs[index] > 0 {
      candidates += search(pack: index, &list, &demoted)
    }
    candidates += outsideWords(&list, &demoted)
    candidates.sort { $0.comesBefore($1) }
    let mass = max(list.mass - demoted, .leastNormalMagnitude)
    var texts: Set<String> = []
    for candidate in candidates where texts.insert(candidate.form.text).inserted {
      if list.completions.count == limit { break }
      list.completions.append(completion(candidate, mass: mass))
    }
    return addingWordsMadeOfParts(to: list, mass: mass)
  }

  private func completion(_ candidate: Candidate, mass: Double) -> Completion {
    let score = Score(rawValue: candidate.score)
    return Completion(
      text: WrittenForm.form(
        of: candidate.form, typed: query.prefix, isSentenceStart: query.isSentenceStart,
        override: candidate.override),
      score: score, probability: min(1, Logarithm.probability(of: score) / mass),
      isExact: candidate.form.text == typed, source: candidate.source, word: candidate.word)
  }
}

// Words of the packs.
extension CompletionSearch {
  /// The best words of one pack; adds its mass, and what passing over took from it.
  private func search(
    pack index: Int, _ list: inout CompletionList, _ demoted: inout Double
  ) -> [Candidate] {
    let pack = model.packs[index]
    let share = context.shares.packs[index]
    return pack.withFile { file in
      let words = pack.trie.interval(ofPrefix: key, words: pack.words, in: file)
      var search = PackSearch(
        pack: pack, file: file, context: context.packs[index],
        weights: document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights,
        backgroundShare: evidence.backgroundShare * share,
        added: added(toPack: index), words: words, isWhole: key.isEmpty, limit: limit)
      let exact = key.isEmpty ? nil : pack.id(of: typed, key: key, among: words.words, in: file)
      let passed = passedOverIDs(pack: index, except: exact)
      search.run { id in
        cost(of: id, exact: exact, passed: passed, in: pack, file)
      }
      let mass = evidence.backgroundShare * share * search.mass
      list.mass += mass
      list.scoredCount += search.seen.count
      list.isExact = list.isExact && search.isExact
      if marks == nil {
        for id in passed where words.words.contains(id) {
          demoted += search.probability(of: id) * CompletionSearch.passedOverShare
        }
      } else {
        demoted += lostToMarks(mass, search)
      }
      return search.top.words.compactMap { word in
        pack.words.word(word.id, in: file).map { known in
          Candidate(
            score: word.score, word: .pack(index, Int32(truncatingIfNeeded: word.id)),
            form: documentForm(of: known), source: .pack(index),
            override: context.packs[index].previous.flatMap {
              pack.caseOverride(of: word.id, after: $0, in: file)
            })
        }
      }
    }
  }

  /// What passing over takes from a probability: 1 - e^-6.
  private static let passedOverShare = 0.997_521_247_823_333

  /// What typed marks take from the mass of a prefix: words further down are taken to lack one.
  private func lostToMarks(_ mass: Double, _ search: PackSearch) -> Double {
    var (whole, left) = (0.0, 0.0)
    for word in search.top.words {
      whole += search.probability(of: word.id)
      left += Logarithm.probability(of: Score(rawValue: word.score))
    }
    return max(0, whole - left) + max(0, mass - whole) * TypedMarks.lossOfOne
  }

  private func passedOverIDs(pack: Int, except exact: Int?) -> [Int] {
    query.passedOver.compactMap { word in
      guard case .pack(pack, let id) = word, Int(id) != exact else { return nil }
      return Int(id)
    }
  }

  private func cost(
    of id: Int, exact: Int?, passed: [Int], in pack: LanguagePack, _ file: PackFile
  ) -> Int32 {
    if id == exact { return 0 }
    var cost = passed.contains(id) ? CompletionSearch.passedOverCost : 0
    if let marks, let text = pack.words.text(of: id, in: file) {
      cost += marks.cost(of: text)
    }
    return cost
  }

  /// The word with the form the document writes it in, where that is certain.
  private func documentForm(of word: PackWord) -> PackWord {
    guard let form = document?.form(of: word.text) else { return word }
    var word = word
    word.surfaces = CompletionSearch.surfaces(of: form, text: word.text)
    return word
  }

  /// The surfaces of a word that is always written in one form; none for small letters, which are raised at
  /// a sentence start.
  private static func surfaces(of form: String, text: String) -> [PackSurface] {
    form == text ? [] : [PackSurface(form, probability: 1, atSentenceStart: 1)]
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
  private func outsideWords(
    _ list: inout CompletionList, _ demoted: inout Double
  ) -> [Candidate] {
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
    return found.sorted { $0.key < $1.key }.map { candidate($0.key, $0.value, &demoted) }
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

  private func candidate(
    _ text: String, _ word: OutsideWord, _ demoted: inout Double
  ) -> Candidate {
    var score = Logarithm.score(word.probability).rawValue
    if text != typed {
      if query.passedOver.contains(.outside(text)) {
        score -= CompletionSearch.passedOverCost
        demoted += word.probability * CompletionSearch.passedOverShare
      }
      score -= marks?.cost(of: text) ?? 0
    }
    let surfaces = CompletionSearch.surfaces(of: word.form ?? text, text: text)
    return Candidate(
      score: score, word: .outside(text), form: PackWord(text, surfaces: surfaces),
      source: word.source)
  }
}
