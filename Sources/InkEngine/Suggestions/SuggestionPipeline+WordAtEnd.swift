// What the typed letters become at their end, beside likelier words that begin with them: "prefer", for "prefere".

import InkAutocomplete
import InkCorrection
import InkText

extension SuggestionPipeline {
  /// Returns what is left of a judgement between two keystrokes where the typed letters are a whole word: somebody who
  /// has typed as many letters as a word has meant no longer one. Nil where nothing would be applied.
  func atEnd(_ quick: Judgement) -> Judgement? {
    if quick.isKnown || list.isEmpty { return nil }
    let count = query.prefix.unicodeScalars.count
    if count < Self.minimumLengthAtEnd { return nil }
    var judgement = quick
    judgement.others.removeAll { $0.text.unicodeScalars.count > count }
    if judgement.others.isEmpty { return nil }
    let isPutIn = judge.isAutomatic(judgement, of: query.prefix)
    return isPutIn ? judgement : nil
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

  /// With fewer letters the rest of the word is still to come.
  private static let minimumLengthAtEnd = 5
}
