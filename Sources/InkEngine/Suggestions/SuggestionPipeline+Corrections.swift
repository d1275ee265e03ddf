// The words that may be meant instead of what is typed, on one scale with the words that begin as typed.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension SuggestionPipeline {
  /// Puts the words that begin as typed, given their mass, and the words that were meant instead on one scale.
  mutating func weighCorrections() {
    defer { list.keepFirst(limit) }
    guard mayBeSlip, !judge.isKeptByUser(query.prefix) else { return }
    findings.trust = 1
    if judge.isSure(query.prefix, beside: mass) { return }
    let found = TypedLettersJudge(judge: judge, typed: query.prefix, words: list, mass: mass)
      .judgement
    let judgement = found.judgement
    let shares = PrefixShares(mass: mass, judgement)
    findings.trust = shares.prefix
    let isBegun = query.prefix.unicodeScalars.count < TypedLettersJudge.minimumShortLength
    let hasNothing =
      judgement.others.isEmpty && (judgement.isKnown || !list.isEmpty || isBegun)
    if hasNothing { return }
    // The words that begin as typed may have all of their letters: don't, for dont.
    let mayHaveEnded =
      found.isOfWhole || shares.prefix < Self.maximumShareOfEnded
      || list.contains { $0.kind == .correction }
    if mayHaveEnded { automatic = wordAtEnd() }
    for index in list.indices { list[index].score *= shares.prefix }
    // A slip that a list has is offered like any other: last, to be kept.
    if !judgement.isKnown { list.removeAll { $0.text == query.prefix } }
    // Best first, so that no further one is among those shown.
    for (other, share) in zip(judgement.others, shares.others).prefix(limit) {
      list.merge(
        query.suggestion(other.text, kind: .correction, source: .correction, score: share))
    }
    list.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    removeUnlistedCompounds()
    if let automatic { mark(automatic, isOfWhole: found.isOfWhole) }
    list.keepFirst(limit)
    // What is kept is kept as typed, composed or not.
    let typed = place.site.context.prefix
    list.addRefusal(
      query.suggestion(typed, kind: .unknown, source: .typed, score: shares.keep),
      isWorthIt: !judgement.isKnown, limit: limit,
      comesFirst: place.policy.surface.refusalComesFirst)
  }

  /// Removes compounds that no list has after a word of about as many letters as are typed, which is meant rather than
  /// their first part: "Januar", for "Janaur", but not "Janaurlaub".
  private mutating func removeUnlistedCompounds() {
    let count = query.prefix.unicodeScalars.count
    let best = list.firstIndex {
      ($0.kind == .correction || $0.kind == .autocorrect)
        && abs($0.text.unicodeScalars.count - count) <= 1
    }
    guard let best else { return }
    let behind = list[best...].filter {
      guard $0.kind == .regular, case .pack = $0.source, $0.text.isLettersOnly else {
        return true
      }
      return judge.model.has($0.text, in: place.address)
    }
    list.replaceSubrange(best..., with: behind)
  }

  /// The share of the words that begin as typed from which on the word is not taken to be over, so that what becomes of
  /// it then is not judged. Of 800 seeded slips that are put right, most are below 0.4 %, and all below 2 %.
  private static let maximumShareOfEnded = 0.05

  /// Returns what the typed letters become at their end; nil for nothing, and where no word ends.
  private func wordAtEnd() -> String? {
    let word = judge.wordEnd(in: text)
    guard place.site.hasOwnText || word?.range == place.site.prefixRange else { return nil }
    return judge.automaticCorrection(
      of: word?.text ?? query.prefix, as: word.map { judge.use(of: $0, in: text) },
      beside: occurrences)
  }

  /// Marks what the typed letters become at their end: the first suggestion where they are taken for a whole word,
  /// else at least the last of those shown.
  private mutating func mark(_ text: String, isOfWhole: Bool) {
    let index = list.firstIndex { $0.text == text }
    var word =
      index.map { list.remove(at: $0) }
      ?? query.suggestion(text, kind: .correction, source: .correction, score: 0)
    if place.policy.appliesCorrections { word.kind = .autocorrect }
    if isOfWhole { word.score = max(word.score, list.first?.score ?? 0) }
    list.insert(word, at: isOfWhole ? 0 : min(index ?? list.count, max(0, limit - 1)))
  }
}
