// The noisy channel: what was meant, given what is typed and what stands around it.

package import InkGeometry
package import InkLexicon
package import InkModel
import InkText

/// Weighs what a finished word may have been meant to be: P(meant | context) · P(typed | meant), at one place.
///
/// ``judgement(of:before:effort:floor:limit:)`` gives the scores of keeping the word and of the likeliest other words;
/// what is done with them is the engine's decision. A value without state: the model knows the words, the costs know
/// the slips.
package struct Corrector: Sendable {
  let model: Model
  var context: ModelContext
  let document: DocumentModel?
  let strangersBefore: [Stranger]
  var isSentenceStart: Bool
  let costs: EditCosts

  /// A corrector for the words at a place.
  ///
  /// - Parameters:
  ///   - model: What is known.
  ///   - context: What stands before the word.
  ///   - document: What the open document has taught.
  ///   - strangersBefore: Those of the last words before it that no pack has, as in dialect, or among names.
  ///   - isSentenceStart: Whether the word begins a sentence, where a capital says nothing.
  ///   - layout: The keys it was typed on.
  package init(
    model: Model, context: ModelContext, document: DocumentModel? = nil,
    strangersBefore: [Stranger] = [], isSentenceStart: Bool, layout: KeyboardLayout = .us
  ) {
    self.model = model
    self.context = context
    self.document = document
    self.strangersBefore = strangersBefore
    self.isSentenceStart = isSentenceStart
    costs = .on(layout)
  }

  /// All hypotheses for a typed word, taken as finished.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - next: The word that stands behind it, as language models know it; nil where none does.
  ///   - effort: How far to look.
  ///   - floor: What scores below it is not looked for.
  ///   - limit: How many other hypotheses are wanted.
  /// - Returns: Keeping the word and the likeliest other hypotheses, best first.
  package func judgement(
    of typed: String, before next: String? = nil, effort: Effort = .thorough,
    floor: Score = .impossible, limit: Int
  ) -> Judgement {
    let word = TypedForm(
      typed, isTypographic: document?.writesTypographicApostrophes ?? false)
    let isUntouchable = !TokenShape(of: typed).isCorrectable
    var judgement = Judgement(
      isKnown: isKnown(typed), isUntouchable: isUntouchable, keep: keepScore(of: word), others: [])
    let isOpen = !isUntouchable || effort == .thorough && word.hasStrayCapital
    if !isOpen || limit < 1 || word.key.count > Alignment.longest { return judgement }
    for (index, pack) in model.packs.enumerated() where context.shares.packs[index] > 0 {
      pack.withFile { file in
        let place = PackPlace(
          pack: index, of: model, in: context, document: document, file: file)
        addWords(for: word, at: place, floor, effort, to: &judgement)
        addOwnCase(of: word, at: place, to: &judgement)
        if effort == .thorough {
          let language = place.pack.metadata.language
          add(
            Umlauts.forms(of: word.text, in: language), of: word, at: place,
            cost: costs.kinds.accent, to: &judgement)
          add(
            IrregularForms.forms(of: word.text, in: language, isKnown: judgement.isKnown),
            of: word, at: place, cost: costs.kinds.regularized,
            isOnlyOffered: IrregularForms.mayBeGenitive(word.text), to: &judgement)
          addSplits(of: word, at: place, floor, to: &judgement)
          addGenitive(of: word, at: place, to: &judgement)
          if !judgement.isKnown { addCompounds(for: word, at: place, floor, to: &judgement) }
        }
      }
    }
    addOwnWords(for: word, floor, to: &judgement)
    if effort == .thorough, !judgement.isKnown { addParts(of: word, floor, to: &judgement) }
    if let next { weigh(&judgement, of: typed, before: next) }
    judgement.others.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    judgement.others.removeLast(max(0, judgement.others.count - limit))
    if let best = judgement.others.first {
      judgement.looks = Looks.nats(of: word, beside: best.text)
    }
    return judgement
  }

  /// How far to look for words that may be meant.
  package enum Effort: Sendable {
    /// Between two keys, where the letters may be the beginning of a word.
    case quick
    /// At a word end, or when a person asks.
    case thorough
  }

  /// ln P(the word is meant as it stands): that of a known word, else what unknown words have.
  private func keepScore(of word: TypedForm) -> Score {
    let unknown = UnknownWord(
      word, isSentenceStart: isSentenceStart, isAmongMarks: isAmongMarks,
      isForeign: isAmongForeignWords(word.text), behind: neighbour,
      among: strangersBefore.filter { !isKnown($0.text) })
    guard let score = model.score(of: word.text, in: context, document: document) else {
      return unknown.score
    }
    return max(unknown.score, score)
  }

  /// The words of a pack a few slips away.
  private func addWords(
    for word: TypedForm, at place: PackPlace, _ floor: Score, _ effort: Effort,
    to judgement: inout Judgement
  ) {
    var search = CandidateSearch(
      for: word.key, at: place, costs: costs, bounds: .init(effort, floor: floor))
    let unigrams = place.unigrams
    let known = judgement.isKnown ? place.pack.id(of: word.text, in: place.file) : nil
    let rarest = known.map { Score(rawValue: unigrams.score(of: $0)) - Self.raritySlips }
    var found: [FoundWord] = []
    for _ in 0..<effort.candidateCount {
      guard let next = search.next() else { break }
      guard let pack = place.pack.words.word(next.id, in: place.file), pack.text != word.text
      else { continue }
      if let rarest, unigrams.score(of: next.id) < rarest.rawValue { continue }
      let cost = next.cost + Spelling.cost(of: pack.text, typedAs: word.text, costs)
      let score = place.score(of: next.id) - Score(rawValue: cost)
      if score < floor { continue }
      found.append(FoundWord(id: next.id, word: pack, score: score))
    }
    found.tellApart(at: place)
    for other in found {
      let form = other.word.form(typedIn: word.letterCase)
      judgement.add(word.cased(form), other.score, writtenAs: form, typed: word.typed)
    }
  }

  /// What is rarer than a known word by this much is a slip of it that somebody once let stand: Kuberentes.
  private static let raritySlips = Score(nats: 5.5)

  /// The typed word in the letter case it mostly has: I, Monday, GitHub; or without a capital in a wrong place.
  private func addOwnCase(
    of word: TypedForm, at place: PackPlace, to judgement: inout Judgement
  ) {
    guard let id = place.pack.id(of: word.text, in: place.file),
      let form = place.usualForm(of: id), word.dressed(form.text) != word.typed
    else { return }
    if word.hasStrayCapital {
      let score = place.score(of: id) - Score(rawValue: costs.kinds.letterCase)
      return judgement.add(word.cased(form.text), score, typed: word.typed)
    }
    if word.letterCase != .lower { return }
    defer { judgement.keep = judgement.keep + Logarithm.score(max(1 - form.probability, 1e-3)) }
    // Abbreviations want to be typed in capitals, and a single letter is a word only where it often is.
    if LetterCase.of(form.text) == .upper { return }
    let likelihood = place.score(of: id)
    if word.typed.utf8.count == 1, likelihood < Self.leastLetter { return }
    let score = likelihood - Score(rawValue: costs.kinds.letterCase)
    judgement.add(
      word.dressed(form.text), score + Logarithm.score(form.probability), typed: word.typed)
  }

  /// Words that somebody may write in another way as a whole, of those that the pack has: München as Muenchen, caught
  /// as catched.
  private func add(
    _ forms: [String], of word: TypedForm, at place: PackPlace, cost: Int32,
    isOnlyOffered: Bool = false, to judgement: inout Judgement
  ) {
    for text in forms {
      guard let id = place.pack.id(of: text, in: place.file),
        let known = place.pack.words.word(id, in: place.file)
      else { continue }
      let form = known.form(typedIn: word.letterCase)
      let score = place.score(of: id) - Score(rawValue: cost)
      judgement.add(
        word.cased(form), score, writtenAs: form, typed: word.typed, isOnlyOffered: isOnlyOffered)
    }
  }

  /// A single letter is a word of its own only where it is likely as one: a, I.
  static let leastLetter = Score(nats: -6)

  /// Learned words, and words of the document that no pack has, a few slips away.
  private func addOwnWords(
    for word: TypedForm, _ floor: Score, to judgement: inout Judgement
  ) {
    let letters = LetterSet(word.key)
    func add(_ text: String, _ key: [UInt8], _ written: String) {
      guard abs(key.count - word.key.count) <= 2, LetterSet(key).isNear(letters), text != word.text,
        let likelihood = model.score(of: text, in: context, document: document)
      else { return }
      let cost =
        Alignment.cost(of: word.key, meant: key, costs: costs)
        + Spelling.cost(of: text, typedAs: word.text, costs)
      let score = likelihood - Score(rawValue: cost)
      if cost > Bounds.greatestCost || score < floor { return }
      judgement.add(word.cased(written), score, writtenAs: written, typed: word.typed)
    }
    for entry in model.userWords.entries.prefix(Self.ownCount)
    where entry.learned.scope.holds(in: document?.address) {
      add(entry.text, entry.key, entry.learned.word)
    }
    document?.forEachOwnWord(add)
  }

  /// With more learned words than this, the others are not compared.
  private static let ownCount = 8_000

  private typealias Bounds = CandidateSearch.Bounds

  /// Takes the word behind into account: what it gains by standing behind each hypothesis.
  private func weigh(_ judgement: inout Judgement, of typed: String, before next: String) {
    guard let alone = model.score(of: next, in: model.context(after: [], shares: context.shares))
    else { return }
    func gain(behind text: String) -> Score {
      let words = text.split(separator: " ").map { normalizedWord(String($0)) }
      let after = model.context(
        after: Array((context.history + words).suffix(3)), shares: context.shares)
      return (model.score(of: next, in: after) ?? alone) - alone
    }
    if judgement.isKnown { judgement.keep = judgement.keep + gain(behind: typed) }
    for index in judgement.others.indices {
      judgement.others[index].score =
        judgement.others[index].score + gain(behind: judgement.others[index].text)
    }
  }
}

extension CandidateSearch.Bounds {
  /// Slips that cost more together are no typing.
  static let greatestCost = Score(nats: 30).rawValue

  fileprivate init(_ effort: Corrector.Effort, floor: Score) {
    switch effort {
    case .quick:
      let extent = CandidateSearch.Extent(reach: Score(nats: 4), rowCap: 1_000)
      self.init(
        floor: floor, greatestCost: Score(nats: 14).rawValue, extent: extent,
        extentBesideNear: extent, losses: [Score(nats: 1.6).rawValue],
        completionCost: Score(nats: 2.5).rawValue)
    case .thorough:
      self.init(
        floor: floor, greatestCost: Self.greatestCost,
        extent: .init(reach: Score(nats: 8), rowCap: 2_400),
        extentBesideNear: .init(reach: Score(nats: 6), rowCap: 800), losses: Self.lossesByPlace,
        doubtfulLoss: 60)
    }
  }

  /// What a whole word loses with each letter. The likeliest word of a prefix loses 2.5 nats on the average with the
  /// first letter of a misspelt word, 1.7 and 1.9 with the next two, 0.3 with the tenth; 1.6 times that, and two nats
  /// for the slips to come, find the most of 2,000 misspellings of the lists of codespell and lintian in the same
  /// time.
  private static let lossesByPlace = [6, 4.7, 5, 3.4, 3, 2.7, 2.6, 2.6, 2.5].map {
    Score(nats: $0).rawValue
  }
}

extension Corrector.Effort {
  /// How many candidates are weighed in their context.
  fileprivate var candidateCount: Int { self == .quick ? 6 : 40 }
}

extension PackWord {
  /// How the word is mostly written away from sentence starts; typed in small letters it is the small one where there
  /// is one that is no exception: morgen, beside Morgen.
  fileprivate func form(typedIn letterCase: LetterCase) -> String {
    if letterCase == .lower, isAlsoSmall { return text }
    return surfaces.max { $0.probability < $1.probability }?.form ?? text
  }
}
