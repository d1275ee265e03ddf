// How likely fingers make a slip: the less, the more certain the meant word has to be.

import InkGeometry
import InkText

/// What kind of slip would turn one word into another, and the share that the meant word needs for it.
///
/// Invented and rare words are often a letter from a common one, but seldom by a slip that fingers make or by another
/// spelling of the same sound: `wyrm` has a letter of a distant key, `musement` lacks its first one.
///
/// The shares were set on 154,000 words of manuals, anecdotes and a hackers' dictionary. In 146,000 other words, six of
/// 82 changes are no longer made, all of them wrong. The price is three of 500 seeded slips in commit messages.
struct FingerSlip {
  private let typed: [UInt8]
  private let meant: [UInt8]
  private let reason: CorrectionReason
  private let layout: KeyboardLayout

  /// Creates the slip between two words in lower case.
  init(
    of typed: String, for meant: String, _ reason: CorrectionReason, on layout: KeyboardLayout
  ) {
    (self.typed, self.meant) = (foldedKey(typed), foldedKey(meant))
    (self.reason, self.layout) = (reason, layout)
  }

  /// The minimum share of the meant word.
  var minimumShare: Double {
    let start = typed.commonPrefixCount(with: meant)
    switch reason {
    case .wrongLetter:
      guard typed.count == meant.count, start < typed.count else { break }
      return layout.areNeighbors(typed[start], meant[start]) || soundsAlike(start)
        ? AutocorrectRule.minimumShare : minimumShareByLength
    case .extraLetter:
      guard typed.count == meant.count + 1 else { break }
      if start < typed.count, start > 0, typed[start] == typed[start - 1] {
        let isDoubledFirst = start == 1 || typed[..<start].allSatisfy { $0 == typed[0] }
        return isDoubledFirst ? Self.minimumShareOfDoubledFirst : AutocorrectRule.minimumShare
      }
      return isByChance(start)
        ? AutocorrectRule.minimumShare : minimumShareByLength
    case .missingLetter:
      guard typed.count + 1 == meant.count else { break }
      if start == 0 { return Self.minimumShareOfMissingFirst }
    case .severalSlips:
      if typed.count <= Self.maximumLengthWithSeveral { return Self.minimumShareOfShortWords }
    case .apostrophe, .accent, .letterCase, .transposition, .missingSpace, .replacement: break
    }
    return AutocorrectRule.minimumShare
  }

  /// Whether the first two typed letters are on adjacent keys.
  var hasNeighborFirst: Bool { typed.count > 1 && layout.areNeighbors(typed[0], typed[1]) }

  /// Whether two letters are spelled for one another by ear: benifit, juise.
  private func soundsAlike(_ index: Int) -> Bool {
    let pair = [typed[index], meant[index]]
    return Self.sounds.contains { sound in pair.allSatisfy(sound.utf8.contains) }
  }

  /// Whether an extra letter is on a key adjacent to that of the letter before or after it.
  private func isByChance(_ index: Int) -> Bool {
    guard index < typed.count else { return true }
    return [index - 1, index + 1].contains {
      typed.indices.contains($0)
        && (typed[$0] == typed[index] || layout.areNeighbors(typed[$0], typed[index]))
    }
  }

  /// For a letter of a distant key, which short words have by chance.
  private var minimumShareByLength: Double {
    typed.count <= Self.maximumShortLength
      ? Self.minimumShareOfShortWords : AutocorrectRule.minimumShare
  }

  private static let sounds = ["aeiou", "csz", "ckq", "gj"]
  private static let maximumShortLength = 6
  private static let maximumLengthWithSeveral = 5
  private static let minimumShareOfShortWords = 0.94
  private static let minimumShareOfDoubledFirst = 0.85
  private static let minimumShareOfMissingFirst = 0.75
}
