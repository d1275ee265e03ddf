// Ghost text: a predicted continuation of the line, in parts that can be accepted one by one.

public import InkText

/// Text shown after the cursor before it is typed.
public struct InlinePrediction: Sendable, Equatable {
  /// The id of the offer, valid until eight newer answers for its document; empty before an engine has offered it.
  public var id: String
  /// The text that replaces `range`; it begins with the text there, unchanged.
  public var text: String
  /// The typed part of the word, up to the cursor; within one line.
  public var range: Range<TextPoint>
  /// The probability that the whole text comes next, 0…1.
  public var probability: Double
  /// The text after `range`, split at natural points; joined, the parts are the ghost text.
  public var parts: [Part]

  /// A part accepted with one keystroke: the rest of a word, or a space and the next word.
  public struct Part: Sendable, Equatable {
    /// The text to insert, including a leading space.
    public var text: String
    /// Whether a sentence ends with this part.
    public var endsSentence: Bool

    /// Creates a part.
    public init(text: String, endsSentence: Bool = false) {
      self.text = text
      self.endsSentence = endsSentence
    }
  }

  /// Creates a prediction whose text is `typed` followed by its parts.
  public init(
    id: String = "", typed: String, range: Range<TextPoint>, probability: Double, parts: [Part]
  ) {
    self.id = id
    self.text = parts.reduce(into: typed) { $0 += $1.text }
    self.range = range
    self.probability = probability
    self.parts = parts
  }
}
