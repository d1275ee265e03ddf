// The noisy channel: what was meant, given what is typed and what stands around it.

package import InkGeometry
package import InkLexicon
package import InkModel
import InkText

/// Weighs what a finished word may have been meant to be: P(meant | context) · P(typed | meant), at one place.
///
/// ``judgement(of:before:effort:floor:limit:)`` gives the scores of keeping the word and of the likeliest other words;
/// what is done with them is the engine's decision. A value without state: the model knows the words, the costs know
/// the slips.
package struct Corrector: Sendable {
  let model: Model
  var context: ModelContext
  let document: DocumentModel?
  /// The unknown words before the word that are not slips.
  private(set) var strangersBefore: [Stranger]
  var capitalIsUninformative: Bool
  /// Whether an apostrophe that is put in is ’.
  private let isTypographic: Bool
  let costs: EditCosts

  /// A corrector for the words at a place.
  ///
  /// - Parameters:
  ///   - model: What is known.
  ///   - context: What stands before the word.
  ///   - document: What the open document has taught.
  ///   - strangersBefore: Those of the last words before it that no pack has, as in dialect, or among names. Each of
  ///     them costs some microseconds.
  ///   - capitalIsUninformative: Whether a capital says nothing about the word, as at a sentence's start.
  ///   - isTypographic: Whether an apostrophe that is put in is ’; nil for what the document writes.
  ///   - layout: The keys it was typed on.
  package init(
    model: Model, context: ModelContext, document: DocumentModel? = nil,
    strangersBefore: [Stranger] = [], capitalIsUninformative: Bool, isTypographic: Bool? = nil,
    layout: KeyboardLayout = .us
  ) {
    self.model = model
    self.context = context
    self.document = document
    self.strangersBefore = []
    self.capitalIsUninformative = capitalIsUninformative
    self.isTypographic = isTypographic ?? document?.writesTypographicApostrophes ?? false
    costs = .on(layout)
    self.strangersBefore = strangersBefore.filter { !isKnown($0.text) && !isSlip($0.text) }
  }

  /// The same corrector for a word by itself, whatever stands before it.
  package var byItself: Corrector {
    var alone = self
    alone.context = model.context(after: [], shares: context.shares)
    alone.strangersBefore = []
    return alone
  }

  /// Whether a word is one that somebody knows, at this place; a hundredth of what a judgement costs.
  package func isKnown(_ typed: String) -> Bool {
    WordKnowledge(model, document: document, in: document?.address, at: context).isKnown(typed)
  }

  /// All hypotheses for a typed word, taken as finished.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - next: The word that stands behind it, as language models know it; nil where none does.
  ///   - effort: How far to look.
  ///   - floor: What scores below it is not looked for.
  ///   - limit: How many other hypotheses are wanted.
  /// - Returns: Keeping the word and the likeliest other hypotheses, best first.
  package func judgement(
    of typed: String, before next: String? = nil, effort: Effort = .thorough,
    floor: Score = .impossible, limit: Int
  ) -> Judgement {
    let word = TypedForm(typed, isTypographic: isTypographic)
    let isUntouchable = !TokenShape(of: typed).isCorrectable
    let isTypedKnown = isKnown(typed)
    let kept = Judgement(
      isKnown: isTypedKnown, isUntouchable: isUntouchable,
      keep: keepScore(of: word, isTypedKnown), others: [])
    let isOpen = !isUntouchable || effort == .thorough && word.hasStrayCapital
    if !isOpen || limit < 1 || word.key.count > Alignment.longest { return kept }
    var search = HypothesisSearch(for: word, by: self, beside: kept, effort: effort, floor: floor)
    search.run()
    var judgement = search.judgement
    if let next { weigh(&judgement, of: typed, before: next) }
    judgement.keepBest(limit, of: word)
    if !isTypedKnown {
      onlyOfferOthersLanguages(in: &judgement)
      if effort == .thorough { onlyOfferBesideRegularWord(typed, in: &judgement) }
    }
    return judgement
  }

  /// How far to look for words that may be meant.
  package enum Effort: Sendable {
    /// Between two keys, where the letters may be the beginning of a word.
    case quick
    /// At a word end, or when a person asks.
    case thorough
  }

  /// ln P(the word is meant as it stands): that of a known word, else what unknown words have; a well-known
  /// slip has no more, however often texts have it.
  private func keepScore(of word: TypedForm, _ isTypedKnown: Bool) -> Score {
    let unknown = UnknownWord(
      word, capitalIsUninformative: capitalIsUninformative, isAmongMarks: isAmongMarks,
      isForeign: isAmongForeignWords(word.text), behind: neighbour(of: word.letterCase),
      among: strangersBefore)
    guard let score = model.score(of: word.text, in: context, document: document),
      isTypedKnown || !model.isKnownSlip(word.text, at: context)
    else { return unknown.score }
    return max(unknown.score, score)
  }

  /// Puts nothing in from a language that the text is not in.
  private func onlyOfferOthersLanguages(in judgement: inout Judgement) {
    for index in judgement.others.indices where !judgement.others[index].isOnlyOffered {
      judgement.others[index].isOnlyOffered = isOfUnwrittenLanguage(judgement.others[index].text)
    }
  }

  /// Takes the word behind into account: what it gains by standing behind each hypothesis.
  private func weigh(_ judgement: inout Judgement, of typed: String, before next: String) {
    guard let alone = model.score(of: next, in: model.context(after: [], shares: context.shares))
    else { return }
    func gain(behind text: String) -> Score {
      let words = text.split(separator: " ").map { normalizedWord(String($0)) }
      let after = model.context(
        after: Array((context.history + words).suffix(3)), shares: context.shares)
      return (model.score(of: next, in: after) ?? alone) - alone
    }
    if judgement.isKnown { judgement.keep = judgement.keep + gain(behind: typed) }
    for index in judgement.others.indices {
      judgement.others[index].score =
        judgement.others[index].score + gain(behind: judgement.others[index].text)
    }
  }
}
