// Whether words are suggested at a position at all.

import InkText

extension Place {
  /// The rule that keeps all words of a language from being suggested, whatever they are; nil where up to `limit` of
  /// them are.
  func suggestionGate(in text: Text, limit: Int) -> SuggestionVerdict? {
    if limit < 1 || !policy.isAssisted { return .off }
    if !policy.offersWords { return .notProse }
    let isNext = site.context.prefix.isEmpty
    // No next word of a sentence follows a mark that joins the parts of an identifier (`shutdown_`) or of an address.
    if isNext, !site.hasOwnText,
      text.hasIdentifierJoiner(before: site.point) || text.isInAddress(site.point)
    {
      return .notProse
    }
    // A surface that adds no space after a word adds none before it either.
    if isNext, !policy.surface.insertsSpaces, text.hasMark(before: site.point) { return .tooEarly }
    if policy.isInvoked { return nil }
    let isTooEarly = isNext ? !policy.settings.nextWord : isTooShort(site.context.prefix)
    return isTooEarly ? .tooEarly : nil
  }

  private func isTooShort(_ prefix: String) -> Bool {
    policy.settings.minimumPrefix > 1
      && prefix.unicodeScalars.count < policy.settings.minimumPrefix
  }
}
