// Corrections: alternatives to a word taken as finished, and what is thought of the word itself.

package import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Alternatives to a word taken as finished, best first; for the command line.
  ///
  /// Their ranges are those of the word itself as a text of one line.
  package func corrections(of word: String, after history: [String], limit: Int) -> [Correction] {
    let start = history.isEmpty ? [Tokenizer.sentenceStart] : history
    let corrector = Corrector(
      model: model, context: model.context(after: start), isSentenceStart: history.isEmpty)
    let judgement = corrector.judgement(of: word, limit: limit)
    let end = TextPoint(line: 0, byte: word.utf8.count)
    return corrections(from: judgement, range: .zero..<end, isAutomatic: false)
  }

  /// The alternatives to the word around a place and a judgement on it; none at a border.
  func corrections(at place: Place, in document: Document, limit: Int) -> ([Correction], TypedWord?)
  {
    let typed =
      place.hasOwnText
      ? place.context.prefix : document.text.string(in: place.wordRange)
    guard !typed.isEmpty, place.isAssisted else { return ([], nil) }
    let isIgnored = isIgnored(typed, at: place)
    let judgement = corrector(at: place).judgement(of: typed, limit: max(limit, 1))
    let keep = judgement.shares.keep
    let word = TypedWord(
      known: judgement.isKnown, keepProbability: keep,
      flagged: !judgement.isKnown && !isIgnored && place.marksWords && !isMadeOfKnownWords(typed))
    if place.wantedAutocorrect == .off { return ([], word) }
    let automatic = !isIgnored && isAutomatic(judgement, of: typed, at: place)
    let list = corrections(
      from: judgement, range: place.wordRange, isAutomatic: automatic)
    return (Array(list.prefix(limit)), word)
  }

  /// A corrector for the word at a place.
  func corrector(at place: Place) -> Corrector {
    Corrector(
      model: model, context: place.modelContext, document: place.documentModel,
      isSentenceStart: place.context.isSentenceStart)
  }

  /// Whether the best alternative may take the typed word's place by itself.
  ///
  /// Only a word that no language, no user and no ignore list knows is ever changed, only in prose, and
  /// only where keeping it is improbable beyond doubt.
  func isAutomatic(_ judgement: Judgement, of typed: String, at place: Place) -> Bool {
    guard place.changesWords, !judgement.isKnown, !isIgnored(typed, at: place),
      let best = judgement.others.first,
      let share = judgement.shares.others.first
    else { return false }
    return share >= Self.automaticShare
      && SilentChange.isAllowed(
        typed, best.text, isSentenceStart: place.context.isSentenceStart)
      && !userCorrections.isTakenBack(typed, best.text)
  }

  /// The least share of all hypotheses, keeping among them, for a change nobody asked for.
  private static let automaticShare = 0.95

  func isIgnored(_ word: String, at place: Place) -> Bool {
    userWords.isIgnored(word, language: place.language, document: place.uri)
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
