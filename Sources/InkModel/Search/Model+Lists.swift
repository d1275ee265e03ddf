// From found words to a list: what the user passed over sinks, and the best are written in the case that fits here.

import InkLexicon
import InkText

extension Model {
  /// The best words of what was found for a query, written out; costs what writing so many words does.
  ///
  /// - Parameters:
  ///   - found: What was found for this query, or for one that differs in what is wanted only.
  ///   - query: What is typed and wanted.
  ///   - context: The place that was searched.
  ///   - document: What the open document had taught then.
  /// - Returns: The words with the mass they share.
  package func list(
    of found: FoundWords, for query: WordQuery, in context: ModelContext,
    document: DocumentModel? = nil
  ) -> CompletionList {
    var list = CompletionList()
    guard found.depth > 0 else { return list }
    list.mass = found.mass
    list.scoredCount = found.scoredCount
    list.isExact = found.isExact
    let limit = query.boundedLimit
    let writer = CompletionWriter(query, in: context, model: self, document: document)
    var ranks = Ranks(found, passedOver: PassedOver(query.passedOver))
    let mass = max(found.mass - ranks.lost, .leastNormalMagnitude)
    var texts: [String] = []
    let order = CandidateOrder(packs: packs)
    var left = 0
    while list.completions.count + left < limit, let candidate = ranks.next(in: order) {
      if candidate.isRarer(than: query.leastShare * mass) {
        left += 1
        continue
      }
      guard let word = writer.word(of: candidate) else { continue }
      // Two packs may have the same word.
      if packs.count > 1 {
        if texts.contains(word.text) { continue }
        texts.append(word.text)
      }
      list.completions.append(writer.completion(of: candidate, word, mass: mass))
    }
    // A part and its mark are two letters at least.
    if query.prefix.utf8.count < 2 { return list }
    if found.parts.isEmpty { return list }
    return WordsMadeOfParts(query, in: context, model: self, document: document)
      .added(found.parts, to: list, mass: mass)
  }
}

/// The order of found words: the higher score first, and equals in the order of ids, by folded key and text.
struct CandidateOrder {
  /// The packs that the ids are of.
  let packs: [LanguagePack]

  /// Whether a word stands before another.
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
  /// Whether it is a pack's word, not the typed one, that is rarer than a probability, whatever is lost by rounding.
  fileprivate func isRarer(than probability: Double) -> Bool {
    if isTyped { return false }
    guard case .pack = source else { return false }
    return Logarithm.probability(of: Score(rawValue: score)) < probability
  }
}

/// The words that were passed over, to be looked for quickly.
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

/// Found words, those that were passed over further down than the others.
private struct Ranks {
  /// What that takes from a probability: 1 - e^-6.
  private static let lostShare = 0.997_521_247_823_333

  private let candidates: [FoundWords.Candidate]
  /// Which of them were passed over; empty where none was.
  private var isSunken: [Bool] = []
  /// The next of those that were not passed over, and of those that were.
  private var kept = 0
  private var sunken = 0
  /// What the mass of the words has lost.
  private(set) var lost: Double

  init(_ found: FoundWords, passedOver: PassedOver) {
    candidates = found.candidates
    lost = found.lostToMarks
    sunken = candidates.count
    if passedOver.isEmpty { return }
    isSunken = candidates.map { !$0.isTyped && passedOver.contains($0.word) }
    for index in candidates.indices where isSunken[index] {
      lost += candidates[index].probability * Self.lostShare
    }
    kept = place(from: 0, isSunken: false)
    sunken = place(from: 0, isSunken: true)
  }

  private func place(from start: Int, isSunken wanted: Bool) -> Int {
    var index = start
    while index < isSunken.count, isSunken[index] != wanted { index += 1 }
    return min(index, candidates.count)
  }

  /// The next best word.
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
