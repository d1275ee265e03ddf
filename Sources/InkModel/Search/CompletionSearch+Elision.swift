// Words behind an elided one: once "l'" is typed, what may follow it is searched as a word of its own.

import InkLexicon
import InkText

extension CompletionSearch {
  /// A list with the words that go on behind the elided word in what is typed, best first again.
  ///
  /// Such a word has the probability of both: P(l' | context) · P(homme | context, l'). The words that packs have
  /// whole, as "l'homme", are in the list already and keep their place.
  ///
  /// - Parameters:
  ///   - list: What was found so far.
  ///   - mass: The mass that the list's probabilities are shares of.
  /// - Returns: Both, within the limit.
  func addingWordsBehindElided(to list: CompletionList, mass: Double) -> CompletionList {
    guard let apostrophe = query.prefix.unicodeScalars.firstIndex(where: Self.isApostrophe),
      let parts = model.elision(of: typed),
      let head = model.score(of: parts.head, in: context, document: document),
      Score.impossible < head
    else { return list }
    let end = query.prefix.unicodeScalars.index(after: apostrophe)
    let written = String(query.prefix[..<end])
    var inner = query
    inner.prefix = String(query.prefix[end...])
    inner.isSentenceStart = false
    let found = CompletionSearch(
      inner, in: model.context(after: parts.head, in: context), model: model, document: document
    ).run()
    let headProbability = Logarithm.probability(of: head)
    let total = mass + headProbability * found.mass
    var merged = list
    merged.mass = total
    merged.scoredCount += found.scoredCount
    merged.isExact = list.isExact && found.isExact
    for index in merged.completions.indices {
      merged.completions[index].probability *= mass / total
    }
    let texts = Set(list.completions.map { normalizedWord($0.text) })
    for var completion in found.completions {
      completion.text = written + completion.text
      if texts.contains(normalizedWord(completion.text)) { continue }
      completion.score = completion.score + head
      completion.probability *= headProbability * found.mass / total
      merged.completions.append(completion)
    }
    merged.completions.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    merged.completions.removeLast(max(0, merged.completions.count - max(0, query.limit)))
    return merged
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    CharacterClass(scalar) == .apostrophe
  }
}
