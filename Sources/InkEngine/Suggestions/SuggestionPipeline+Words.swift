// The provider's words, which all other suggestions are put beside.

import InkAutocomplete
import InkCorrection
import InkModel
import InkText

extension SuggestionPipeline {
  /// Adds the provider's words; where a surface shows its list all the time, those that were passed over rank lower,
  /// except for the one that ghost text shows, and for those that lack nothing but marks on the typed letters: whoever
  /// leaves these out has typed "voi" to the end before "với" is chosen.
  mutating func addWords(noting shown: inout ShownWords, beside ghostWord: String?) {
    let sinks = place.policy.surface.sinks
    if sinks { query.passedOver = shown.passedOver }
    if !query.passedOver.isEmpty, place.language.rules.writing.hasMarks {
      let (model, typed) = (judge.model, foldedKey(query.prefix).count)
      query.passedOver.removeAll { model.keyByteCount(of: $0) == typed }
    }
    if let ghostWord {
      let (word, model) = (normalizedWord(ghostWord), judge.model)
      query.passedOver.removeAll { model.text(of: $0) == word }
    }
    let words = provider.suggestions(for: query, in: judge.model)
    if sinks { shown.show(Array(words.words.prefix(limit)), at: question.milliseconds) }
    (list, findings.words, mass) = (words.suggestions, words.found, words.mass)
  }

  /// Gives every word the capitals of a field in which more than sentences are capitalized, and the capital that the
  /// user leaves to Inkling where a sentence begins.
  mutating func capitalize() {
    let wanted = place.policy.offeredCapitals
    if wanted == .none { return }
    if wanted == .sentences, place.policy.typedCapitals == .none || !place.wantsCapital { return }
    let capitals = Capitals(of: place.language.written)
    list = list.map { word in
      if word.kind == .dataSource || LetterCase.of(word.text) == .mixed { return word }
      let text = wanted == .all ? capitals.all(of: word.text) : capitals.first(of: word.text)
      return query.suggestion(text, kind: word.kind, source: word.source, score: word.score)
    }
  }
}
