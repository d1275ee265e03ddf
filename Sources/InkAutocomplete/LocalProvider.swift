// The provider of the model's words: completions of the typed prefix, or the next word at a word boundary.

import InkLexicon
package import InkModel
import InkText

/// Suggests the model's words that match the typed prefix, except those that the user ignores. Nothing leaves the
/// machine, and no call blocks.
package struct LocalProvider: SuggestionProvider {
  /// The number of additional words to request, since some are left out.
  private static let spare = 3
  /// The minimum number of words to find, as many as a prediction considers.
  private static let minimumFound = 8

  /// The minimum share of the probability mass for a pack's word; a rarer one is a mere guess that takes up space in
  /// the bar. Words of the user or the document are offered regardless.
  private static let minimumShare = 0.003
  /// The minimum share of the best word's probability once a prefix is typed: beside "going", "goin" and "goinstall"
  /// are worthless. The typed word itself, which only menus list, does not count as the best.
  private static let minimumShareOfBest = 0.01
  /// The minimum share for identifiers with inner capitals: a letter writer who has typed "typing" or "error" does not
  /// mean TypingMode or ErrorKind. If the document contains them, they are probable enough.
  private static let minimumShareOfMixedCase = 0.03
  /// The minimum share for words without the marks that were typed: not cant for can't, but its for it's where that is
  /// likely.
  private static let minimumShareWithoutMarks = 0.05
  /// The minimum share of the words to find, lower since a prediction keeps shown text a little longer.
  private static let minimumShareFound = 0.002

  /// Creates a provider of the model's words.
  package init() {}

  /// Returns the model's words for the query, best first; costs one query of the model.
  package func suggestions(for query: SuggestionQuery, in model: Model) -> SuggestionList {
    let withheld = WithheldWords(after: query.place.context.history)
    // A few more words than requested, since some are left out.
    let words = WordQuery(
      at: query.place,
      limit: query.limit + Self.spare + min(withheld.spare, Self.minimumFound),
      passedOver: query.passedOver, minimumShare: Self.minimumShareFound)
    var search = words
    search.limit = max(words.limit, Self.minimumFound)
    let found = model.words(for: search)
    var list = SuggestionList()
    list.found = found
    list.suggestions.reserveCapacity(query.limit)
    list.words.reserveCapacity(query.limit)
    let (prefix, key) = (query.prefix, foldedKey(query.prefix))
    let marks = TypedMarks(normalizedWord(prefix))
    var least = Self.minimumShare
    let mass = model.forEachCompletion(of: found, for: words) { completion in
      guard list.suggestions.count < query.limit else { return false }
      var completion = completion
      completion.text = query.withTypedApostrophes(completion.text)
      if completion.text == prefix, !query.offersTypedWord { return true }
      if case .pack = completion.source, !completion.isExact,
        completion.probability < Self.minimumShare(of: completion.text, beside: marks, least)
      {
        return true
      }
      if list.suggestions.contains(where: { $0.text == completion.text }) { return true }
      if withheld.contains(completion.text, after: prefix) { return true }
      if isIgnored(completion.text, for: query, in: model) { return true }
      if !prefix.isEmpty, completion.text != prefix {
        least = max(least, completion.probability * Self.minimumShareOfBest)
      }
      list.words.append(completion.word)
      list.suggestions.append(
        query.suggestion(
          completion.text, kind: kind(of: completion, for: query, key),
          source: SuggestionSource(completion.source, in: model), score: completion.probability))
      return list.suggestions.count < query.limit
    }
    if mass > 0 { list.mass = Logarithm.score(mass) }
    return list
  }

  private static func minimumShare(
    of word: String, beside marks: TypedMarks?, _ least: Double
  ) -> Double {
    if let marks, marks.missing(in: normalizedWord(word)) > 0 {
      return max(least, minimumShareWithoutMarks)
    }
    return least < minimumShareOfMixedCase && LetterCase.of(word) == .mixed
      ? minimumShareOfMixedCase : least
  }

  private func isIgnored(_ word: String, for query: SuggestionQuery, in model: Model) -> Bool {
    model.userWords.isIgnored(word, language: query.language, document: query.address)
  }

  /// Returns the kind of a completion. One that changes the case or the marks of the typed letters is a correction:
  /// don't for dont.
  private func kind(
    of completion: Completion, for query: SuggestionQuery, _ key: [UInt8]
  ) -> SuggestionKind {
    if query.prefix.isEmpty || completion.text == query.prefix { return .regular }
    return foldedKey(completion.text) == key ? .correction : .regular
  }
}
