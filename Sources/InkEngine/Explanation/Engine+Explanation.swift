// Explanations: the questions that a keystroke asks, asked about one text.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkPrediction
package import InkText

extension Engine {
  /// Returns why a text is, or is not, offered at a position. Records nothing; costs a keystroke and a few corrections.
  package func explanation(
    of text: String, at point: TextPoint, in document: Document
  ) -> Explanation {
    var (engine, document) = (self, document)
    // A word with its closing quote is explained, too.
    let point = document.text.closingQuote(before: point) ?? point
    let question = Question(
      at: point, want: [.suggestions, .corrections, .inlinePrediction],
      limit: Self.depth)
    let answer = engine.answer(question, in: &document)
    let judge = engine.judge(of: question, in: &document).discountingOwnSlips()
    let place = judge.place
    let typed = document.text.string(in: place.site.wordRange)
    var explanation = Explanation(
      suggestion: .password, correction: .off, typed: typed, range: place.site.wordRange)
    if place.policy.traits.kind == .password { return explanation }
    explanation.typedWord = answer.typed
    let suggestions = answer.suggestions.map(\.text)
    explanation.suggestionRank = suggestions.rank(of: text)
    explanation.correctionRank = answer.corrections.map(\.text).rank(of: text)
    explanation.probability = explanation.correctionRank.map { answer.corrections[$0].probability }
    explanation.ghost = answer.inlinePrediction.flatMap {
      $0.begins(with: text) ? ($0.text, $0.probability) : nil
    }
    explanation.sources = sources(of: text, at: place)
    if !typed.isEmpty { explanation.typedSources = sources(of: typed, at: place) }
    explanation.score = judge.corrector.likelihood(of: text)
    explanation.slips = typed.isEmpty ? nil : judge.corrector.slips(typing: typed, for: text)
    let wasPassedOver = document.assistance.shown.passedOver.contains {
      normalizedWord(text) == model.text(of: $0)
    }
    explanation.suggestion = suggestionVerdict(
      on: text, explanation, among: suggestions, wasPassedOver: wasPassedOver, by: judge,
      in: document.text)
    explainCorrection(
      of: typed, to: text, best: answer.corrections.first,
      by: judge.withoutDocumentEvidence(if: typed, isSlipAmong: document.occurrences),
      in: document.text,
      &explanation)
    explanation.changeOfSeveral = engine.changeOfSeveral(
      endedBy: place.site.wordRange, in: document)
    return explanation
  }

  /// Returns what is changed with autocorrect `apply` once a space ends a word that was just typed, unless it is the
  /// word alone.
  private func changeOfSeveral(
    endedBy word: Range<TextPoint>, in document: Document
  ) -> TypingCorrection? {
    if word.isEmpty { return nil }
    var (engine, document) = (self, document)
    var settings = settings.effective(for: document)
    if settings.autocorrect == .off { return nil }
    settings.autocorrect = .apply
    engine.settings = EngineSettingsTable(EngineSettingsTable.Scope(settings))
    document.typing.assumeTyped(word)
    let ending = EndingCharacter(scalar: " ", start: word.upperBound, isTyped: false)
    return engine.correction(ofWordsEndedBy: ending, in: &document)
      .flatMap { $0.range == word ? nil : $0 }
  }

  /// Explains why a text does, or does not, replace the typed word; `best` is the likeliest correction.
  private func explainCorrection(
    of typed: String, to text: String, best: Correction?, by judge: WordJudge, in document: Text,
    _ explanation: inout Explanation
  ) {
    let use = judge.wordEnd(in: document).map { judge.use(of: $0, in: document) }
    let decided = best == nil ? nil : judge.decision(on: typed, as: use)
    explanation.correction = correctionVerdict(
      on: text, explanation, decided, by: judge, in: document)
    guard let best, let decided else { return }
    if explanation.correction == .asTyped {
      explanation.alternative = (best.text, best.probability, decided.rule)
    }
    guard decided.rule == explanation.rule else { return }
    explanation.offerReason = decided.reason
    if decided.isUncertain {
      // What the correction lacks, and what speaks against it at this position.
      explanation.neededProbability = decided.neededShare.flatMap {
        best.probability < $0 ? $0 : nil
      }
      explanation.surroundings = judge.corrector.surroundings(of: typed)
    }
  }

  /// The number of list entries among which a text is looked for.
  private static let depth = 50

  /// Returns who knows a text.
  private func sources(of text: String, at place: Place) -> [Explanation.Source] {
    var sources: [Explanation.Source] = []
    for pack in model.packs {
      pack.withFile { file in
        guard let id = pack.id(of: normalizedWord(text), in: file) else { return }
        let score = Logarithm.score(pack.unigram(id, weights: pack.defaultWeights, in: file))
        sources.append(
          .pack(
            language: pack.metadata.language, score: score,
            isHidden: pack.words.isHidden(id, in: file)))
      }
    }
    let own = userWords.status(of: text, language: place.language.chosen, document: place.address)
    sources += own.learned.map(Explanation.Source.learned)
    sources += own.ignored.map(Explanation.Source.ignored)
    let count = place.evidence.document?.sightings(of: text) ?? 0
    return count > 0 ? sources + [.document(count: count)] : sources
  }

  private func suggestionVerdict(
    on text: String, _ found: Explanation, among suggestions: [String], wasPassedOver: Bool,
    by judge: WordJudge, in document: Text
  ) -> SuggestionVerdict {
    let place = judge.place
    let prefix = place.site.context.prefix
    let limit = place.policy.settings.suggestionLimit
    let isOffered = found.suggestionRank.map { $0 < limit } ?? false
    // Names of the document are offered where words are not.
    if !isOffered, let gate = place.suggestionGate(in: document, limit: limit) { return gate }
    if judge.isIgnored(text) { return .ignored }
    if let rank = found.suggestionRank, isOffered {
      return suggestions[rank] == text ? .offered : .otherCase
    }
    if WithheldWords(after: place.site.context.history).contains(text, after: prefix) {
      return .harmful
    }
    if found.sources.isEmpty { return text.contains(" ") ? .severalWords : .unknown }
    if found.sources.contains(where: \.isHiddenWord) { return .hidden }
    if text == prefix { return .typed }
    let begins = foldedKey(text).starts(with: foldedKey(prefix))
    if !begins, found.suggestionRank == nil { return .beginsOtherwise }
    return wasPassedOver ? .passedOver : .likelierOthers
  }

  private func correctionVerdict(
    on text: String, _ found: Explanation, _ decision: AutocorrectDecision?, by judge: WordJudge,
    in document: Text
  ) -> CorrectionVerdict {
    let place = judge.place
    let typed = found.typed
    if place.policy.wantedCorrections == .off || !place.policy.isAssisted { return .off }
    if typed.isEmpty || place.site.shape == .token { return .noWord }
    if typed == text { return .asTyped }
    let ruled = judge.wordEnd(in: document).flatMap { judge.ruled($0, in: document) }
    let isRuled = ruled?.text == text
    let isBest = found.correctionRank == 0
    // What was reverted was inserted before, as a replacement or as the likeliest word at the time.
    if isRuled || !isBest, judge.isReverted(typed, text) { return .best(.reverted) }
    if isRuled { return ruled?.reason == .replacement ? .replacement : .spelling }
    if isBest, let decision { return .best(decision.rule) }
    return found.correctionRank == nil ? .notNear : .likelierOther
  }
}

extension InlinePrediction {
  /// Whether a text is all of it, or its first words.
  fileprivate func begins(with text: String) -> Bool {
    guard self.text.utf8.starts(with: text.utf8) else { return false }
    return self.text.utf8.dropFirst(text.utf8.count).first.map { $0 == UInt8(ascii: " ") } ?? true
  }
}

extension AutocorrectDecision {
  /// Whether the change is not made because it is not likely enough.
  fileprivate var isUncertain: Bool { [.unsure, .name, .greatSlip].contains(rule) }
}

extension [String] {
  /// Returns the index of a word among others: as it is written, else in another case.
  fileprivate func rank(of word: String) -> Int? {
    firstIndex(of: word) ?? firstIndex { normalizedWord($0) == normalizedWord(word) }
  }
}

extension Explanation.Source {
  /// Whether a pack has the word but never offers it.
  fileprivate var isHiddenWord: Bool {
    if case .pack(_, _, let isHidden) = self { return isHidden }
    return false
  }
}
