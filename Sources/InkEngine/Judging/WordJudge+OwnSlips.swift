// Misspellings that a document already contains: repeated in its prose they count as words, repeated in its code they
// do not.

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// How certainly a word is a slip that only the document knows; nil if it is not one.
  func slipCertainty(of word: String) -> SlipAssessment.Certainty? {
    let judge = withoutDocument(of: word)
    if judge.isKnown(word) { return nil }
    let assessment = SlipAssessment(
      knowledge, by: judge.corrector, isIgnored: isIgnored(word),
      setting: { _ in judge.place.typedSetting })
    return assessment.certainty(of: word)
  }

  /// The judge that takes no notice of the document, if the typed word is a slip that the document repeats; else this
  /// one.
  ///
  /// That is so where another word is all but certainly meant and the document has the typed one in code only, where it
  /// may be a name and is rarely proofread; where a frequent word is meant, since such a slip tends to be repeated; and
  /// for a plain slip, wherever and however often it appears.
  func withoutDocumentEvidence(
    if typed: String, isSlipAmong occurrences: WordOccurrences
  ) -> WordJudge {
    guard let known = place.evidence.document,
      known.sightings(of: typed) >= AutocorrectRule.repeatedSightings,
      let certainty = slipCertainty(of: typed), certainty >= .allButCertain
    else { return self }
    if let excusing = certainty.excusingSightings,
      occurrences.has(typed, inProse: excusing, beside: place.site.wordRange)
    {
      return self
    }
    return withoutDocument(of: typed)
  }

  /// The judge that does not count the document's own misspellings as words when the user types one of them, so that
  /// the correction offered the first time is offered again. A word used four times is taken as intended, unless it is
  /// a plain slip.
  ///
  /// Costs nothing unless such words begin with the typed letters, and then a correction for a few of them.
  func discountingOwnSlips() -> WordJudge {
    let typed = place.site.context.prefix
    let slips = typed.isEmpty ? slipsAhead : slips(beginning: typed)
    if slips.isEmpty { return self }
    var place = place
    for slip in slips {
      if slip.isOffered {
        place.evidence.demote(slip.text)
      } else {
        place.evidence.discount(slip.text)
      }
    }
    return WordJudge(knowledge, at: place)
  }

  /// A misspelling that the document contains.
  private typealias OwnSlip = (text: String, isOffered: Bool)

  /// The document's misspellings that begin with the typed letters. Those longer than the letters are still offered,
  /// after all other words.
  private func slips(beginning prefix: String) -> [OwnSlip] {
    let doubted = doubtedWords
    if doubted.isEmpty { return [] }
    let typed = normalizedWord(prefix)
    return doubted.prefix(Self.maximumJudged).compactMap { word in
      if model.has(word.text, in: place.address) { return nil }
      let isTyped = word.text == typed
      let minimum: SlipAssessment.Certainty =
        isRepeated(word) ? .plain : isTyped ? .possible : .probable
      guard let certainty = slipCertainty(of: isTyped ? prefix : word.text), certainty >= minimum
      else { return nil }
      return (word.text, !isTyped)
    }
  }

  /// The document's plain slips that could be the next word.
  private var slipsAhead: [OwnSlip] {
    guard place.policy.offersCorrections, !place.language.isForeign,
      let ahead = place.evidence.document?.mistypedWords(after: place.site.context.history),
      !ahead.isEmpty
    else { return [] }
    return ahead.prefix(Self.maximumJudgedAhead).compactMap { word in
      let isPlainSlip =
        !model.has(word.text, in: place.address) && slipCertainty(of: word.text) == .plain
      return isPlainSlip ? (word.text, false) : nil
    }
  }

  /// Whether the document has the word so often that it can only be a plain slip.
  private func isRepeated(_ word: DocumentModel.SmallWord) -> Bool {
    word.sightings >= SlipAssessment.intendedSightings
  }

  /// The words of the document that begin with the typed letters and may be slips: the letters themselves, and words
  /// that look mistyped and are repeated.
  private var doubtedWords: [DocumentModel.SmallWord] {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.minimumPrefixBytes, place.policy.offersCorrections,
      !place.language.isForeign
    else { return [] }
    let words = place.evidence.document?.mistypedWords(beginning: prefix)
    guard let words, !words.isEmpty else { return [] }
    let typed = normalizedWord(prefix)
    return words.filter {
      $0.text == typed || $0.isShort && isRepeated($0)
        || $0.looksMistyped && $0.sightings >= AutocorrectRule.repeatedSightings
    }
  }

  /// The judge that knows nothing from the document, to judge a word that the document may only repeat.
  private func withoutDocument(of word: String) -> WordJudge {
    var place = place
    place.evidence = place.evidence.withoutDocument(of: word)
    return WordJudge(knowledge, at: place)
  }

  /// Shorter prefixes, in bytes, match too many words.
  private static let minimumPrefixBytes = 2
  /// The maximum number of words judged at a position.
  private static let maximumJudged = 3
  private static let maximumJudgedAhead = 1
}
