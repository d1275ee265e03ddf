// The rest of an identifier, such as `shutdown_requested` after `shutdown_`, and when it is worth showing.

/// The rest of an identifier that a document already contains. No pack has it, so the evidence is its frequency among
/// the document's identifiers with the typed prefix.
package struct IdentifierAhead: Sendable, Equatable {
  /// The minimum probability to show it: a wrong identifier is more distracting than a wrong word, since it is read
  /// letter by letter.
  private static let minimumChance = 0.65

  /// The typed part of the identifier.
  package let typed: String
  /// The rest of the identifier.
  package let rest: String
  /// The probability that the rest comes next, 0…1.
  package let chance: Double

  /// Creates a partly typed identifier.
  ///
  /// - Parameters:
  ///   - typed: The typed part.
  ///   - rest: The remaining part.
  ///   - share: The identifier's share of the document's identifiers with the typed prefix, counting one unknown
  ///     identifier, 0…1.
  ///   - letters: The number of letters typed after the last mark.
  package init(typed: String, rest: String, share: Double, letters: Int) {
    (self.typed, self.rest) = (typed, rest)
    chance = Calibration.chance(
      ofShare: share, letters: letters, rest: rest.unicodeScalars.count)
  }

  /// The identifier as a continuation of the line.
  package var continuation: Continuation {
    Continuation(words: [.init(text: typed + rest, probability: chance)])
  }

  /// Whether the identifier is shown; one that is already shown stays while it is slightly less likely.
  package func passes(_ gate: PredictionGate, isOnShow: Bool) -> Bool {
    // The contents of a folder cannot be guessed from its name alone.
    if typed.hasSuffix("/"), !gate.isInvoked { return false }
    if Self.isTooLittleEvidence(typed + rest, by: typed), !gate.isInvoked { return false }
    let least = gate.isInvoked ? gate.threshold : max(gate.threshold, Self.minimumChance)
    return chance >= least * (isOnShow ? PredictionGate.retentionShare : 1)
      && rest.utf8.count >= (isOnShow ? 1 : gate.minimumGhostBytes)
  }

  /// Whether the typed part is too little evidence for an identifier: only digits, or a single name where the document
  /// has an email address; or nothing, for a number of more than two digits.
  static func isTooLittleEvidence(_ name: String, by typed: String) -> Bool {
    if typed.isEmpty { return name.utf8.count > 2 && name.allSatisfy(\.isNumber) }
    guard typed.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    return name.contains("@") || typed.allSatisfy(\.isNumber)
  }
}
