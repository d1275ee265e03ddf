// A ghost text: how the line may go on, in parts that can be taken one by one.

package import InkText

/// Text that is shown after the cursor before it is typed.
package struct InlinePrediction: Sendable, Equatable {
  /// Names the offer until eight newer answers of its document; empty until an engine has offered it.
  package var id: String
  /// What replaces `range`; it begins with what stands there, letter by letter.
  package var text: String
  /// The typed part of the word, up to the cursor; on one line.
  package var range: Range<TextPoint>
  /// Probability that all of it is what comes, 0…1.
  package var probability: Double
  /// The text beyond `range`, cut where a reader would stop; joined they are the ghost.
  package var parts: [Part]

  /// A piece that is taken with one key: the rest of a word, or a space and the next word.
  package struct Part: Sendable, Equatable {
    /// The letters to insert, with the space before them.
    package var text: String
    /// Whether a sentence ends with this part.
    package var endsSentence: Bool

    /// A piece of a prediction.
    package init(text: String, endsSentence: Bool = false) {
      self.text = text
      self.endsSentence = endsSentence
    }
  }

  /// A prediction whose text is `typed` and then its parts.
  package init(
    id: String = "", typed: String, range: Range<TextPoint>, probability: Double, parts: [Part]
  ) {
    self.id = id
    self.text = parts.reduce(into: typed) { $0 += $1.text }
    self.range = range
    self.probability = probability
    self.parts = parts
  }
}
