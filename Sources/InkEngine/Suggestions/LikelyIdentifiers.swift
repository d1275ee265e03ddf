// The names with marks inside that may continue at a position, and how likely each is.

import InkText

/// Names that may continue at a position.
struct LikelyIdentifiers {
  /// A name, and its weight compared with the others.
  typealias Found = (text: String, weight: Double)

  /// The range of the typed name, from its first letter to the cursor.
  let range: Range<TextPoint>
  /// The typed part.
  let typed: String
  /// Whether the name is complete, as far as its last mark tells.
  let mayBeOver: Bool
  /// The names, likeliest first; never empty.
  let found: [Found]
  /// The weight of all of them, and of an unknown name.
  let whole: Double

  /// Whether a name begins as typed; the first letter may differ in case at the start of a sentence.
  func isTypedAs(_ name: String) -> Bool {
    name.unicodeScalars.dropFirst().starts(with: typed.unicodeScalars.dropFirst())
  }

  /// The names with their probabilities, 0…1.
  var shares: [(text: String, share: Double)] { found.map { ($0.text, $0.weight / whole) } }
}
