// Everything a typed word may have been meant to be: all hypotheses of a judgement, found one kind after the other.

import InkLexicon
import InkModel
import InkText

/// The search for what was meant by one word at one place.
struct HypothesisSearch {
  /// The word as it is typed.
  let word: TypedForm
  /// The corrector that searches: what it knows, and what its place is.
  let corrector: Corrector
  /// How far to look.
  let effort: Corrector.Effort
  /// What scores below it is not looked for.
  let floor: Score
  /// What was found so far, in no order.
  private(set) var judgement: Judgement
  private let letters: LetterSet
  /// Whether what is found is of a language that the text is not in, and so never put in unasked.
  private var isElsewhere = false

  /// A search by a corrector for a word of which nothing is known but how likely it is to be kept.
  init(
    for word: TypedForm, by corrector: Corrector, beside kept: Judgement,
    effort: Corrector.Effort, floor: Score
  ) {
    (self.word, self.corrector, self.effort, self.floor) = (word, corrector, effort, floor)
    judgement = kept
    letters = LetterSet(word.key)
  }

  var model: Model { corrector.model }
  var context: ModelContext { corrector.context }
  var document: DocumentModel? { corrector.document }
  var costs: EditCosts { corrector.costs }

  /// Finds all hypotheses.
  mutating func run() {
    let shares = context.shares.packs
    let written = (shares.max() ?? 0) * Self.shareOfWritten
    for (index, pack) in model.packs.enumerated() where shares[index] > 0 {
      isElsewhere = shares[index] < written
      pack.withFile { file in
        addAll(
          at: PackPlace(pack: index, of: model, in: context, document: document, file: file))
      }
    }
    isElsewhere = false
    addOwnWords()
    if effort == .thorough, !judgement.isKnown {
      addParts()
      addBehindElision()
    }
  }

  /// Of the share that the language has that is written most. Between the two letters may fit a word of both.
  private static let shareOfWritten = 0.25

  /// Adds a hypothesis; of two with one text the likelier one stays. See ``Judgement``.
  mutating func add(
    _ text: String, _ score: Score, writtenAs form: String? = nil, isOnlyOffered: Bool = false
  ) {
    judgement.add(
      text, score, writtenAs: form, typed: word.typed,
      isOnlyOffered: isOnlyOffered || isElsewhere)
  }

  /// Takes keeping the word for at least so likely.
  mutating func raiseKeep(to score: Score) { judgement.keep = max(judgement.keep, score) }

  /// The words of a pack, and what is made of them.
  private mutating func addAll(at place: PackPlace) {
    if effort == .quick, word.key.count <= 2 { return addOfTwoLetters(at: place) }
    let rules = languageRules(of: place.pack.metadata.language)
    addWords(at: place, by: rules)
    addOwnCase(at: place)
    // A capital inside a sentence may be that of a name, which is spelled as it likes.
    let mayBeName =
      word.letterCase == .title && !corrector.capitalIsUninformative
      && !rules.writesNounsWithCapitals
    addForms(
      rules.respelledForms(word.text), at: place, cost: costs.kinds.accent,
      isOnlyOffered: mayBeName)
    let irregular = rules.irregularForms(of: word.text, isKnown: judgement.isKnown)
    if !irregular.isEmpty {
      addForms(
        irregular, at: place, cost: costs.kinds.regularized,
        isOnlyOffered: rules.mayBeGenitive(word.text))
    }
    if effort == .thorough, judgement.isKnown {
      let others = rules.homophones(of: word.text, behind: context.history.last)
      addForms(others, at: place, cost: costs.kinds.homophone)
    }
    if !judgement.isKnown { addElided(at: place) }
    // A missing space is seen as soon as the second word is whole.
    if effort == .thorough || !judgement.isKnown { addSplits(at: place) }
    if effort == .quick { return }
    if rules.hasApostropheInGenitive { addGenitive(at: place) }
    if !judgement.isKnown { addCompounds(at: place) }
  }

  /// The words of two letters that are typed in their other order, or with a letter that is easily taken for one of
  /// theirs: of, for fo and ov. Of those with a letter more or less nearly all are a slip away.
  private mutating func addOfTwoLetters(at place: PackPlace) {
    guard word.text.utf8.count == 2, word.key.count == 2 else { return }
    let (first, second) = (word.key[0], word.key[1])
    let kinds = costs.kinds
    add([second, first], cost: kinds.transposition + kinds.firstLetter, at: place)
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let (cost, other) = (
        costs.substitution(typed: first, meant: letter),
        costs.substitution(typed: second, meant: letter)
      )
      if letter != first, cost < kinds.otherLetter {
        add([letter, second], cost: cost + kinds.firstLetter, at: place)
      }
      if letter != second, other < kinds.otherLetter {
        add([first, letter], cost: other, at: place)
      }
    }
  }

  /// A word with a key, typed as it is at a cost.
  private mutating func add(_ meant: [UInt8], cost: Int32, at place: PackPlace) {
    if Score(rawValue: -cost) < floor { return }
    guard let id = place.pack.id(of: String(decoding: meant, as: UTF8.self), in: place.file),
      !place.pack.words.isHidden(id, in: place.file),
      let known = place.pack.words.word(id, in: place.file), known.text != word.text
    else { return }
    let score = place.score(of: id) - Score(rawValue: cost)
    if score < floor { return }
    let form = known.form(typedIn: word.letterCase)
    add(word.cased(form), score, writtenAs: form)
  }

  /// The words of a pack a few slips away, but for well-known slips that its list has.
  private mutating func addWords(at place: PackPlace, by rules: any LanguageRules) {
    var search = CandidateSearch(
      for: word.key, at: place, costs: costs, bounds: .init(effort, floor: floor))
    let unigrams = place.unigrams
    let known = judgement.isKnown ? place.pack.id(of: word.text, in: place.file) : nil
    let rarest = known.map { Score(rawValue: unigrams.score(of: $0)) - Self.raritySlips }
    var found: [FoundWord] = []
    for _ in 0..<effort.candidateCount {
      guard let next = search.next() else { break }
      guard let pack = place.pack.words.word(next.id, in: place.file), pack.text != word.text,
        !rules.knownSlips.contains(pack.text)
      else { continue }
      if let rarest, unigrams.score(of: next.id) < rarest.rawValue,
        !word.lacksApostrophe(of: pack.text)
      {
        continue
      }
      let cost = next.cost + Spelling.cost(of: pack.text, typedAs: word.text, costs)
      let score = place.score(of: next.id) - Score(rawValue: cost)
      if score < floor { continue }
      found.append(FoundWord(id: next.id, word: pack, score: score))
    }
    found.tellApart(at: place)
    for other in found {
      let form = other.word.form(typedIn: word.letterCase)
      add(word.cased(form), other.score, writtenAs: form)
    }
  }

  /// A listed word rarer by this much than the word it may be a slip of is a slip that the corpus kept: Kuberentes. A
  /// genitive is rarer than its plural, and none: clause's.
  private static let raritySlips = Score(nats: 5.5)

  /// The typed word in the letter case it mostly has: I, Monday, GitHub; or without a capital in a wrong place.
  private mutating func addOwnCase(at place: PackPlace) {
    guard let id = place.pack.id(of: word.text, in: place.file),
      let form = place.usualForm(of: id), word.withTypedApostrophes(form.text) != word.typed
    else { return }
    if word.hasStrayCapital {
      let score = place.score(of: id) - Score(rawValue: costs.kinds.letterCase)
      return add(word.cased(form.text), score)
    }
    if word.letterCase != .lower { return }
    defer { judgement.keep = judgement.keep + Logarithm.score(max(1 - form.probability, 1e-3)) }
    // Abbreviations want to be typed in capitals, and a single letter is a word only where it often is.
    if LetterCase.of(form.text) == .upper { return }
    let likelihood = place.score(of: id)
    if word.typed.utf8.count == 1, likelihood < Self.leastLetter { return }
    let score = likelihood - Score(rawValue: costs.kinds.letterCase)
    add(
      word.withTypedApostrophes(form.text), score + Logarithm.score(form.probability))
  }

  /// Words that somebody may write in another way as a whole, of those that the pack has: München as Muenchen, caught
  /// as catched.
  private mutating func addForms(
    _ forms: [String], at place: PackPlace, cost: Int32, isOnlyOffered: Bool = false
  ) {
    for text in forms {
      guard let id = place.pack.id(of: text, in: place.file),
        let known = place.pack.words.word(id, in: place.file)
      else { continue }
      let form = known.form(typedIn: word.letterCase)
      let score = place.score(of: id) - Score(rawValue: cost)
      add(
        word.cased(form), score, writtenAs: form, isOnlyOffered: isOnlyOffered)
    }
  }

  /// A single letter is a word of its own only where it is likely as one: a, I.
  static let leastLetter = Score(nats: -6)

  /// Learned words, and words of the document that no pack has, a few slips away.
  private mutating func addOwnWords() {
    for entry in model.userWords.entries.prefix(Self.ownCount)
    where entry.learned.scope.holds(in: document?.address) {
      addOwnWord(entry.text, entry.key, entry.learned.word)
    }
    document?.forEachOwnWord { addOwnWord($0, $1, $2) }
  }

  /// A word that no pack has, its folded key, and how it is written, if it is a few slips away.
  private mutating func addOwnWord(_ text: String, _ key: [UInt8], _ written: String) {
    guard abs(key.count - word.key.count) <= 2, LetterSet(key).isNear(letters), text != word.text,
      let likelihood = model.score(of: text, in: context, document: document)
    else { return }
    let cost =
      Alignment.cost(of: word.key, meant: key, costs: costs)
      + Spelling.cost(of: text, typedAs: word.text, costs)
    let score = likelihood - Score(rawValue: cost)
    if cost > CandidateSearch.Bounds.greatestCost || score < floor { return }
    add(word.cased(written), score, writtenAs: written)
  }

  /// With more learned words than this, the others are not compared.
  private static let ownCount = 8_000
}

extension CandidateSearch.Bounds {
  /// Above this cost in sum a word is not taken for a slip of another.
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
