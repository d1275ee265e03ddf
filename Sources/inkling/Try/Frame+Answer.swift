// From the server's answer to what a person sees.

import InkJSON

extension Frame {
  /// The picture of a draft with what the server offers for it.
  init(_ draft: Draft, _ answer: JSONValue) {
    before = draft.before
    after = draft.after
    bar = (answer["suggestions"]?.array ?? []).map(Offer.init)
    // Ghost text in the middle of a line would stand on top of what is there.
    if after.isEmpty {
      ghost = answer["inlinePrediction"]?.texts(of: "parts").joined() ?? ""
    }
    // As long as what is typed may still become a word, nobody wants to hear that it is none.
    let mayGrow = answer["suggestions"]?[0]?["kind"]?.string == "regular"
    if answer["typed"]?["flagged"]?.bool == true, !mayGrow {
      corrections = Array(answer.texts(of: "corrections").prefix(3))
    }
  }
}

extension Frame.Offer {
  /// A place of the bar.
  init(_ suggestion: JSONValue) {
    let text = suggestion["title"]?.string ?? suggestion["text"]?.string ?? ""
    // What was typed and is no word stands in quotes, as on a phone's keyboard.
    isTyped = suggestion["kind"]?.string == "unknown"
    title = isTyped ? "“\(text)”" : text
    note = suggestion["subtitle"]?.string
  }
}
