// The results of correcting a finished word: candidates with their probabilities, and the state of the typed word.

public import InkText

/// How a correction differs from the typed word.
public enum CorrectionReason: String, Sendable, CaseIterable {
  /// An apostrophe is missing: dont.
  case apostrophe
  /// A diacritic is missing or wrong: cafe.
  case accent
  /// Only the letter case differs: i.
  case letterCase
  /// Two letters are swapped: teh.
  case transposition
  /// A letter is missing: recive.
  case missingLetter
  /// A letter is extra: untill.
  case extraLetter
  /// A letter is wrong: definately.
  case wrongLetter
  /// A space is missing between two words: alot.
  case missingSpace
  /// More than one of these.
  case severalSlips
  /// The word is one of the user's replacements.
  case replacement

  /// Whether one letter is missing, extra or wrong, or two are swapped.
  package var isOneSlip: Bool {
    switch self {
    case .transposition, .missingLetter, .extraLetter, .wrongLetter: true
    default: false
    }
  }
}

/// A word or words that may replace the typed word.
public struct Correction: Sendable, Equatable {
  /// The replacement, in the letter case of the typed word.
  public var text: String
  /// The range of the whole typed word, which `text` replaces.
  public var range: Range<TextPoint>
  /// The probability that this is what was meant, 0…1; keeping the typed word is one of the hypotheses.
  public var probability: Double
  /// Whether it would be applied at the end of the word where autocorrect is `apply`.
  public var automatic: Bool
  /// How it differs from the typed word.
  public var reason: CorrectionReason

  /// Creates a correction of the text in `range`.
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

/// The judgement on the word as typed.
public struct TypedWord: Sendable, Equatable {
  /// Whether it is a word of a pack, of the user or of the document.
  public var known: Bool
  /// The probability that it is meant as typed, 0…1.
  public var keepProbability: Double
  /// Whether a diagnostic would mark it, which depends on its document; false until an answer about one says so.
  public var flagged: Bool

  /// Creates a judgement on a typed word.
  public init(known: Bool, keepProbability: Double, flagged: Bool = false) {
    self.known = known
    self.keepProbability = keepProbability
    self.flagged = flagged
  }
}
