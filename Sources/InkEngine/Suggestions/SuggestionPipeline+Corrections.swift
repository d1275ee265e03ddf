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
    let found = judgement(beside: mass)
    let judgement = found.judgement
    judged = found
    let shares = PrefixShares(
      mass: found.isOfWhole ? massBeside(judgement, mass) : mass, judgement)
    findings.trust = shares.prefix
    let isBegun = query.prefix.unicodeScalars.count < Self.minimumShortLength
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
