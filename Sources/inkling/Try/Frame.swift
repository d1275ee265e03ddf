// What a person sees at one moment: the line with its ghost text, and what is offered below it.

/// One picture of the prompt, as data; ``Painter`` makes lines of it.
struct Frame: Equatable {
  var before = ""
  /// The grey text after the cursor that one key accepts.
  var ghost = ""
  var after = ""
  /// The suggestion bar, best first.
  var bar: [Offer] = []
  /// Words the one before the cursor may have been meant as; empty when it stands well.
  var corrections: [String] = []
  /// The variants to choose from, while they are asked for.
  var callouts: [String] = []
  /// One line below everything: what just happened and how long the answer took.
  var status = ""

  /// A place in the bar.
  struct Offer: Equatable {
    let title: String
    /// A dim word beside the title: what the offer is, if it is not a plain completion.
    let note: String?
    /// Whether it is what was typed, in quotes.
    var isTyped = false
  }
}
