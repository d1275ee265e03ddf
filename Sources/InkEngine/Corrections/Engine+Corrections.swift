// Corrections: alternatives to a word taken as finished, and what is thought of the word itself.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// The alternatives to the word around a place and a judgement on it; none at a border, nor for a part of an address,
  /// a path or a name with underscores, which is no word.
  func corrections(at place: Place, in document: Document, limit: Int) -> ([Correction], TypedWord?)
  {
    let typed =
      place.site.hasOwnText
      ? place.site.context.prefix : document.text.string(in: place.site.wordRange)
    guard !typed.isEmpty, place.policy.isAssisted, place.site.shape != .token else {
      return ([], nil)
    }
    let place = withoutDocumentEvidence(at: place, if: typed, isSlipIn: document)
    let isIgnored = isIgnored(typed, at: place)
    let judgement = corrector(at: place).judgement(
      of: typed, before: nextWord(behind: place, in: document),
      limit: max(limit, Self.weighedCount))
    let keep = judgement.shares.keep
    let word = TypedWord(
      known: judgement.isKnown, keepProbability: keep,
      flagged: !judgement.isKnown && !isIgnored && place.policy.marksWords)
    if place.policy.wantedAutocorrect == .off { return ([], word) }
    let list = corrections(
      from: judgement, range: place.site.wordRange,
      isAutomatic: isAutomatic(judgement, of: typed, at: place))
    return (Array(list.prefix(limit)), word)
  }

  /// So many alternatives are weighed against each other, however few are wanted: what is done does not depend on
  /// how much is shown.
  static let weighedCount = 12

  /// A corrector for the word at a place.
  func corrector(at place: Place) -> Corrector {
    Corrector(
      model: model, context: place.evidence.context, document: place.evidence.document,
      strangersBefore: place.evidence.strangersBefore,
      capitalIsUninformative: place.site.capital.isUninformative,
      isTypographic: place.evidence.writesTypographicApostrophes, layout: place.layout)
  }

  /// The word that stands behind the one at a place on the same line, as language models know it.
  private func nextWord(behind place: Place, in document: Document) -> String? {
    if place.site.hasOwnText { return nil }
    return document.text.withLine(place.site.wordRange.upperBound.line) { line in
      let start = place.site.wordRange.upperBound.byte
      guard start < line.count, line[start] == 0x20 else { return nil }
      let rest = line.extracting(start..<min(line.count, start + Self.nextWordBytes))
      var tokenizer = Tokenizer(startsSentence: false)
      guard let token = tokenizer.next(in: rest), token.kind == .word, token.range.lowerBound == 1,
        start + token.range.upperBound < line.count || rest.count < Self.nextWordBytes
      else { return nil }
      return token.modelText(in: rest)
    }
  }

  /// A longer word says nothing about the one before it.
  private static let nextWordBytes = 64

  /// Whether the best alternative may take the typed word's place by itself.
  func isAutomatic(_ judgement: Judgement, of typed: String, at place: Place) -> Bool {
    decision(on: judgement, of: typed, at: place).rule == .automatic
  }

  /// Whether the word at a place is changed unasked, and by which rule.
  func decision(on judgement: Judgement, of typed: String, at place: Place) -> AutocorrectDecision {
    let (meant, document) = (judgement.others.first?.text, place.evidence.document)
    return AutocorrectDecision(
      on: judgement, of: typed, in: place.typedSetting,
      knowing: TypedWordFacts(
        isIgnored: isIgnored(typed, at: place),
        isTakenBack: meant.map { userCorrections.isTakenBack(typed, $0) } ?? false,
        sightings: document?.sightings(of: typed),
        meantSightings: meant.flatMap { document?.sightings(of: $0) }),
      meantFrom: meant.map {
        WordKnowledge(model, document: nil, in: place.address).source(of: $0)
      } ?? .list, isNameOfCode: place.isNameOfCode(typed))
  }

  func isIgnored(_ word: String, at place: Place) -> Bool {
    userWords.isIgnored(word, language: place.language.chosen, document: place.address)
  }

  private func corrections(
    from judgement: Judgement, range: Range<TextPoint>, isAutomatic: Bool
  ) -> [Correction] {
    zip(judgement.others, judgement.shares.others).enumerated().map { index, pair in
      Correction(
        text: pair.0.text, range: range, probability: pair.1,
        automatic: isAutomatic && index == 0, reason: pair.0.reason)
    }
  }
}
