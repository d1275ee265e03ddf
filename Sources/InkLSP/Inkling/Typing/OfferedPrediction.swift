// An inline prediction on the wire.

package import InkJSON

/// Ghost text, in parts that can be accepted one by one.
package struct OfferedPrediction: Equatable, Sendable {
  /// A part that is accepted with one keystroke.
  package struct Part: Equatable, Sendable {
    /// The text to insert.
    package var text: String
    /// Whether it ends a sentence.
    package var endsSentence: Bool

    /// Creates a part.
    package init(text: String, endsSentence: Bool) {
      self.text = text
      self.endsSentence = endsSentence
    }
  }

  /// The offer's id, valid until eight newer answers have been given for its document.
  package var id: String
  /// The text that replaces the range; it begins with the text already there.
  package var text: String
  /// The range of the typed part of the word, up to the cursor.
  package var range: PositionRange
  /// The probability that all of it will be typed, 0…1.
  package var probability: Double
  /// The text after the typed part; joined, the parts are the ghost text.
  package var parts: [Part]

  /// Creates a prediction.
  package init(
    id: String, text: String, range: PositionRange, probability: Double, parts: [Part]
  ) {
    self.id = id
    self.text = text
    self.range = range
    self.probability = probability
    self.parts = parts
  }
}

extension OfferedPrediction: JSONWritable {
  /// Writes the prediction with its parts.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id)
      $0.member("text", text)
      $0.member("range", range)
      $0.member("probability", probability)
      $0.member("parts", parts)
    }
  }
}

extension OfferedPrediction.Part: JSONWritable {
  /// Writes `{text, endsSentence?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      if endsSentence { $0.member("endsSentence", true) }
    }
  }
}
