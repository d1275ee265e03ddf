// Corrections: the alternatives to a word taken as finished, and the judgement on the word itself.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// The alternatives to the word around the position, best first, and the judgement on the word. Without what replaces
  /// a word whatever the models say there are none at a border, nor for a part of an address, a path or a name with
  /// underscores, which is not a word.
  func corrections(in document: Document, limit: Int) -> ([Correction], TypedWord?) {
    let (list, word) = likelyCorrections(in: document, limit: limit)
    return (addingReplacement(to: list, in: document, limit: limit), word)
  }

  /// The words that may be meant by the one around the position.
  private func likelyCorrections(in document: Document, limit: Int) -> ([Correction], TypedWord?) {
    let typed =
      place.site.hasOwnText
      ? place.site.context.prefix : document.text.string(in: place.site.wordRange)
    guard !typed.isEmpty, place.policy.isAssisted, place.site.shape != .token,
      !place.site.isAfterClosingQuote
    else {
      return ([], nil)
    }
    let next = nextWord(in: document)
    let judge = withoutDocumentEvidence(if: typed, isSlipAmong: document.occurrences)
    let judgement = judge.judgement(of: typed, before: next)
    let word = TypedWord(known: judgement.isKnown, keepProbability: judgement.shares.keep)
    if place.policy.wantedCorrections == .off { return ([], word) }
    let use = wordEnd(in: document.text).map { self.use(of: $0, in: document.text) }
    let automatic = judge.automaticCorrection(of: typed, before: next, as: use)
    let list = zip(judgement.others, judgement.shares.others).prefix(limit).map { other, share in
      Correction(
        text: other.text, range: place.site.wordRange, probability: share,
        automatic: other.text == automatic,
        reason: CorrectionReason(typed: typed, meant: other.text))
    }
    return (list, word)
  }

  /// The word around the position as finished by what is behind it, or by a space; nil where it is not read off the
  /// document.
  func wordEnd(in text: Text) -> WordEnd? {
    if place.site.hasOwnText { return nil }
    return WordEnd(of: place.site, in: text).flatMap { $0.range == place.site.wordRange ? $0 : nil }
  }

  /// Corrections with what replaces the word whatever the models say, which comes first.
  private func addingReplacement(
    to corrections: [Correction], in document: Document, limit: Int
  ) -> [Correction] {
    guard limit > 0, let word = wordEnd(in: document.text),
      let (text, reason) = ruled(word, in: document.text),
      !isReverted(word.text, text)
    else { return corrections }
    let isOwn = reason == .replacement
    var others = corrections.filter { $0.text != text }
    for index in others.indices { others[index].automatic = false }
    let known = corrections.first { $0.text == text }?.probability
    let first = Correction(
      text: text, range: place.site.wordRange, probability: isOwn ? 1 : known ?? 1, automatic: true,
      reason: isOwn ? .replacement : CorrectionReason(typed: word.text, meant: text))
    return Array(([first] + others).prefix(limit))
  }

  /// The word after the one at the position on the same line, as language models know it.
  private func nextWord(in document: Document) -> String? {
    if place.site.hasOwnText { return nil }
    return document.text.withLine(place.site.wordRange.upperBound.line) { line in
      let start = place.site.wordRange.upperBound.byte
      guard start < line.count, line[start] == 0x20 else { return nil }
      let rest = line.extracting(start..<min(line.count, start + WordEnd.maximumLength))
      var tokenizer = Tokenizer(startsSentence: false)
      guard let token = tokenizer.next(in: rest), token.kind == .word, token.range.lowerBound == 1,
        start + token.range.upperBound < line.count || rest.count < WordEnd.maximumLength
      else { return nil }
      return token.modelText(in: rest)
    }
  }
}
