// What a finished word may have been meant to be, and how certain it is that it is meant as it stands.

public import InkText

/// How far corrections go.
public enum AutocorrectMode: String, Sendable, CaseIterable {
  /// Neither offered nor applied.
  case off
  /// Offered, never applied.
  case offer
  /// Applied at a word end where it is safe.
  case apply
}

/// How a correction differs from the typed word.
public enum CorrectionReason: String, Sendable, CaseIterable {
  /// An apostrophe or a hyphen is missing: dont.
  case apostrophe
  /// A mark on a letter is missing, or is another one: cafe.
  case accent
  /// Only the letter case differs: i.
  case letterCase
  /// Two letters stand in each other's place: teh.
  case transposition
  /// A letter is missing: recive.
  case missingLetter
  /// A letter too many: untill.
  case extraLetter
  /// Another letter stands in its place: definately.
  case wrongLetter
  /// A space is missing between two words: alot.
  case missingSpace
  /// More than one of these.
  case severalSlips
  /// It is one of the user's replacements.
  case replacement
}

/// Another word than the typed one.
public struct Correction: Sendable, Equatable {
  /// The word or words, in the letter case of the typed word.
  public var text: String
  /// The whole typed word, which `text` replaces.
  public var range: Range<TextPoint>
  /// Probability that this is what was meant, 0…1; keeping the typed word is one of the hypotheses.
  public var probability: Double
  /// Whether it would be applied at the word end where autocorrect is `apply`.
  public var automatic: Bool
  /// How it differs.
  public var reason: CorrectionReason

  /// A correction of what stands in `range`.
  public init(
    text: String, range: Range<TextPoint>, probability: Double, automatic: Bool,
    reason: CorrectionReason
  ) {
    self.text = text
    self.range = range
    self.probability = probability
    self.automatic = automatic
    self.reason = reason
  }
}

/// What is thought of the word as it is typed.
public struct TypedWord: Sendable, Equatable {
  /// Whether it is a word of a pack, of the user or of the document.
  public var known: Bool
  /// Probability that it is meant as it stands, 0…1.
  public var keepProbability: Double
  /// Whether a diagnostic would mark it.
  public var flagged: Bool

  /// A judgement on a typed word.
  public init(known: Bool, keepProbability: Double, flagged: Bool) {
    self.known = known
    self.keepProbability = keepProbability
    self.flagged = flagged
  }
}
