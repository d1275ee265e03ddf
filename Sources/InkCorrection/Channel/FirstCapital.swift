// What the case of the first two letters tells about slips in them.

import InkLexicon
import InkText

/// The evidence in the case of a word's first letters for a slip in these letters.
///
/// Somebody who misses the key of the capital with which a sentence begins leaves a small letter: "here" for "Where".
/// And somebody who swaps the first two letters swaps their case with them: "eVry" for "Very". Any other word would
/// need a second slip, of the Shift key.
struct FirstCapital {
  private let key: [UInt8]
  /// What the small letter adds to the score of a word whose first letter is missing.
  private let missing: Score
  /// Whether the second letter is the only capital.
  private let isSecond: Bool

  private static let none = Score(nats: 0)
  /// ln 1/2: above it, a small letter is more usual than a capital, which nobody then meant.
  private static let minimumExpectedScore = Score(nats: -0.693)

  /// The evidence in a typed word.
  ///
  /// - Parameters:
  ///   - word: The typed word.
  ///   - smallStart: ln P(small letter) for the first letter of the word that is meant.
  init(of word: TypedForm, smallStart: Score) {
    key = word.key
    let isExpected = smallStart < Self.minimumExpectedScore
    missing = word.letterCase == .lower && isExpected ? Self.none - smallStart : Self.none
    isSecond = word.lateShift?.isHeld == false
  }

  /// Whether the case tells anything.
  var isInformative: Bool { isSecond || missing > Self.none }

  /// Whether a word with a folded key begins with a capital that is missing in the typed one.
  func isMissing(in meant: [UInt8]) -> Bool {
    missing > Self.none && meant.count == key.count + 1 && meant.dropFirst() == key[...]
  }

  /// Whether a word with a folded key begins with the capital that is the second letter of the typed one.
  private func isSwapped(in meant: [UInt8]) -> Bool {
    guard isSecond, meant.count == key.count, key.count > 1 else { return false }
    return meant[0] == key[1] && meant[1] == key[0] && meant.dropFirst(2) == key.dropFirst(2)
  }

  /// Returns what the case adds to the score of a word with a folded key.
  func gain(of meant: [UInt8]) -> Score {
    if isMissing(in: meant) { return missing }
    return isSwapped(in: meant) ? Self.lateShift : Self.none
  }

  /// -ln P of a Shift key that was pressed a letter late, as another word would need it; set by hand, since lists of
  /// slips have no capitals.
  private static let lateShift = Score(nats: 5)
}
