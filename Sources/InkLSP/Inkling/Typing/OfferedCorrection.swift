// A correction on the wire.

package import InkJSON

/// Another word than the one that ends at the cursor.
package struct OfferedCorrection: Equatable, Sendable {
  /// The word or words.
  package var text: String
  /// The typed word.
  package var range: PositionRange
  /// Probability that this is what was meant, 0…1.
  package var probability: Double
  /// Whether it would be applied at the word end with autocorrect `apply`.
  package var automatic: Bool
  /// In what it differs from what is typed.
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
