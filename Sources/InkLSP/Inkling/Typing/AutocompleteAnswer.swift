// The result of `inkling/autocomplete`.

package import InkJSON

/// The offers at a position in one version of a document; lists that were not requested are empty.
package struct AutocompleteAnswer: Equatable, Sendable {
  /// The version of the text it applies to.
  package var version: Int
  /// The cursor position it applies to.
  package var position: Position
  /// The range of the part of the word before the cursor.
  package var range: PositionRange
  /// The range of the whole word around the cursor.
  package var replaceRange: PositionRange
  /// The suggestions, best first.
  package var suggestions: [OfferedSuggestion] = []
  /// The ghost text; nil for none.
  package var inlinePrediction: OfferedPrediction?
  /// Alternatives to the word that ends at the cursor, best first.
  package var corrections: [OfferedCorrection] = []
  /// A judgement of that word; only with corrections.
  package var typed: TypedJudgement?
  /// The variants of the character before the cursor, that character first.
  package var callouts: [OfferedCallout] = []
  /// The probabilities of the characters that may be typed next, highest first.
  package var nextCharacters: [CharacterWeight] = []

  /// Creates an answer without any offers.
  package init(
    version: Int, position: Position, range: PositionRange, replaceRange: PositionRange
  ) {
    self.version = version
    self.position = position
    self.range = range
    self.replaceRange = replaceRange
  }
}

/// How likely a character is to be typed next.
package struct CharacterWeight: Equatable, Sendable {
  /// The character.
  package var character: String
  /// Its probability, 0…1.
  package var weight: Double

  /// Creates a character with its weight.
  package init(character: String, weight: Double) {
    self.character = character
    self.weight = weight
  }
}

/// A judgement of the word as typed.
package struct TypedJudgement: Equatable, Sendable {
  /// Whether it is a known word.
  package var known: Bool
  /// The probability that it is intended as it is, 0…1.
  package var keepProbability: Double
  /// Whether a diagnostic would flag it.
  package var flagged: Bool

  /// Creates a judgement.
  package init(known: Bool, keepProbability: Double, flagged: Bool) {
    self.known = known
    self.keepProbability = keepProbability
    self.flagged = flagged
  }
}

extension TypedJudgement: JSONWritable {
  /// Writes `{known, keepProbability, flagged}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("known", known)
      $0.member("keepProbability", keepProbability)
      $0.member("flagged", flagged)
    }
  }
}

extension AutocompleteAnswer: JSONWritable {
  /// Writes all members; absent ones as null or empty.
  package func write(to writer: inout JSONWriter) {
    writer.object { writeMembers(to: &$0) }
  }

  /// Writes the members into an object that may have others.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("version", version)
    writer.member("position", position)
    writer.member("range", range)
    writer.member("replaceRange", replaceRange)
    writer.member("suggestions", suggestions)
    writer.member("inlinePrediction", orNull: inlinePrediction)
    writer.member("corrections", corrections)
    writer.member("typed", orNull: typed)
    writer.member("callouts", callouts)
    writer.object("nextCharacters") {
      for next in nextCharacters { $0.member(next.character, next.weight) }
    }
  }
}
