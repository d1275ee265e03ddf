// Converts the server's answer to what a person sees.

extension Frame {
  /// Creates the frame of a draft with the server's offers.
  init(_ draft: Draft, _ answer: ShownAnswer) {
    before = draft.before
    after = draft.after
    bar = answer.suggestions.map(Offer.init)
    // Ghost text in the middle of a line would cover the text there.
    if after.isEmpty { ghost = answer.ghost?.text ?? "" }
    // While the typed text may still become a word, do not report that it is not one.
    let mayGrow = answer.suggestions.first?.kind == "regular"
    if answer.typed?.isKnown == false, !mayGrow {
      corrections = answer.corrections.prefix(3).map(\.text)
    }
  }
}

extension Frame.Offer {
  /// Creates an item of the bar.
  init(_ suggestion: ShownAnswer.Suggestion) {
    // Typed text that is not a word is quoted, as on a phone's keyboard.
    isTyped = suggestion.kind == "unknown"
    title = isTyped ? "“\(suggestion.title)”" : suggestion.title
    note = suggestion.subtitle
  }
}
