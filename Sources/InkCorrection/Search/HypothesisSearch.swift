// Collects everything that a typed word may have been meant to be, one kind of candidate after the other.

import InkLexicon
import InkModel
import InkText

/// The search for the word that was meant at one position of a text.
struct HypothesisSearch {
  /// The typed word.
  let word: TypedForm
  /// The corrector that runs the search: its model and its context.
  let corrector: Corrector
  /// How thorough the search is.
  let effort: Corrector.Effort
  /// The minimum score of a hypothesis.
  let floor: Score
  /// The hypotheses found so far, in no particular order.
  private(set) var judgement: Judgement
  /// How much of the typed word is in small letters, if it is.
  private var inSmallLetters = ShareOfForm()
  private let letters: LetterSet
  private let firstCapital: FirstCapital
  /// Whether the word is in a script of no loaded language, so that only words like it may be meant: the letters of the
  /// shortest ones are all a slip or two away from Latin ones.
  private let isInOtherScript: Bool
  /// Whether the pack being searched is of a language that is not written here, so that its words are only offered.
  private var isElsewhere = false

  /// Creates a search for a word of which only the score of keeping it is known.
  init(
    for word: TypedForm, by corrector: Corrector, beside kept: Judgement,
    effort: Corrector.Effort, floor: Score
  ) {
    (self.word, self.corrector, self.effort, self.floor) = (word, corrector, effort, floor)
    judgement = kept
    letters = LetterSet(word.key)
    firstCapital = FirstCapital(of: word, smallStart: corrector.smallStart)
    isInOtherScript = corrector.model.isInOtherScript(word.typed)
  }

  var model: Model { corrector.model }
  var context: ModelContext { corrector.context }
  var document: DocumentModel? { corrector.document }
  var costs: EditCosts { corrector.costs }

  /// Finds all hypotheses.
  mutating func run() {
    if isInOtherScript { return addOwnWords() }
    let shares = context.shares.packs
    let written = (shares.max() ?? 0) * Self.shareOfWritten
    for (index, pack) in model.packs.enumerated()
    where shares[index] > 0 && !word.typed.isWritten(outside: pack.scripts) {
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
      addAfterElision()
    }
  }

  /// The minimum share of a language for its words to be applied, relative to the share of the most used language;
  /// above it, a word of either language may be meant.
  private static let shareOfWritten = 0.25

  /// Adds a hypothesis; of two with the same text, the better score is kept. See ``Judgement``.
  mutating func add(
    _ text: String, _ score: Score, writtenAs form: String? = nil,
    offeredFor offerReason: OfferReason? = nil
  ) {
    judgement.add(
      text, score, writtenAs: form, typed: word.typed,
      offeredFor: offerReason ?? (isElsewhere ? .otherLanguage : nil))
  }

  /// Raises the score of keeping the word to at least the given score.
  mutating func raiseKeep(to score: Score) { judgement.keep = max(judgement.keep, score) }

  /// Adds the words of a pack, and the forms derived from them.
  private mutating func addAll(at place: PackPlace) {
    if effort == .quick, word.key.count <= 2 { return addOfTwoLetters(at: place) }
    let rules = place.pack.rules
    addWords(at: place, by: rules)
    addOwnCase(at: place)
    // A capitalized word inside a sentence may be a proper name, which can have any spelling.
    let mayBeName =
      word.letterCase == .title && !corrector.capitalIsUninformative
      && !rules.writing.capitalizesNouns
    addForms(
      rules.respelledForms(of: word.text), at: place, cost: costs.kinds.accent,
      offeredFor: mayBeName ? .respelledName : nil)
    let irregular = rules.irregularForms.forms(of: word.text, isKnown: judgement.isKnown)
    if !irregular.isEmpty {
      addForms(
        irregular, at: place, cost: costs.kinds.regularized,
        offeredFor: rules.irregularForms.mayBeGenitive(word.text) ? .genitive : nil)
    }
    if effort == .thorough, judgement.isKnown {
      let others = rules.nextWord?.homophones(of: word.text, after: context.history.last) ?? []
      addForms(others.map(\.text), at: place, cost: costs.kinds.homophone)
    }
    if !judgement.isKnown { addElided(at: place) }
    // A missing space is recognized as soon as the second word is complete.
    if effort == .thorough || !judgement.isKnown { addSplits(at: place) }
    if effort == .quick { return }
    if rules.writing.hasApostropheInGenitive { addGenitive(at: place) }
    if !judgement.isKnown { addCompounds(at: place) }
  }

  /// Adds the words of two letters that are typed in reverse order or with a letter that is easily mistaken for one of
  /// theirs: of, for fo and ov. With a letter more or less, nearly all of them would be a slip away.
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

  /// Adds the word with a key, where typing the input for it has a cost.
  private mutating func add(_ meant: [UInt8], cost: Int32, at place: PackPlace) {
    if Score(rawValue: -cost) < floor { return }
    guard let id = place.pack.id(of: String(decoding: meant, as: UTF8.self), in: place.file),
      !place.pack.words.isHidden(id, in: place.file)
    else { return }
    let score = place.score(of: id) - Score(rawValue: cost)
    guard score >= floor, let known = place.pack.words.word(id, in: place.file),
      known.text != word.text
    else { return }
    let form = known.form(typedIn: word.letterCase)
    add(word.cased(form), score, writtenAs: form)
  }

  /// Adds the words of a pack a few slips away, except well-known slips that are listed in the pack.
  private mutating func addWords(at place: PackPlace, by rules: LanguageRules) {
    var search = CandidateSearch(
      for: word.key, at: place, costs: costs, bounds: .init(effort, floor: floor))
    let unigrams = place.unigrams
    let known = judgement.isKnown ? place.pack.id(of: word.text, in: place.file) : nil
    let rarest = known.map { Score(rawValue: unigrams.score(of: $0)) - Self.raritySlips }
    var found: [FoundWord] = []
    for _ in 0..<effort.candidateCount {
      guard let next = search.next() else { break }
      guard let listed = place.pack.words.word(next.id, in: place.file), listed.text != word.text,
        !rules.isKnownSlip(listed.text)
      else { continue }
      if let rarest, unigrams.score(of: next.id) < rarest.rawValue,
        !word.lacksApostrophe(of: listed.text)
      {
        continue
      }
      let cost = next.cost + Spelling.cost(of: listed.text, typedAs: word.text, costs)
      let score = place.score(of: next.id) - Score(rawValue: cost)
      if score < floor { continue }
      found.append(FoundWord(id: next.id, word: listed, score: score))
    }
    found.tellApart(at: place)
    for other in found {
      let form = other.word.form(typedIn: word.letterCase)
      let isForeign =
        unigrams.score(of: other.id) < Self.commonFrom.rawValue
        && (rules.orthography.isForeign(other.word.text)
          || rules.writing.hasMarks && CommonWords.isOnlyEnglish(other.word.text))
      addWord(
        foldedKey(other.word.text), form, other.score, offeredFor: isForeign ? .foreignWord : nil)
    }
  }

  /// From which frequency on a word of another language is also one of the language that lists it.
  private static let commonFrom = Score.ofBasicWords

  /// Adds a word given its folded key and its usual form, with the evidence of the first letters' case.
  private mutating func addWord(
    _ key: @autoclosure () -> [UInt8], _ form: String, _ score: Score,
    offeredFor offerReason: OfferReason? = nil
  ) {
    let text = word.cased(form)
    guard firstCapital.isInformative, !Self.isAlwaysSmall(form) else {
      return add(text, score, writtenAs: form, offeredFor: offerReason)
    }
    let key = key()
    add(
      firstCapital.isMissing(in: key) ? LetterCase.title.applied(to: text) : text,
      score + firstCapital.gain(of: key), writtenAs: form, offeredFor: offerReason)
  }

  /// Whether a word has its small first letter even where a sentence begins: iPhone.
  private static func isAlwaysSmall(_ form: String) -> Bool {
    LetterCase.of(form) == .mixed && !LetterCase.beginsWithCapital(form)
  }

  /// A listed word that is rarer by this much than the known typed word is itself a slip from the training corpus:
  /// Kuberentes. Does not apply to genitives, which are rarer than their plurals: clause's.
  private static let raritySlips = Score(nats: 5.5)

  /// Adds the typed word in its usual letter case, as in I, Monday, GitHub, or without a misplaced capital.
  private mutating func addOwnCase(at place: PackPlace) {
    guard let id = place.pack.id(of: word.text, in: place.file) else { return }
    guard let form = place.usualForm(of: id), word.withTypedApostrophes(form.text) != word.typed
    else { return discountOtherCase(1, of: place.score(of: id)) }
    if word.hasStrayCapital {
      let score = place.score(of: id) - Score(rawValue: costs.kinds.letterCase)
      return add(word.cased(form.text), score)
    }
    if word.letterCase != .lower { return }
    let likelihood = place.score(of: id)
    discountOtherCase(max(1 - form.probability, Self.minimumShareOfSmall), of: likelihood)
    // Abbreviations have to be typed in capitals to be meant, and a single letter is a word only where that is likely.
    if LetterCase.of(form.text) == .upper { return }
    if word.typed.utf8.count == 1, likelihood < Self.minimumLetterScore { return }
    let score = likelihood - Score(rawValue: costs.kinds.letterCase)
    add(
      word.withTypedApostrophes(form.text), score + Logarithm.score(form.probability))
  }

  /// Lowers the score of keeping a word in small letters by how much of it is in another case, as German nouns are: of
  /// each language as much as it contributes to the score. With a single language that does not matter, nor does a word
  /// that is always small.
  private mutating func discountOtherCase(_ small: Double, of likelihood: @autoclosure () -> Score)
  {
    guard word.letterCase == .lower, small < 1 || model.packs.count > 1 else { return }
    let before = inSmallLetters.score
    inSmallLetters.add(small, of: model.packs.count > 1 ? likelihood() : Score(nats: 0))
    judgement.keep = judgement.keep - before + inSmallLetters.score
  }

  /// Nearly every name has been written in small letters somewhere.
  private static let minimumShareOfSmall = 1e-3

  /// Adds those of some other spellings of the whole word that the pack has: München for Muenchen, caught for catched.
  private mutating func addForms(
    _ forms: [String], at place: PackPlace, cost: Int32,
    offeredFor offerReason: OfferReason? = nil
  ) {
    for text in forms {
      guard let id = place.pack.id(of: text, in: place.file),
        let known = place.pack.words.word(id, in: place.file)
      else { continue }
      let form = known.form(typedIn: word.letterCase)
      let score = place.score(of: id) - Score(rawValue: cost)
      add(
        word.cased(form), score, writtenAs: form, offeredFor: offerReason)
    }
  }

  /// The minimum ln P of a single letter as a word: a, I.
  static let minimumLetterScore = Score(nats: -6)

  /// Adds learned words, and words of the document that no pack has, a few slips away.
  private mutating func addOwnWords() {
    for entries in model.userWords.entries(near: word.key, limit: Self.ownCount) {
      for entry in entries where entry.learned.scope.holds(in: context.address) {
        addOwnWord(entry.text, entry.key) { entry.learned.word }
      }
    }
    document?.forEachOwnWord { addOwnWord($0, $1, $2) }
  }

  /// Adds a word that no pack has, given its text, folded key and usual form, if it is a few slips away.
  private mutating func addOwnWord(
    _ text: String, _ key: [UInt8], _ written: () -> String
  ) {
    guard abs(key.count - word.key.count) <= 2, LetterSet(key).isNear(letters), text != word.text,
      isInOtherScript == model.isInOtherScript(text),
      let likelihood = model.score(of: text, in: context, document: document)
    else { return }
    let cost =
      Alignment.cost(of: word.key, meant: key, costs: costs)
      + Spelling.cost(of: text, typedAs: word.text, costs)
    let score = likelihood - Score(rawValue: cost)
    if cost > CandidateSearch.Bounds.maximumCost || score < floor { return }
    // A learned noun has a plural, too: emberlings is not only the genitive that the document has.
    addWord(
      key, written(), score, offeredFor: word.isPlural(ofGenitive: text) ? .plural : nil)
  }

  /// The maximum number of learned words that are compared; of more, those that begin alike.
  private static let ownCount = 8_000
}

extension CandidateSearch.Bounds {
  /// The maximum total cost at which a word counts as a slip of another.
  static let maximumCost = Score(nats: 30).rawValue

  fileprivate init(_ effort: Corrector.Effort, floor: Score) {
    switch effort {
    case .quick:
      let extent = CandidateSearch.Extent(reach: Score(nats: 4), rowCap: 1_000)
      self.init(
        floor: floor, maximumCost: Score(nats: 14).rawValue, extent: extent,
        extentBesideNear: extent, losses: [Score(nats: 1.6).rawValue],
        completionCost: Score(nats: 2.5).rawValue)
    case .thorough:
      self.init(
        floor: floor, maximumCost: Self.maximumCost,
        extent: .init(reach: Score(nats: 8), rowCap: 2_400),
        extentBesideNear: .init(reach: Score(nats: 5), rowCap: 560), losses: Self.lossesByPlace,
        doubtfulLoss: 60)
    }
  }

  /// The expected loss of a whole word at each letter. On average, the likeliest word of a prefix loses 2.5 nats with
  /// the first letter of a misspelled word, 1.7 and 1.9 with the next two, and 0.3 with the tenth. These values times
  /// 1.6, plus two nats for the slips to come, find the most of 2,000 misspellings from the lists of codespell and
  /// lintian in the same time.
  private static let lossesByPlace = [6, 4.7, 5, 3.4, 3, 2.7, 2.6, 2.6, 2.5].map {
    Score(nats: $0).rawValue
  }
}

extension Corrector.Effort {
  /// The number of candidates that are scored in their context.
  fileprivate var candidateCount: Int { self == .quick ? 6 : 40 }
}

extension PackWord {
  /// Returns the word's most frequent form away from sentence starts. Where the input is in small letters, that is the
  /// lowercase form if it is not an exception: morgen, beside Morgen.
  fileprivate func form(typedIn letterCase: LetterCase) -> String {
    if letterCase == .lower, isOftenLowercase { return text }
    return surfaces.max { $0.probability < $1.probability }?.form ?? text
  }
}
