// What the engine says about one place of one version of a document.

public import InkAutocomplete
public import InkCallouts
public import InkCorrection
public import InkPrediction
public import InkText

/// The answer to one question; lists that were not wanted are empty.
public struct Answer: Sendable {
  /// The version of the document it is about.
  public var version: Int
  /// The part of the word before the cursor; empty at a border.
  public var prefixRange: Range<TextPoint>
  /// The whole word around the cursor.
  public var wordRange: Range<TextPoint>
  /// Best first.
  public var suggestions: [Suggestion] = []
  /// What to show as ghost text.
  public var inlinePrediction: InlinePrediction?
  /// Other predictions, best first; only for an invoked question.
  public var otherPredictions: [InlinePrediction] = []
  /// Best first; for a known word too.
  public var corrections: [Correction] = []
  /// What is known of the word that ends at the cursor; set only if corrections were asked for.
  public var typed: TypedWord?
  /// Whether that word is one that nobody knows, and marked as such.
  package var hasUnknownWord: Bool { typed?.flagged == true }

  /// Variants of the character before the cursor, itself first.
  public var callouts: [Callout] = []
  /// What may be typed next with its weight, the likeliest first; at most 32.
  public var nextCharacters: [(character: String, weight: Double)] = []

  /// An answer without any offer.
  public init(
    version: Int, prefixRange: Range<TextPoint>, wordRange: Range<TextPoint>
  ) {
    self.version = version
    self.prefixRange = prefixRange
    self.wordRange = wordRange
  }
}
