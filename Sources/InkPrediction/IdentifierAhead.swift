// The rest of a name with marks inside, `shutdown_requested` behind `shutdown_`: when it is worth showing.

/// The rest of a name that a document has written before. No pack knows it, so that what speaks for it is how often it
/// stands there beside others that begin so.
package struct IdentifierAhead: Sendable, Equatable {
  /// A wrong name is more in the way than a wrong word, for it is read letter by letter.
  private static let leastChance = 0.65

  /// What is typed of the name, from its first letter on.
  package let typed: String
  /// The rest of it.
  package let rest: String
  /// The chance that the rest comes, 0…1.
  package let chance: Double

  /// A name of which something is typed.
  ///
  /// - Parameters:
  ///   - typed: What is typed of it, from its first letter on.
  ///   - rest: What is not.
  ///   - share: How often the document has this one of 100 that begin so, 0…1, one that nobody knows among them.
  ///   - letters: How many letters are typed behind the last mark.
  package init(typed: String, rest: String, share: Double, letters: Int) {
    (self.typed, self.rest) = (typed, rest)
    chance = Calibration.chance(
      ofShare: share, letters: letters, rest: rest.unicodeScalars.count)
  }

  /// The name as the line's continuation.
  package var continuation: Continuation {
    Continuation(words: [.init(text: typed + rest, probability: chance)])
  }

  /// Whether it is shown: one that is on show already stays while it is a little less likely.
  package func passes(_ gate: PredictionGate, isOnShow: Bool) -> Bool {
    // What a folder holds is told by its name alone.
    if typed.hasSuffix("/"), !gate.isInvoked { return false }
    if Self.isBarelyBegun(typed + rest, by: typed), !gate.isInvoked { return false }
    let least = gate.isInvoked ? gate.threshold : max(gate.threshold, Self.leastChance)
    return chance >= least * (isOnShow ? PredictionGate.keepingShare : 1)
      && rest.utf8.count >= (isOnShow ? 1 : gate.leastGhostBytes)
  }

  /// Whether what is typed of a name may well be something else: a number where the document has a date, a first name
  /// where it has an address; or nothing where it has a number that no word could be, as of an account.
  static func isBarelyBegun(_ name: String, by typed: String) -> Bool {
    if typed.isEmpty { return name.utf8.count > 2 && name.allSatisfy(\.isNumber) }
    guard typed.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    return name.contains("@") || typed.allSatisfy(\.isNumber)
  }
}
