// Misspellings that a document already contains, after the words that were meant.

import InkAutocomplete
import InkModel
import InkText

extension SuggestionPipeline {
  /// Puts suggestions in the order in which they are shown: a slip of the document is not the first of them, and slips
  /// that begin as typed come after the others, where there is room.
  mutating func orderOwnSlips() {
    guard mayBeSlip else { return }
    if let first = list.first, isDoubtful(first),
      let certainty = judge.slipCertainty(of: first.text), certainty >= .allButCertain
    {
      list.removeFirst()
      list.append(first)
    }
    for slip in place.evidence.ownSlips where list.count < limit {
      let text = LetterCase.of(query.prefix) == .title ? LetterCase.title.applied(to: slip) : slip
      if list.contains(where: { $0.text == text }) { continue }
      list.append(query.suggestion(text, kind: .regular, source: .document, score: 0))
    }
  }

  /// Whether the suggestion is a word of the document that looks mistyped.
  private func isDoubtful(_ suggestion: Suggestion) -> Bool {
    suggestion.kind == .regular
      && suggestion.source == .document
      && place.evidence.document?.looksMistyped(suggestion.text) ?? false
  }
}
