// The names with marks inside that may go on at a place, and how likely each is.

import InkText

/// Names that may go on at a place.
struct LikelyIdentifiers {
  /// A name, and how much speaks for it beside the others.
  typealias Found = (text: String, weight: Double)

  /// The name that is typed, from its first letter to the cursor.
  let range: Range<TextPoint>
  /// What is typed of it.
  let typed: String
  /// Whether it is over, as far as one can tell by its last mark.
  let mayBeOver: Bool
  /// The names, likeliest first; never empty.
  let found: [Found]
  /// How much speaks for all of them, and for one that nobody knows.
  let whole: Double

  /// Whether a name begins as it is typed; the first letter of a sentence may be another.
  func isTypedAs(_ name: String) -> Bool {
    name.unicodeScalars.dropFirst().starts(with: typed.unicodeScalars.dropFirst())
  }

  /// Each with its share of what may come, 0…1.
  var shares: [(text: String, share: Double)] { found.map { ($0.text, $0.weight / whole) } }
}
