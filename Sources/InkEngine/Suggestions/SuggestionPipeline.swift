// Suggestions, step by step: the provider's words and the corrections on one scale, then what others add to them.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

/// The words suggested at a position where neither an emoji nor an item was requested by name, made step by step.
///
/// Of the document it copies nothing but the text and where its words are.
struct SuggestionPipeline {
  let judge: WordJudge
  let question: Question
  let text: Text
  /// Where words appear in the text.
  let occurrences: WordOccurrences
  /// The maximum number of suggestions.
  let limit: Int
  let emoji: EmojiPicker
  /// The source of the words.
  let provider: any SuggestionProvider
  /// The query to the provider, of which every step makes its suggestions.
  var query: SuggestionQuery
  /// The suggestions so far, best first; no more than are wanted once corrections are weighed.
  var list: [Suggestion] = []
  /// The mass of the words that begin as typed; nil before the provider was asked, and where there are none.
  var mass: Score?
  /// Whether the typed letters are considered as a slip.
  let mayBeSlip: Bool
  /// What the typed letters become at the end of the word; nil for nothing, and where no slip was considered.
  var automatic: String?
  /// What was found that predictions use as well.
  var findings: Findings

  /// Creates a pipeline for a question about a position: at most `limit` suggestions, with what was found before.
  init(
    for question: Question, by judge: WordJudge, limit: Int, _ findings: Findings,
    in document: Document, of engine: Engine
  ) {
    (self.question, self.judge, self.limit, self.findings) = (question, judge, limit, findings)
    (text, occurrences) = (document.text, document.occurrences)
    let place = judge.place
    provider = engine.provider(at: place)
    emoji = engine.emoji
    let typed = place.typed.composed
    mayBeSlip = judge.mayBeSlip(typed.prefix)
    let prefix = place.site.context.prefix
    // Directly after a mark, a next word inserts the space before it.
    let addsSpaceBefore =
      prefix.isEmpty && !place.site.hasOwnText && place.language.hasSpaces
      && text.hasMark(before: place.site.point)
    // However few are shown, whether the letters are taken for a whole word depends on whether there are a few words.
    query = SuggestionQuery(
      at: typed, replacing: place.site.prefixRange, addsSpace: place.addsSpace,
      addsSpaceBefore: addsSpaceBefore,
      limit: max(limit, TypedLettersJudge.fewWords),
      offersTypedWord: place.policy.surface.offersTypedWord, language: place.language.chosen,
      address: place.address)
  }

  /// The position.
  var place: Place { judge.place }

  /// Makes the suggestions, one step after the other; records what is shown, so that it ranks lower when passed over.
  ///
  /// A menu also offers the typed word, and nothing in it is demoted for being passed over: people type on while it is
  /// open. The word that ghost text still shows is not demoted either.
  mutating func run(noting shown: inout ShownWords, beside ghostWord: String?) {
    // A menu inserts no space: directly before a word, whatever it inserted would be joined to that word.
    if !place.policy.surface.insertsSpaces, place.site.isDirectlyBeforeWord { return }
    shown.move(
      to: place.site.prefixRange, at: question.milliseconds,
      seenAfter: place.policy.settings.seenAfterMilliseconds)
    if place.suggestionGate(in: text, limit: limit) == nil {
      addWords(noting: &shown, beside: ghostWord)
      capitalize()
      weighCorrections()
      keepMarks()
      keepClosingQuote()
      orderOwnSlips()
      addHomophones()
      addSetPhrases()
    }
    addExternal()
    addEmoji()
    addReplacement()
    addIdentifiers()
    replaceWholeWord()
    removeWordAfterCursor()
  }
}
