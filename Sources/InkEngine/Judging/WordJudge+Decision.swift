// Whether a word at one position is changed automatically, by all that is known about it there.

import InkCorrection
import InkModel
import InkText

extension WordJudge {
  /// The word that replaces a finished one automatically: what is suggested as such, corrected, and done.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - next: The word after it, if known.
  ///   - use: How it is used, where that counts.
  ///   - occurrences: Where words appear in the document.
  /// - Returns: The other word; nil for none.
  func automaticCorrection(
    of word: String, before next: String? = nil, as use: WordUse?,
    beside occurrences: WordOccurrences
  ) -> String? {
    withoutDocumentEvidence(if: word, isSlipAmong: occurrences)
      .automaticCorrection(of: word, before: next, as: use)
  }

  /// The same, by a judge that already takes no notice of the document if the word is a slip that it repeats.
  func automaticCorrection(of word: String, before next: String?, as use: WordUse?) -> String? {
    let isKnown = isKnown(word)
    // A known word stays, unless there is a doubt about it, so what else may be meant is not searched for: most
    // finished words are known.
    if isKnown, corrector.doubt(about: word) == nil { return nil }
    let judge = discountingOwnSlips()
    // Nor is it a slip of one that just happens to be in the document, too: pupil, beside pupal.
    let judgement =
      isKnown && judge.isKnown(word)
      ? judge.corrector.withoutWriting.judgement(of: word, before: next)
      : judge.judgement(of: word, before: next)
    let decision = judge.decision(on: judgement, of: word, before: next, as: use)
    return decision.rule == .automatic ? judgement.others.first?.text : nil
  }

  /// Whether a word is changed automatically, and the rule that decides.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word.
  ///   - next: The word after it, if known.
  ///   - use: How it is used; nil where it is not finished.
  /// - Returns: The decision.
  private func decision(
    on judgement: Judgement, of typed: String, before next: String? = nil, as use: WordUse? = nil
  ) -> AutocorrectDecision {
    JudgedWord(typed: typed, judgement: judgement, next: next, use: use, judge: self).decision
  }

  /// The same, with the judgement made for it.
  func decision(on typed: String, as use: WordUse?) -> AutocorrectDecision {
    decision(on: judgement(of: typed), of: typed, as: use)
  }

  /// How a finished word at the position is used.
  func use(of word: WordEnd, in text: Text) -> WordUse {
    WordUse(
      of: word, after: place.site.context.history.last, in: text, by: place.language.rules)
  }
}

/// A typed word at the position of a judge, and the hypotheses for it.
private struct JudgedWord: DecisionContext {
  let typed: String
  let judgement: Judgement
  let next: String?
  let use: WordUse?
  let judge: WordJudge
  /// Whether what has been written was left out of the judgement.
  var isWithoutWriting = false

  /// Whether it is changed automatically, and the rule that decides.
  var decision: AutocorrectDecision {
    AutocorrectDecision(on: judgement, of: typed, in: judge.place.typedSetting, by: self)
  }

  private var document: DocumentModel? { judge.place.evidence.document }

  var isIgnored: Bool { judge.isIgnored(typed) }
  func isReverted(to meant: String) -> Bool { judge.knowledge.isKept(typed, beside: meant) }
  func sightings(of word: String) -> Int? { document?.sightings(of: word) }
  var writesNounsWithCapitals: Bool {
    guard let document, let before = judge.place.site.context.history.last else { return false }
    // Not "the text has" after German, nor "das Feld name".
    return !judge.model.isCommonElsewhere(before)
      && !judge.place.language.rules.words.codeNamers.contains(before)
      && judge.model.writesNounsWithCapitals(in: document)
  }
  func source(of meant: String) -> WordKnowledge.Source { judge.knowledge.source(of: meant) }
  func veto(on meant: String) -> OfferReason? {
    use.flatMap { $0.veto ?? $0.veto(on: meant, isKnownSlip: isKnownSlip) }
  }
  var isNameOfCode: Bool { judge.place.isNameOfCode(typed) }

  /// Whether the word may be a name, and would not become another one but for what has been written: the Kor Sestor, in
  /// this sector.
  var restsOnWriting: Bool {
    guard !isWithoutWriting, judge.hasCapitalInside(typed), let best = judgement.others.first,
      !best.isCapitalized
    else { return false }
    let alone = JudgedWord(
      typed: typed,
      judgement: judge.corrector.withoutWriting.judgement(of: typed, before: next),
      next: next, use: use, judge: judge, isWithoutWriting: true)
    return alone.judgement.others.first?.text != best.text
      || alone.decision.rule != .automatic
  }

  var mayBeForeign: Bool { judge.mayBeForeign(typed) || isUnsureWhereUnclear }

  /// Whether the text before hardly speaks for a loaded language, and another word is less than certainly meant: the
  /// first words of a text may be of any language. Where it speaks rather for another one, only well-known slips and
  /// swapped letters are certain.
  private var isUnsureWhereUnclear: Bool {
    let (model, context) = (judge.model, judge.place.evidence.context)
    return model.isUnclear(context.shares)
      && (judgement.shareOfBestWord < Self.minimumShareWhereUnclear
        || judgement.others.first?.reason != .transposition && model.leansForeign(context.shares))
      && !isKnownSlip
  }

  private var isKnownSlip: Bool {
    judge.model.isKnownSlip(normalizedWord(typed), at: judge.place.evidence.context)
  }

  private static let minimumShareWhereUnclear = 0.87
}
