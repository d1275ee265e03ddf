// Suggestions: the provider's words and the corrections on one scale of probability, best first.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The suggestions for a place, best first; remembers what is shown, so that it sinks when passed over.
  ///
  /// A menu also offers the typed word, and nothing in it is demoted for being passed over: people go on typing while
  /// it is open. `findings` receives what a prediction can use again.
  func suggestions(
    for question: Question, at place: Place, limit: Int, _ findings: inout Findings,
    in document: inout Document
  ) -> [Suggestion] {
    let (prefix, surface) = (place.site.context.prefix, place.policy.surface)
    document.assistance.shown.move(
      to: place.site.prefixRange, at: question.milliseconds,
      seenAfter: place.policy.settings.seenAfterMilliseconds)
    guard suggestionGate(at: place, in: document.text, limit: limit) == nil else { return [] }
    let query = SuggestionQuery(
      prefix: prefix, range: place.site.prefixRange, context: place.evidence.context,
      documentModel: place.evidence.document, wantsCapital: place.wantsCapital,
      addsSpace: place.addsSpace, addsSpaceBefore: addsSpace(before: place, in: document.text),
      limit: limit, offersTypedWord: surface.offersTypedWord,
      passedOver: surface.sinks ? document.assistance.shown.passedOver : [],
      language: place.language.chosen,
      document: place.address)
    var words = provider(at: place).suggestions(for: query, in: model)
    words.suggestions.capitalize(
      as: place.policy.offeredCapitals, in: place.language.written, of: query)
    if surface.sinks { document.assistance.shown.show(words.words, at: question.milliseconds) }
    findings.words = words.found
    if prefix.unicodeScalars.count < Self.leastCorrected || place.policy.autocorrect == .off
      || place.language.isForeign
    {
      return words.suggestions.keepingMarks(of: prefix)
    }
    let (ranked, trust) = ranked(words, with: query, at: place)
    findings.trust = trust
    var list = ranked.keepingMarks(of: prefix)
    orderOwnSlips(in: &list, at: place, for: query)
    return list
  }

  /// The rule by which no words of a language are offered at a place, whatever they are; nil where they are, so many as
  /// are wanted.
  func suggestionGate(at place: Place, in text: Text, limit: Int) -> SuggestionVerdict? {
    if limit < 1 || !place.policy.isAssisted { return .off }
    if !place.policy.offersWords { return .notProse }
    let isNext = place.site.context.prefix.isEmpty
    // Behind a mark that joins the parts of an identifier (`shutdown_`) no next word of a sentence follows.
    if isNext, !place.site.hasOwnText, text.hasIdentifierJoiner(before: place.site.point) {
      return .notProse
    }
    // A surface that adds no space behind a word adds none before it either.
    if isNext, !place.policy.surface.bringsSpaces, text.hasMark(before: place.site.point) {
      return .tooEarly
    }
    if place.policy.isInvoked { return nil }
    let isTooEarly =
      isNext ? !place.policy.settings.nextWord : isTooShort(place.site.context.prefix, for: place)
    return isTooEarly ? .tooEarly : nil
  }

  /// What was found for suggestions of which predictions have a use; nil where it was not looked for.
  struct Findings {
    /// The model's words.
    var words: FoundWords?
    /// P(the letters typed of the word are those that were meant).
    var trust: Double?
    /// Names that may go on at the place.
    var identifiers: LikelyIdentifiers?
  }

  /// With fewer letters nearly everything is a slip away; apostrophes and marks come from the model itself.
  private static let leastCorrected = 3
  /// With fewer letters a word is still to come.
  private static let leastWhole = 5
  /// Where words that begin as typed are as likely as this together, no slip has to be thought of: what else
  /// could be meant is hardly ever likelier, and the search for it is most of the cost of a key.
  private static let sureMass = Score(nats: -7)

  /// Whether a next word brings the space before it: right behind a mark.
  private func addsSpace(before place: Place, in text: Text) -> Bool {
    place.site.context.prefix.isEmpty && !place.site.hasOwnText
      && text.hasMark(before: place.site.point)
      && place.language.hasSpaces
  }

  private func isTooShort(_ prefix: String, for place: Place) -> Bool {
    place.policy.settings.minimumPrefix > 1
      && prefix.unicodeScalars.count < place.policy.settings.minimumPrefix
  }

  /// Puts the words that begin as typed and the words that were meant instead on one scale.
  private func ranked(_ words: SuggestionList, with query: SuggestionQuery, at place: Place)
    -> (list: [Suggestion], trust: Double?)
  {
    if let mass = words.mass, mass >= Self.sureMass { return (words.suggestions, 1) }
    var judgement = quickJudgement(
      of: query.prefix, mass: words.mass, at: place, query.limit,
      relevance: words.suggestions.count < Self.fewWords ? Self.relevanceBesideFew : Self.relevance)
    // What begins no word is a whole one with a slip, and is looked at like one.
    if words.suggestions.isEmpty, judgement.others.isEmpty, !judgement.isKnown,
      query.prefix.unicodeScalars.count >= Self.leastWhole
    {
      judgement = corrector(at: place).judgement(of: query.prefix, limit: query.limit)
    }
    let shares = PrefixShares(mass: words.mass, judgement)
    if judgement.others.isEmpty && (judgement.isKnown || !words.suggestions.isEmpty) {
      return (words.suggestions, shares.prefix)
    }
    let isAutomatic = isAutomatic(judgement, of: query.prefix, at: place)
    var found = words.suggestions
    for index in found.indices { found[index].score *= shares.prefix }
    for (index, other) in judgement.others.enumerated() {
      let kind: SuggestionKind =
        index == 0 && isAutomatic && place.policy.autocorrect == .apply ? .autocorrect : .correction
      let suggestion = query.suggestion(
        other.text, kind: kind, source: "correction", score: shares.others[index])
      found.merge(suggestion)
    }
    found.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    found.removeLast(max(0, found.count - query.limit))
    let typed = query.suggestion(
      query.prefix, kind: .unknown, source: "typed", score: shares.keep)
    found.addRefusal(
      typed, isWorthIt: !judgement.isKnown, limit: query.limit,
      comesFirst: place.policy.surface.refusalComesFirst)
    return (found, shares.prefix)
  }

  /// P(the letters typed of a word are those that were meant), where the words that begin so have a mass.
  func trust(inPrefixOf mass: Score, at place: Place) -> Double {
    let prefix = place.site.context.prefix
    if prefix.unicodeScalars.count < Self.leastCorrected || mass >= Self.sureMass { return 1 }
    let judgement = quickJudgement(of: prefix, mass: mass, at: place, 2, relevance: Self.relevance)
    return PrefixShares(mass: mass, judgement).prefix
  }

  /// A judgement made between two keys: what cannot matter beside the words that begin as typed is left out.
  private func quickJudgement(
    of prefix: String, mass: Score?, at place: Place, _ limit: Int, relevance: Score
  ) -> Judgement {
    corrector(at: place).judgement(
      of: prefix, effort: .quick, floor: mass.map { $0 - relevance } ?? .impossible,
      limit: limit)
  }

  /// Corrections of less than this share of what begins as typed are not looked for: 5 %.
  private static let relevance = Score(nats: 3)
  /// Where fewer words than these begin as typed, there is room for less likely ones: beautiful, beside beautifully.
  private static let fewWords = 3
  private static let relevanceBesideFew = Score(nats: 4.5)
}

extension [Suggestion] {
  /// Gives every word the capitals of a field in which more than sentences begin with them.
  fileprivate mutating func capitalize(
    as wanted: Autocapitalization, in language: String?, of query: SuggestionQuery
  ) {
    if wanted == .none || wanted == .sentences { return }
    let capitals = Capitals(of: language)
    self = map { word in
      if word.kind == .dataSource || LetterCase.of(word.text) == .mixed { return word }
      let text = wanted == .all ? capitals.all(of: word.text) : capitals.first(of: word.text)
      return query.suggestion(text, kind: word.kind, source: word.source, score: word.score)
    }
  }

  /// Those that leave the typed marks on its letters: who has chosen é wants no e.
  fileprivate func keepingMarks(of prefix: String) -> [Suggestion] {
    if !prefix.hasMarkedLetter { return self }
    let key = foldedKey(prefix)
    return filter { foldedKey($0.text) != key || $0.text.hasMarkedLetter }
  }

  /// Adds a suggestion; of two with one text the likelier one stays, with the stronger kind.
  fileprivate mutating func merge(_ suggestion: Suggestion) {
    guard let index = firstIndex(where: { $0.text == suggestion.text }) else {
      append(suggestion)
      return
    }
    self[index].score = Swift.max(self[index].score, suggestion.score)
    if suggestion.kind == .autocorrect { self[index].kind = .autocorrect }
  }

  /// Puts the typed word first or last where one of the others would take its place by itself, and last where a place
  /// is left: taking it refuses them, and teaches the word.
  fileprivate mutating func addRefusal(
    _ typed: Suggestion, isWorthIt: Bool, limit: Int, comesFirst: Bool
  ) {
    if contains(where: { $0.kind == .autocorrect }) {
      if count == limit, limit > 1 { removeLast() }
      if limit > 1 { insert(typed, at: comesFirst ? 0 : count) }
    } else if isWorthIt, count < limit, !contains(where: { $0.kind == .regular }) {
      append(typed)
    }
  }
}

extension String {
  /// Whether it has a letter beyond those of ASCII.
  fileprivate var hasMarkedLetter: Bool {
    unicodeScalars.contains { !$0.isASCII && CharacterClass($0) == .letter }
  }
}
