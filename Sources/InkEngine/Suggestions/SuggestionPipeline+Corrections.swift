// The words that may be meant instead of what is typed, on one scale with the words that begin as typed.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension SuggestionPipeline {
  /// Puts the words that begin as typed, given their mass, and the words that were meant instead on one scale.
  mutating func weighCorrections() {
    guard mayBeSlip, !judge.isKeptByUser(query.prefix) else { return }
    findings.trust = 1
    if judge.isSure(query.prefix, beside: mass) { return }
    let letters = TypedLettersJudge(
      judge: judge, typed: query.prefix, words: list, mass: mass, limit: limit)
    let found = letters.judgement
    let judgement = found.judgement
    judged = found
    let shares = PrefixShares(
      mass: found.isOfWhole ? letters.mass(beside: judgement) : mass, judgement)
    findings.trust = shares.prefix
    let isBegun = query.prefix.unicodeScalars.count < TypedLettersJudge.minimumShortLength
    let hasNothing =
      judgement.others.isEmpty && (judgement.isKnown || !list.isEmpty || isBegun)
    if hasNothing, found.atEnd == nil { return }
    for index in list.indices { list[index].score *= shares.prefix }
    // A slip that a list has is offered like any other: last, to be kept.
    if !judgement.isKnown { list.removeAll { $0.text == query.prefix } }
    add(judgement, shares)
    list.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    removeUnlistedCompounds()
    list.keepFirst(limit)
    addEnd(found.atEnd)
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

  /// Adds what the typed letters become at their end as the last suggestion, replacing the last one, unless it is
  /// already there.
  mutating func addEnd(_ judgement: Judgement?) {
    guard let judgement, let best = judgement.others.first, limit > 1,
      !list.contains(where: { $0.text == best.text })
    else { return }
    list.keepFirst(limit - 1)
    list.append(
      query.suggestion(
        best.text, kind: place.policy.appliesCorrections ? .autocorrect : .correction,
        source: .correction, score: min(judgement.shares.others.first ?? 0, list.last?.score ?? 1))
    )
  }

  /// Adds the words that may be meant instead, of which the first may be applied automatically.
  private mutating func add(_ judgement: Judgement, _ shares: PrefixShares) {
    let isPutIn =
      place.policy.appliesCorrections && judge.isAutomatic(judgement, of: query.prefix)
    for (index, other) in judgement.others.enumerated() {
      list.merge(
        query.suggestion(
          other.text, kind: index == 0 && isPutIn ? .autocorrect : .correction,
          source: .correction, score: shares.others[index]))
    }
  }
}
