// What a person sees at one moment: the line with its ghost text, and the offers below it.

/// One picture of the prompt, as data; ``Painter`` turns it into lines.
struct Frame: Equatable {
  var before = ""
  /// The gray text after the cursor that one key accepts.
  var ghost = ""
  var after = ""
  /// The suggestion bar, best first.
  var bar: [Offer] = []
  /// Words that the one before the cursor may have been meant to be; empty if it needs no correction.
  var corrections: [String] = []
  /// The variants to choose from, while they are shown.
  var callouts: [String] = []
  /// One line below everything: what just happened and how long the answer took.
  var status = ""

  /// An item of the bar.
  struct Offer: Equatable {
    let title: String
    /// A dim word after the title: what the item is, if it is not a plain completion.
    let note: String?
    /// Whether it is the typed text itself, in quotes.
    var isTyped = false
  }
}
