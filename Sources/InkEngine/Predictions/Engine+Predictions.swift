// Inline predictions: when a place may have one, and the ghost that stays while it is typed through.

import InkModel
import InkPrediction
import InkText

extension Engine {
  /// The prediction for a place, and others where a person asks; remembers what is shown.
  func predictions(
    at place: Place, selected: Question.SelectedCompletion?,
    _ findings: SuggestionPipeline.Findings,
    in document: inout Document
  ) -> (InlinePrediction?, [InlinePrediction]) {
    let last = document.assistance.predictions.shown
    noteOutcome(of: last, at: place, in: &document)
    if selected == nil, let identifiers = findings.identifiers {
      let names = predictions(of: identifiers, at: place, last, in: &document)
      if names.first != nil { return names }
    }
    guard let gate = wordGate(at: place, in: document) else { return (nil, []) }
    if let selected {
      return (prediction(from: selected, gate: gate, at: place, in: &document), [])
    }
    return predictions(ofWordsAt: place, last, findings, gate: gate, in: &document)
  }

  /// Takes what was shown off the screen, with what became of it by what stands there now.
  private func noteOutcome(of last: KeptPrediction?, at place: Place, in document: inout Document) {
    document.assistance.predictions.arrive(
      at: place.site.context.prefixRange.lowerBound,
      written: last.flatMap { document.text.written(behind: $0.start, upTo: place.site.point) })
    document.assistance.predictions.show(nil)
  }

  /// The rests of the likeliest names; nothing where none is likely enough.
  private func predictions(
    of identifiers: LikelyIdentifiers, at place: Place, _ last: KeptPrediction?,
    in document: inout Document
  ) -> (first: InlinePrediction?, others: [InlinePrediction]) {
    let ahead = identifiersAhead(
      identifiers, at: place, last, caution: document.assistance.predictions.caution)
    guard let first = ahead.first else { return (nil, []) }
    document.assistance.predictions.show(
      KeptPrediction(start: identifiers.range.lowerBound, continuation: first.continuation))
    let all = ahead.map { $0.continuation.prediction(behind: $0.typed, range: identifiers.range) }
    return (all.first, Array(all.dropFirst()))
  }

  /// The gate of words at a place; nil where none are predicted: not into a word, nor glued to a mark.
  private func wordGate(at place: Place, in document: Document) -> PredictionGate? {
    let prefixRange = place.site.context.prefixRange
    guard !place.language.isForeign, place.site.following.first?.isWordCharacter != true,
      !place.site.hasOwnText,
      !prefixRange.isEmpty || !document.text.hasMark(before: prefixRange.lowerBound)
    else { return nil }
    return gate(
      of: place.policy.predictionMode, at: place, caution: document.assistance.predictions.caution)
  }

  /// What was shown, as long as it is typed through, or the likeliest words; both where a person asks.
  private func predictions(
    ofWordsAt place: Place, _ last: KeptPrediction?, _ findings: SuggestionPipeline.Findings,
    gate: PredictionGate,
    in document: inout Document
  ) -> (InlinePrediction?, [InlinePrediction]) {
    let query = query(at: place, findings, gate: gate, in: document)
    var predictor = Predictor(
      for: query, in: model, knowing: nextWords(for: query, in: &document))
    defer { document.analysis.nextWords.take(predictor.nextWords) }
    let found = keptOrNew(by: &predictor, at: place, last, findings, in: document.text)
    guard let first = found.first else { return (nil, []) }
    document.assistance.predictions.show(
      KeptPrediction(start: query.range.lowerBound, continuation: first))
    let shown = found.prefix(Self.invokedCount).map {
      $0.prediction(behind: query.prefix, range: query.range)
    }
    return (shown.first, place.policy.isInvoked ? Array(shown.dropFirst()) : [])
  }

  /// What is asked about the words at a place.
  private func query(
    at place: Place, _ findings: SuggestionPipeline.Findings, gate: PredictionGate,
    in document: Document
  ) -> PredictionQuery {
    let context = place.site.context
    let start = context.prefixRange.lowerBound
    var query = query(for: context, in: place.evidence.context, gate: gate, at: place)
    query.joint =
      context.isSentenceStart && context.prefix.isEmpty
      ? .apart : WordJoint(before: start, in: document.text)
    if document.isCommit { query.leastNameLetters = Self.leastNameLetters }
    if !place.policy.isInvoked {
      query.ignored = document.assistance.predictions.ignored(at: start)
    }
    query.found = findings.words
    return query
  }

  /// The ghost that stays while its letters are typed, or new ones; the kept one before new ones where a person asks.
  private func keptOrNew(
    by predictor: inout Predictor, at place: Place, _ last: KeptPrediction?,
    _ findings: SuggestionPipeline.Findings,
    in text: Text
  ) -> [Continuation] {
    var kept: Continuation?
    if let last, let typed = text.typed(since: last.start, to: place.site.point) {
      kept = predictor.kept(last.continuation, typed: typed)
    }
    if let kept, !place.policy.isInvoked { return [kept] }
    let new = predictor.continuations(limit: place.policy.isInvoked ? Self.invokedCount : 1) {
      findings.trust ?? trust(inPrefixOf: $0, at: place)
    }
    guard let kept else { return new }
    return [kept] + new.filter { $0.words.first?.text != kept.words.first?.text }
  }

  /// In the message of a commit with its patch below.
  private static let leastNameLetters = 2

  /// How many predictions a person's key brings.
  private static let invokedCount = 3

  /// The rest of the likeliest name, where that is likely enough, and of others where a person asks.
  private func identifiersAhead(
    _ likely: LikelyIdentifiers, at place: Place, _ last: KeptPrediction?, caution: Double
  ) -> [IdentifierAhead] {
    guard !place.language.isForeign, !place.site.hasOwnText,
      place.policy.isInvoked || !likely.mayBeOver,
      let gate = gate(of: place.policy.nameMode, at: place, caution: caution)
    else { return [] }
    let typed = normalizedWord(likely.typed)
    return likely.shares.prefix(place.policy.isInvoked ? Self.invokedCount : 1).compactMap { name in
      guard let rest = rest(of: name.text, behind: typed), likely.isTypedAs(name.text) else {
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

  private func gate(of mode: PredictionMode, at place: Place, caution: Double) -> PredictionGate? {
    PredictionGate(
      mode: mode, isInvoked: place.policy.isInvoked,
      minimumProbability: place.policy.settings.minimumProbability,
      maximumWords: place.policy.settings.maximumWords, caution: caution)
  }

  private func query(
    for cursor: CursorContext, in context: ModelContext, gate: PredictionGate, at place: Place
  ) -> PredictionQuery {
    PredictionQuery(
      prefix: cursor.prefix, range: cursor.prefixRange, context: context,
      documentModel: place.evidence.document, wantsCapital: place.wantsCapital,
      mayAddWords: place.site.following.isBlank, gate: gate)
  }

  /// The next words that were found at earlier questions and still hold.
  private func nextWords(for query: PredictionQuery, in document: inout Document) -> NextWords {
    document.analysis.nextWords.words(
      in: model, of: packs, cache: document.analysis.modelCache, at: query.context, gate: query.gate
    )
  }

  /// The prediction that goes on from the item selected in an editor's menu, over its range.
  private func prediction(
    from selected: Question.SelectedCompletion, gate: PredictionGate, at place: Place,
    in document: inout Document
  ) -> InlinePrediction? {
    let range =
      document.text.clamped(
        selected.range.lowerBound)..<document.text.clamped(selected.range.upperBound)
    guard range.lowerBound.line == range.upperBound.line, range.upperBound == place.site.point,
      selected.text.utf8.starts(with: document.text.bytes(in: range))
    else { return nil }
    let cursor = CursorContext(at: range.lowerBound, in: document.text)
    let context = model.context(
      after: cursor.history, about: place.evidence.context.topic,
      shares: place.evidence.context.shares)
    let query = query(for: cursor, in: context, gate: gate, at: place)
    var predictor = Predictor(
      for: query, in: model, knowing: nextWords(for: query, in: &document))
    defer { document.analysis.nextWords.take(predictor.nextWords) }
    let typed = document.text.string(in: range)
    return predictor.continuation(of: selected.text)?.prediction(behind: typed, range: range)
  }
}

extension Continuation {
  fileprivate func prediction(behind typed: String, range: Range<TextPoint>) -> InlinePrediction {
    InlinePrediction(
      typed: typed, range: range, probability: probability, parts: parts(beyond: typed))
  }
}

extension Text {
  /// What stands between two points of one line; nil when they are not in order on one line.
  fileprivate func typed(since start: TextPoint, to end: TextPoint) -> String? {
    guard start.line == end.line, start <= end else { return nil }
    return string(in: start..<end)
  }

  /// What stands behind a point on its line, up to the cursor or the line's end; nil where the cursor is before it.
  fileprivate func written(behind start: TextPoint, upTo cursor: TextPoint) -> String? {
    guard start <= cursor, clamped(start) == start else { return nil }
    let end = cursor.line == start.line ? cursor.byte : lineLength(start.line)
    return string(in: start..<TextPoint(line: start.line, byte: max(start.byte, end)))
  }
}
