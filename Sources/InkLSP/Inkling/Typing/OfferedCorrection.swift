// A correction on the wire.

package import InkJSON

/// An alternative to the word that ends at the cursor.
package struct OfferedCorrection: Equatable, Sendable {
  /// The word or words.
  package var text: String
  /// The range of the typed word.
  package var range: PositionRange
  /// The probability that this is the intended text, 0…1.
  package var probability: Double
  /// Whether it would be applied at the end of the word if `autocorrect` is `apply`.
  package var automatic: Bool
  /// How it differs from the typed word.
  package var reason: String

  /// Creates a correction.
  package init(
    text: String, range: PositionRange, probability: Double, automatic: Bool, reason: String
  ) {
    self.text = text
    self.range = range
    self.probability = probability
    self.automatic = automatic
    self.reason = reason
  }
}

extension OfferedCorrection: JSONWritable {
  /// Writes the correction.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.member("range", range)
      $0.member("probability", probability)
      $0.member("automatic", automatic)
      $0.member("reason", reason)
    }
  }
}
