// From found words to a list: passed-over words are demoted, and the best words are given their written form.

import InkLexicon
import InkText

extension Model {
  /// Returns the best of the words found for a query, as written at its position. Takes about a microsecond per word.
  ///
  /// - Parameters:
  ///   - found: The result of a search for this query, or for another one at the same position.
  ///   - query: The typed prefix, its context and what is wanted.
  /// - Returns: The words, and P(prefix | context), of which their probabilities are shares.
  package func list(of found: FoundWords, for query: WordQuery) -> CompletionList {
    var list = CompletionList()
    guard found.depth > 0 else { return list }
    list.mass = found.mass
    list.scoredCount = found.scoredCount
    list.isExact = found.isExact
    let mass = forEachWord(of: found, for: query) {
      list.completions.append($0)
      return true
    }
    if !isContinued(found, query) { return list }
    return WordsMadeOfParts(query, in: self).added(found.parts, to: list, mass: mass)
  }

  /// Calls a closure with the completions of ``list(of:for:)``, best first, until it returns false: words that are not
  /// wanted are not read. Returns P(prefix | context), of which their probabilities are shares.
  package func forEachCompletion(
    of found: FoundWords, for query: WordQuery, _ body: (Completion) -> Bool
  ) -> Double {
    if found.depth > 0, !isContinued(found, query) {
      _ = forEachWord(of: found, for: query, body)
      return found.mass
    }
    let list = list(of: found, for: query)
    for completion in list.completions where !body(completion) { break }
    return list.mass
  }

  /// Whether words continue a typed first part; one with the mark after it has at least two letters.
  private func isContinued(_ found: FoundWords, _ query: WordQuery) -> Bool {
    query.place.prefix.utf8.count >= 2 && !found.parts.isEmpty
  }

  /// Calls a closure with the best of the words found until it returns false; returns the mass of all words.
  private func forEachWord(
    of found: FoundWords, for query: WordQuery, _ body: (Completion) -> Bool
  ) -> Double {
    let writer = CompletionWriter(query, in: self)
    let passedOver = PassedOver(query.passedOver)
    var ranks = Ranks(found, passedOver: passedOver)
    let mass = max(found.mass - ranks.lost, .leastNormalMagnitude)
    var texts: [String] = []
    let order = CandidateOrder(packs: packs)
    var left = query.boundedLimit
    while left > 0, let candidate = ranks.next(in: order) {
      if candidate.isRarer(than: query.minimumShare * mass) {
        left -= 1
        continue
      }
      let spelled = writer.respelled(candidate)
      if spelled.word != candidate.word, passedOver.contains(spelled.word) { continue }
      guard let word = writer.word(of: spelled) else { continue }
      // Two packs may have the same word, or one both of its spellings.
      if packs.count > 1 || !writer.spellings.isEmpty {
        if texts.contains(word.text) { continue }
        texts.append(word.text)
      }
      left -= 1
      if !body(writer.completion(of: spelled, word, mass: mass)) { break }
    }
    return mass
  }
}

/// The order of found words: by descending score, and for equal scores by folded key and text, which within a pack is
/// the order of ids.
struct CandidateOrder {
  /// The packs that the ids refer to.
  let packs: [LanguagePack]

  /// Whether a word sorts before another one.
  func puts(_ left: FoundWords.Candidate, before right: FoundWords.Candidate) -> Bool {
    if left.score != right.score { return left.score > right.score }
    if case (.pack(let pack, let id), .pack(let otherPack, let other)) = (left.word, right.word),
      pack == otherPack
    {
      return id < other
    }
    let (text, otherText) = (packs.text(of: left.word) ?? "", packs.text(of: right.word) ?? "")
    let (key, otherKey) = (foldedKey(text), foldedKey(otherText))
    if key == otherKey { return text.utf8.lexicographicallyPrecedes(otherText.utf8) }
    return key.lexicographicallyPrecedes(otherKey)
  }
}

extension FoundWords.Candidate {
  /// Whether this is a word of a pack, other than the typed one, whose probability is below a limit, judged by the
  /// score, by which the words are ordered.
  fileprivate func isRarer(than probability: Double) -> Bool {
    if isTyped { return false }
    guard case .pack = source else { return false }
    return Logarithm.probability(of: Score(rawValue: score)) < probability
  }
}

/// The passed-over words as numbers and texts that are fast to compare.
private struct PassedOver {
  private var ids: [Int64] = []
  private var texts: [String] = []

  init(_ words: [WordID]) {
    for word in words {
      switch word {
      case .pack(let pack, let id): ids.append(Self.key(pack, id))
      case .outside(let text): texts.append(text)
      }
    }
  }

  var isEmpty: Bool { ids.isEmpty && texts.isEmpty }

  func contains(_ word: WordID) -> Bool {
    switch word {
    case .pack(let pack, let id): ids.contains(Self.key(pack, id))
    case .outside(let text): texts.contains(text)
    }
  }

  private static func key(_ pack: Int, _ id: Int32) -> Int64 { Int64(pack) << 32 | Int64(id) }
}

/// An iterator over found words from best to worst, with passed-over words at their reduced score.
private struct Ranks {
  /// The share of its probability that a word loses by being passed over: 1 - e^-6.
  private static let lostShare = 0.997_521_247_823_333

  private let candidates: [FoundWords.Candidate]
  /// Whether each of them was passed over; empty if none was.
  private var isSunken: [Bool] = []
  /// The positions of the next word that was not passed over, and of the next one that was.
  private var kept = 0
  private var sunken = 0
  /// The mass lost to spelling and to being passed over.
  private(set) var lost: Double

  init(_ found: FoundWords, passedOver: PassedOver) {
    candidates = found.candidates
    lost = found.lostToSpelling
    sunken = candidates.count
    if passedOver.isEmpty { return }
    isSunken = candidates.map { !$0.isTyped && passedOver.contains($0.word) }
    for index in candidates.indices where isSunken[index] {
      lost += candidates[index].probability * Self.lostShare
    }
    kept = place(from: 0, isSunken: false)
    sunken = place(from: 0, isSunken: true)
  }

  /// Returns the first position from `start` on of a word that was, or was not, passed over.
  private func place(from start: Int, isSunken wanted: Bool) -> Int {
    var index = start
    while index < isSunken.count, isSunken[index] != wanted { index += 1 }
    return min(index, candidates.count)
  }

  /// Returns the next best word, or nil after the last one.
  mutating func next(in order: CandidateOrder) -> FoundWords.Candidate? {
    if sunken < candidates.count {
      var word = candidates[sunken]
      word.score -= FoundWords.passedOverCost
      if kept == candidates.count || order.puts(word, before: candidates[kept]) {
        sunken = place(from: sunken + 1, isSunken: true)
        return word
      }
    }
    guard kept < candidates.count else { return nil }
    defer { kept = place(from: kept + 1, isSunken: false) }
    return candidates[kept]
  }
}
