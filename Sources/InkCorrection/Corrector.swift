// The noisy channel: infers the meant word from the typed one and its context.

package import InkGeometry
package import InkLexicon
package import InkModel
import InkText

/// Scores what a finished word may have been meant to be: P(meant | context) · P(typed | meant), at one position.
///
/// ``judgement(of:before:effort:floor:)`` returns the scores of keeping the word and of the likeliest other
/// words; what to do with them is the engine's decision. A value without state of its own: the model supplies the
/// words, the costs the slips.
package struct Corrector: Sendable {
  private(set) var model: Model
  var context: ModelContext
  private(set) var document: DocumentModel?
  /// The unknown words before the word that are not slips.
  private(set) var unknownWordsBefore: [PrecedingUnknownWord]
  var capitalIsUninformative: Bool
  /// ln P(small letter) for the first letter of the word.
  let smallStart: Score
  /// Whether an inserted apostrophe is ’.
  private let isTypographic: Bool
  let costs: EditCosts

  /// Creates a corrector for the words at a position.
  ///
  /// - Parameters:
  ///   - model: The language packs and the user's words.
  ///   - context: The left context of the word.
  ///   - document: What was learned from the open document.
  ///   - unknownWordsBefore: The unknown words among the last ones before it, as in dialect or among proper names. Each
  ///     of them costs some microseconds.
  ///   - capitalIsUninformative: Whether a capital says nothing about the word, as at the start of a sentence.
  ///   - smallStart: ln P(small letter) for the first letter of the word: less than 0 at the start of a sentence.
  ///   - isTypographic: Whether an inserted apostrophe is ’; nil to do as the document does.
  ///   - layout: The keyboard layout it was typed on.
  package init(
    model: Model, context: ModelContext, document: DocumentModel? = nil,
    unknownWordsBefore: [PrecedingUnknownWord] = [], capitalIsUninformative: Bool,
    smallStart: Score = Score(nats: 0), isTypographic: Bool? = nil,
    layout: KeyboardLayout = .us
  ) {
    self.model = model
    self.context = context
    self.document = document
    self.unknownWordsBefore = []
    self.capitalIsUninformative = capitalIsUninformative
    self.smallStart = smallStart
    self.isTypographic = isTypographic ?? document?.writesTypographicApostrophes ?? false
    costs = .on(layout)
    self.unknownWordsBefore = unknownWordsBefore.filter { !isKnown($0.text) && !isSlip($0.text) }
  }

  /// The same corrector without what the user and the document have written; words that the user taught remain.
  package var withoutWriting: Corrector {
    var alone = self
    alone.model.userNgrams = nil
    alone.document = nil
    return alone
  }

  /// The same corrector without the context of the word.
  package var byItself: Corrector {
    var alone = self
    alone.context = model.context(after: [], like: context)
    alone.unknownWordsBefore = []
    return alone
  }

  /// Whether a word is known at this position. Costs a hundredth of what a judgement costs.
  package func isKnown(_ typed: String) -> Bool {
    WordKnowledge(model, document: document, in: context.address, at: context).isKnown(typed)
  }

  /// Whether a known word is so short and rare that it may be a slip of a common one. With the capital of a sentence
  /// only in other languages than English, of which the text before has to be.
  package func isRareAndShort(_ typed: String) -> Bool {
    let mayBeginSentence =
      capitalIsUninformative && isAmongMarks && !model.isUnclear(context.shares)
    return model.isRareAndShort(typed, isAtStart: mayBeginSentence, in: document)
  }

  /// Returns all hypotheses for a typed word, taken as finished.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - next: The word after it, normalized for language models; nil if there is none.
  ///   - effort: How thorough the search is.
  ///   - floor: The minimum score of a hypothesis.
  /// - Returns: The score of keeping the word and the likeliest other hypotheses, best first: always as many, however
  ///   few are shown, since what is done with one of them depends on all.
  package func judgement(
    of typed: String, before next: String? = nil, effort: Effort = .thorough,
    floor: Score = .impossible
  ) -> Judgement {
    let word = TypedForm(typed, isTypographic: isTypographic)
    let isUntouchable = !TokenShape(of: typed).isCorrectable
    let isTypedKnown = isKnown(typed)
    let doubt = isTypedKnown ? doubt(about: typed) : nil
    let isRare = doubt == .isRare || doubt == .isRareNoun
    let kept = Judgement(
      isKnown: isTypedKnown, doubt: doubt, isUntouchable: isUntouchable,
      keep: keepScore(of: word, isKnown: isTypedKnown, isRareAndShort: isRare), others: [])
    let isOpen = !isUntouchable || effort == .thorough && word.hasStrayCapital
    if !isOpen || word.key.count > Alignment.maximumLength { return kept }
    var search = HypothesisSearch(for: word, by: self, beside: kept, effort: effort, floor: floor)
    search.run()
    var judgement = search.judgement
    if let next { weigh(&judgement, of: typed, before: next) }
    judgement.keepBest(of: word)
    // Last: how the region spells a word says nothing about whether it was meant.
    judgement.respell(beside: typed) { spelling(of: $0) }
    if !isTypedKnown {
      onlyOfferOthersLanguages(in: &judgement)
      if effort == .thorough { onlyOfferBesideRegularWord(typed, in: &judgement) }
    }
    return judgement
  }

  /// How thoroughly to search for words that may be meant.
  package enum Effort: Sendable {
    /// Between two keystrokes, where the input may be a prefix of a word.
    case quick
    /// At the end of a word, or on request.
    case thorough
  }

  /// Returns ln P(the word is meant as typed): for a known word its own score, otherwise that of unknown words. A
  /// well-known slip gets no more than an unknown word, however often it appears in training texts. One that is known
  /// but short and rare gets no less than its list is trusted, and what surrounds it counts as for an unknown one.
  private func keepScore(of word: TypedForm, isKnown: Bool, isRareAndShort: Bool) -> Score {
    // A well-known slip is one whatever unknown words are before it.
    let isSlip = !isKnown && model.isKnownSlip(word.text, at: context)
    let unknown = UnknownWord(
      word, capitalIsUninformative: capitalIsUninformative, isAmongMarks: isAmongMarks,
      isForeign: isAmongForeignWords(word.text),
      after: isSlip ? .common : wordBefore(for: word.letterCase),
      among: isSlip ? [] : unknownWordsBefore)
    guard !isSlip, let score = model.score(of: word.text, in: context, document: document)
    else { return unknown.score }
    return isRareAndShort
      ? max(score, Self.minimumOfRareWord) + unknown.surroundings : max(unknown.score, score)
  }

  /// The minimum ln P of a word that a list has, however seldom it is written.
  private static let minimumOfRareWord = Score(nats: -13)

  /// Restricts hypotheses of languages that are not written here to being offered.
  private func onlyOfferOthersLanguages(in judgement: inout Judgement) {
    for index in judgement.others.indices
    where judgement.others[index].offerReason == nil
      && isOfUnwrittenLanguage(judgement.others[index].text)
    {
      judgement.others[index].offerReason = .otherLanguage
    }
  }

  /// Rescores the hypotheses by the word after: each one gains what it adds to the likelihood of that word.
  private func weigh(_ judgement: inout Judgement, of typed: String, before next: String) {
    guard let alone = model.score(of: next, in: model.context(after: [], like: context))
    else { return }
    func gain(after text: String) -> Score {
      let words = text.split(separator: " ").map { normalizedWord(String($0)) }
      let after = model.context(adding: words, toWordsOf: context)
      return (model.score(of: next, in: after) ?? alone) - alone
    }
    if judgement.isKnown { judgement.keep = judgement.keep + gain(after: typed) }
    for index in judgement.others.indices {
      judgement.others[index].score =
        judgement.others[index].score + gain(after: judgement.others[index].text)
    }
  }
}
