// What the engine answers about one position in one version of a document.

public import InkAutocomplete
public import InkCallouts
public import InkCorrection
public import InkPrediction
public import InkText

/// The answer to one question; lists that were not requested are empty.
public struct Answer: Sendable {
  /// The version of the document the answer is about.
  public var version: Int
  /// The part of the word before the cursor; empty at a word boundary.
  public var prefixRange: Range<TextPoint>
  /// The whole word around the cursor.
  public var wordRange: Range<TextPoint>
  /// The suggested words, best first.
  public var suggestions: [Suggestion] = []
  /// The ghost text to show.
  public var inlinePrediction: InlinePrediction?
  /// Other predictions, best first; only for an invoked question.
  public var otherPredictions: [InlinePrediction] = []
  /// The alternatives to the word that ends at the cursor, best first; a known word has them too.
  public var corrections: [Correction] = []
  /// The judgement on the word that ends at the cursor; set only if corrections were requested.
  public var typed: TypedWord?
  /// Whether a diagnostic would mark that word.
  package var hasMarkedWord: Bool { typed?.flagged == true }
  /// Whether that word is unknown, in a region where unknown words are marked; also true of a name, which is not
  /// marked.
  package internal(set) var hasUnknownWord = false

  /// Variants of the character before the cursor, itself first.
  public var callouts: [Callout] = []
  /// The characters that may be typed next with their weights, likeliest first; at most 32.
  public var nextCharacters: [(character: String, weight: Double)] = []

  /// Creates an answer that offers nothing.
  public init(
    version: Int, prefixRange: Range<TextPoint>, wordRange: Range<TextPoint>
  ) {
    self.version = version
    self.prefixRange = prefixRange
    self.wordRange = wordRange
  }
}
