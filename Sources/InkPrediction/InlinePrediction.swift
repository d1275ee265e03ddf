// A ghost text: how the line may go on, in parts that can be taken one by one.

public import InkText

/// Text that is shown after the cursor before it is typed.
public struct InlinePrediction: Sendable, Equatable {
  /// Names the offer until eight newer answers of its document; empty until an engine has offered it.
  public var id: String
  /// What replaces `range`; it begins with what stands there, letter by letter.
  public var text: String
  /// The typed part of the word, up to the cursor; on one line.
  public var range: Range<TextPoint>
  /// Probability that all of it is what comes, 0…1.
  public var probability: Double
  /// The text beyond `range`, cut where a reader would stop; joined they are the ghost.
  public var parts: [Part]

  /// A piece that is taken with one key: the rest of a word, or a space and the next word.
  public struct Part: Sendable, Equatable {
    /// The letters to insert, with the space before them.
    public var text: String
    /// Whether a sentence ends with this part.
    public var endsSentence: Bool

    /// A piece of a prediction.
    public init(text: String, endsSentence: Bool = false) {
      self.text = text
      self.endsSentence = endsSentence
    }
  }

  /// A prediction whose text is `typed` and then its parts.
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
