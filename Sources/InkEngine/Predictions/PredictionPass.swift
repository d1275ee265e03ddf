// Inline predictions: when a position may have one, and the ghost text that stays while it is typed through.

import InkModel
import InkPrediction
import InkText

/// The ghost text at one position, found step by step: what became of the last one, then names, then words.
///
/// Of the document, which is passed from step to step, it copies nothing.
struct PredictionPass {
  let judge: WordJudge
  let packs: PackSet
  let question: Question
  /// What the search for suggestions found.
  let findings: SuggestionPipeline.Findings
  /// The prediction to keep while it is typed through.
  let last: KeptPrediction?

  private var place: Place { judge.place }

  /// Returns the prediction for the position, and others where a person asks; the document remembers what is shown.
  func run(in document: inout Document) -> (first: InlinePrediction?, others: [InlinePrediction]) {
    noteOutcome(in: &document)
    let selected = question.selectedCompletion
    if selected == nil, let identifiers = findings.identifiers {
      let names = names(identifiers, in: &document)
      if names.first != nil { return names }
    }
    guard let gate = wordGate(in: document) else { return (nil, []) }
    if let phrase = setPhrase(gate, beginningWith: selected, in: &document) { return (phrase, []) }
    if let selected { return (continuation(of: selected, gate, in: &document), []) }
    return words(gate, in: &document)
  }

  /// Removes the visible prediction, and records what became of it by the text that is there now.
  private func noteOutcome(in document: inout Document) {
    let shown = document.assistance.predictions.shown
    document.assistance.predictions.noteOutcome(
      at: place.site.context.prefixRange.lowerBound,
      written: shown.flatMap { document.text.written(after: $0.start, upTo: place.site.point) })
    document.assistance.predictions.show(nil)
  }

  /// Returns the rests of the likeliest names; nothing where none is likely enough.
  private func names(_ likely: LikelyIdentifiers, in document: inout Document)
    -> (first: InlinePrediction?, others: [InlinePrediction])
  {
    let ahead = identifiersAhead(likely, caution: document.assistance.predictions.caution)
    guard let first = ahead.first else { return (nil, []) }
    document.assistance.predictions.show(
      KeptPrediction(start: likely.range.lowerBound, continuation: first.continuation))
    let all = ahead.map { $0.continuation.prediction(after: $0.typed, range: likely.range) }
    return (all.first, Array(all.dropFirst()))
  }

  /// Returns the gate for words at the position; nil where none are predicted: not inside a word, nor directly after a
  /// mark.
  private func wordGate(in document: Document) -> PredictionGate? {
    let prefixRange = place.site.context.prefixRange
    guard !place.language.isForeign, place.site.restOfLine.first?.isWordCharacter != true,
      !place.site.hasOwnText,
      !prefixRange.isEmpty || !document.text.hasMark(before: prefixRange.lowerBound)
    else { return nil }
    return gate(
      of: place.policy.predictionMode, caution: document.assistance.predictions.caution)
  }

  /// Returns the rest of the set phrase that the line or its last sentence begins, if there is only one, it was not
  /// typed past, and it goes on with the item selected in an editor's menu, if there is one.
  private func setPhrase(
    _ gate: PredictionGate, beginningWith selected: Question.SelectedCompletion?,
    in document: inout Document
  ) -> InlinePrediction? {
    let (prefix, range) = (place.site.context.prefix, place.site.context.prefixRange)
    let phrases = findings.setPhrases
    let ignored = document.assistance.predictions.ignored(at: range.lowerBound)
    guard phrases.count == 1, gate.threshold <= Self.setPhraseChance,
      let continuation = Continuation(
        phrase: phrases[0], chance: Self.setPhraseChance, maximumWords: gate.maximumWords),
      continuation.text.utf8.starts(with: prefix.utf8),
      selected.map({ continuation.extends($0, from: range.lowerBound) }) ?? true,
      !ignored.contains(continuation.words[0].text)
    else { return nil }
    document.assistance.predictions.show(
      KeptPrediction(start: range.lowerBound, continuation: continuation))
    return continuation.prediction(after: prefix, range: range)
  }

  /// How often a line that begins like a set phrase is one, as measured; sentences are taken to be alike.
  private static let setPhraseChance = 0.8

  /// Returns what was shown, as long as it is typed through, or the likeliest words; both where a person asks.
  private func words(_ gate: PredictionGate, in document: inout Document)
    -> (first: InlinePrediction?, others: [InlinePrediction])
  {
    let (prefix, range) = (place.site.context.prefix, place.site.context.prefixRange)
    var predictor = predictor(for: query(gate, in: document), in: &document)
    defer { document.analysis.nextWords.store(predictor.nextWords) }
    let found = keptOrNew(by: &predictor, in: document.text)
    guard let first = found.first else { return (nil, []) }
    document.assistance.predictions.show(
      KeptPrediction(start: range.lowerBound, continuation: first))
    let shown = found.prefix(Self.invokedCount).map {
      $0.prediction(after: prefix, range: range)
    }
    return (shown.first, place.policy.isInvoked ? Array(shown.dropFirst()) : [])
  }

  /// Returns the query for the words at the position.
  private func query(_ gate: PredictionGate, in document: Document) -> PredictionQuery {
    let context = place.site.context
    let start = context.prefixRange.lowerBound
    var query = PredictionQuery(
      at: place.typed, mayAddWords: place.site.restOfLine.isBlank, gate: gate)
    query.joint =
      context.isSentenceStart && context.prefix.isEmpty
      ? .apart : WordJoint(before: start, in: document.text)
    if document.isCommit { query.minimumNameLetters = Self.minimumNameLetters }
    if !place.policy.isInvoked {
      query.ignored = document.assistance.predictions.ignored(at: start)
      if let next = document.text.nextWord(after: place.site.point) { query.ignored.append(next) }
    }
    query.found = findings.words
    return query
  }

  /// Whether a few capitals are typed, and neither the word before is in capitals nor are they wanted throughout.
  private func mayBeginAbbreviation(in text: Text) -> Bool {
    let (prefix, start) = (place.site.context.prefix, place.site.context.prefixRange.lowerBound)
    guard !place.policy.isInvoked, (2...4).contains(prefix.unicodeScalars.count),
      LetterCase.of(prefix) == .upper, place.policy.offeredCapitals != .all
    else { return false }
    let before = CursorContext.word(before: start, in: text)
    return before.unicodeScalars.count < 2 || LetterCase.of(before) != .upper
  }

  /// Whether a prediction is a word that has capitals throughout, or one that only the document has: HT is rather the
  /// beginning of HTTP than EM of EMPTY.
  private func isAbbreviation(_ prediction: Continuation) -> Bool {
    guard let word = prediction.words.first?.text else { return true }
    return judge.model.frequency(of: word) == nil || judge.model.isUsually(.upper, word)
  }

  /// Returns the prediction that stays while its letters are typed, or new ones; where a person asks, the kept one
  /// before new ones.
  private func keptOrNew(by predictor: inout Predictor, in text: Text) -> [Continuation] {
    var kept: Continuation?
    if let last, let typed = text.typed(since: last.start, to: place.site.point) {
      kept = predictor.kept(last.continuation, typed: typed)
    }
    if let kept, !place.policy.isInvoked { return [kept] }
    let new = predictor.continuations(limit: place.policy.isInvoked ? Self.invokedCount : 1) {
      findings.trust ?? judge.trust(inPrefixOf: $0)
    }
    guard let kept else {
      return mayBeginAbbreviation(in: text) ? new.filter(isAbbreviation) : new
    }
    return [kept] + new.filter { $0.words.first?.text != kept.words.first?.text }
  }

  /// For a commit message with its patch below.
  private static let minimumNameLetters = 2

  /// The number of predictions on request.
  private static let invokedCount = 3

  /// Returns the rest of the likeliest name, where that is likely enough, and of others where a person asks.
  private func identifiersAhead(_ likely: LikelyIdentifiers, caution: Double) -> [IdentifierAhead] {
    guard !place.language.isForeign, !place.site.hasOwnText,
      place.policy.isInvoked || !likely.mayBeOver,
      let gate = gate(of: place.policy.nameMode, caution: caution)
    else { return [] }
    let typed = normalizedWord(likely.typed)
    return likely.shares.prefix(place.policy.isInvoked ? Self.invokedCount : 1).compactMap { name in
      guard let rest = rest(of: name.text, after: typed), likely.isTypedAs(name.text) else {
        return nil
      }
      let ahead = IdentifierAhead(
        typed: likely.typed, rest: String(rest), share: name.share,
        letters: place.site.context.prefix.unicodeScalars.count)
      let isOnShow =
        last?.start == likely.range.lowerBound && last?.continuation.text == ahead.continuation.text
      return ahead.passes(gate, isOnShow: isOnShow) ? ahead : nil
    }
  }

  private func gate(of mode: PredictionMode, caution: Double) -> PredictionGate? {
    PredictionGate(
      mode: mode, isInvoked: place.policy.isInvoked,
      minimumProbability: place.policy.settings.minimumProbability,
      maximumWords: place.policy.settings.maximumWords, caution: caution)
  }

  /// Returns a predictor that knows the next words found at earlier questions that are still valid.
  private func predictor(for query: PredictionQuery, in document: inout Document) -> Predictor {
    Predictor(
      for: query, in: judge.model,
      knowing: document.analysis.nextWords.words(
        in: judge.model, of: packs, cache: document.analysis.modelCache,
        at: query.place.context, gate: query.gate))
  }

  /// Returns the prediction that continues from the item selected in an editor's menu, over its range.
  private func continuation(
    of selected: Question.SelectedCompletion, _ gate: PredictionGate, in document: inout Document
  ) -> InlinePrediction? {
    let range =
      document.text.clamped(
        selected.range.lowerBound)..<document.text.clamped(selected.range.upperBound)
    guard range.lowerBound.line == range.upperBound.line, range.upperBound == place.site.point,
      selected.text.utf8.starts(with: document.text.bytes(in: range))
    else { return nil }
    let cursor = CursorContext(
      at: range.lowerBound, in: document.text.with(place.site.abbreviations))
    let here = place.typed
    let context = judge.model.context(
      after: cursor.history, pause: cursor.before.endsWithPause, about: here.context.topic,
      shares: here.context.shares, in: here.context.address)
    let start = TypedPlace(
      cursor.prefix, in: context, document: here.document, wantsCapital: here.wantsCapital,
      caseIsSignificant: here.caseIsSignificant)
    let query = PredictionQuery(
      at: start, mayAddWords: place.site.restOfLine.isBlank, gate: gate)
    var predictor = predictor(for: query, in: &document)
    defer { document.analysis.nextWords.store(predictor.nextWords) }
    let typed = document.text.string(in: range)
    return predictor.continuation(of: selected.text)?.prediction(after: typed, range: range)
  }
}

extension Continuation {
  /// Whether this begins with an item selected in an editor's menu, if it is inserted at a point, and goes on after it.
  fileprivate func extends(_ item: Question.SelectedCompletion, from start: TextPoint) -> Bool {
    item.range.lowerBound == start && text.utf8.starts(with: item.text.utf8)
      && text.utf8.count > item.text.utf8.count
  }

  fileprivate func prediction(after typed: String, range: Range<TextPoint>) -> InlinePrediction {
    InlinePrediction(
      typed: typed, range: range, probability: probability, parts: parts(beyond: typed))
  }
}

extension Text {
  /// Returns the text between two points of one line; nil if they are not in order on one line.
  fileprivate func typed(since start: TextPoint, to end: TextPoint) -> String? {
    guard start.line == end.line, start <= end else { return nil }
    return string(in: start..<end)
  }

  /// Returns the text after a point on its line, up to the cursor or the line's end; nil if the cursor is before it.
  fileprivate func written(after start: TextPoint, upTo cursor: TextPoint) -> String? {
    guard start <= cursor, clamped(start) == start else { return nil }
    let end = cursor.line == start.line ? cursor.byte : lineLength(start.line)
    return string(in: start..<TextPoint(line: start.line, byte: max(start.byte, end)))
  }
}
