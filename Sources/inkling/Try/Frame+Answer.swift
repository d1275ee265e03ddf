// From the server's answer to what a person sees.

extension Frame {
  /// The picture of a draft with what the server offers for it.
  init(_ draft: Draft, _ answer: OfferedAnswer) {
    before = draft.before
    after = draft.after
    bar = answer.suggestions.map(Offer.init)
    // Ghost text in the middle of a line would stand on top of what is there.
    if after.isEmpty { ghost = answer.ghost?.text ?? "" }
    // As long as what is typed may still become a word, nobody wants to hear that it is none.
    let mayGrow = answer.suggestions.first?.kind == "regular"
    if answer.typed?.isFlagged == true, !mayGrow {
      corrections = answer.corrections.prefix(3).map(\.text)
    }
  }
}

extension Frame.Offer {
  /// A place of the bar.
  init(_ suggestion: OfferedAnswer.Suggestion) {
    // What was typed and is no word stands in quotes, as on a phone's keyboard.
    isTyped = suggestion.kind == "unknown"
    title = isTyped ? "“\(suggestion.title)”" : suggestion.title
    note = suggestion.subtitle
  }
}
