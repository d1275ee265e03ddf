// The provider that asks the model: completions of what is typed, or the next word at a border.

import InkLexicon
package import InkModel
import InkText

/// Offers the model's words that begin as typed, without those that the user ignores. Nothing leaves the machine, and
/// nothing waits.
package struct LocalProvider: SuggestionProvider {
  /// `local`.
  package let name = "local"
  /// Learned words are the model's.
  package let canLearnWords = true
  /// Ignored words are passed over.
  package let canIgnoreWords = true

  /// How many words more than wanted are asked for, since some are passed over.
  private static let spare = 3
  /// So many words are found at least, which is as many as a prediction looks at.
  private static let leastFound = 8

  /// The least share of what is likely that a pack's word has to have: what is rarer is a guess that
  /// takes a place in the bar from nothing. What the user or the document wrote is offered all the same.
  private static let leastShare = 0.003
  /// Within a word one needs this share of the best one's probability, too: beside "going", "goin" and "goinstall" are
  /// worth nothing. The typed word itself, which menus list and bars do not, says nothing about the others.
  private static let leastShareOfBest = 0.01
  /// Names of programs, with capitals inside, need this share of what is likely: nobody who has typed "typing" or
  /// "error" in a letter means TypingMode or ErrorKind. Where the document has them they are likely enough.
  private static let leastShareOfMixedCase = 0.03
  /// So rare words are found: a prediction keeps what it has shown a little longer.
  private static let leastShareFound = 0.002

  /// A provider of the model's words.
  package init() {}

  /// The model's words for the query, best first; costs one question to the model.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    let harmful = HarmfulEndings(after: query.place.context.history)
    let (found, completions) = completions(
      for: query, spare: min(harmful.count, Self.leastFound), in: model)
    var list = SuggestionList()
    var least = Self.leastShare
    list.found = found
    let prefix = query.prefix
    let key = foldedKey(prefix)
    if completions.mass > 0 { list.mass = Logarithm.score(completions.mass) }
    for var completion in completions.completions where list.suggestions.count < query.limit {
      completion.text = query.withTypedApostrophes(completion.text)
      if completion.text == prefix, !query.offersTypedWord { continue }
      if case .pack = completion.source, !completion.isExact,
        completion.probability < Self.leastShare(of: completion.text, least)
      {
        continue
      }
      if list.suggestions.contains(where: { $0.text == completion.text }) { continue }
      if harmful.contains(completion.text, behind: prefix) { continue }
      if isIgnored(completion.text, for: query, in: model) { continue }
      if !prefix.isEmpty, completion.text != prefix {
        least = max(least, completion.probability * Self.leastShareOfBest)
      }
      list.words.append(completion.word)
      list.suggestions.append(
        query.suggestion(
          completion.text, kind: kind(of: completion, for: query, key),
          source: SuggestionSource(completion.source, in: model), score: completion.probability))
    }
    return list
  }

  /// The words that are found, and the best of them written out: some more than are wanted, since not all are offered.
  private func completions(
    for query: SuggestionQuery, spare: Int, in model: Model
  ) -> (found: FoundWords, list: CompletionList) {
    let words = WordQuery(
      at: query.place, limit: query.limit + Self.spare + spare, passedOver: query.passedOver,
      leastShare: Self.leastShareFound)
    var search = words
    search.limit = max(words.limit, Self.leastFound)
    let found = model.words(for: search)
    return (found, model.list(of: found, for: words))
  }

  private static func leastShare(of word: String, _ least: Double) -> Double {
    least < leastShareOfMixedCase && LetterCase.of(word) == .mixed ? leastShareOfMixedCase : least
  }

  private func isIgnored(_ word: String, for query: SuggestionQuery, in model: Model) -> Bool {
    model.userWords.isIgnored(word, language: query.language, document: query.address)
  }

  /// A word with the typed letters in another case or with other marks corrects them: don't for dont.
  private func kind(
    of completion: Completion, for query: SuggestionQuery, _ key: [UInt8]
  ) -> SuggestionKind {
    if query.prefix.isEmpty || completion.text == query.prefix { return .regular }
    return foldedKey(completion.text) == key ? .correction : .regular
  }
}
