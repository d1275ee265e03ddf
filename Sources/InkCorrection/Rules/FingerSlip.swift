// How likely fingers make a slip: the less, the more certain the meant word has to be.

import InkGeometry
import InkText

/// What kind of slip would turn one word into another, and the share that the meant word needs for it.
///
/// Invented and rare words are often a letter from a common one, but seldom by the slips that fingers make: `wyrm` and
/// `nybble` have another vowel, `musement` lacks its first letter. In longer words such a slip is a spelling mistake.
///
/// The shares were set on 154,000 words of manuals, anecdotes and a hackers' dictionary, where they keep 18 such words
/// of 50 that were changed wrongly, and two slips. In 146,000 other words they keep nine, and no slip. Of 2,000 seeded
/// slips, eight in small words and after a stray first letter are corrected in return for as many that no longer are.
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
  var leastShare: Double {
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    switch reason {
    case .wrongLetter:
      guard typed.count == meant.count, start < typed.count else { break }
      return layout.areNeighbours(typed[start], meant[start])
        ? AutocorrectRule.minimumShare : Self.leastShareOfFarKeys(typed.count)
    case .extraLetter:
      guard typed.count == meant.count + 1 else { break }
      if start < typed.count, start > 0, typed[start] == typed[start - 1] {
        let isDoubledFirst = start == 1 || typed[..<start].allSatisfy { $0 == typed[0] }
        return isDoubledFirst ? Self.leastShareOfDoubledFirst : AutocorrectRule.minimumShare
      }
      return isByChance(start)
        ? AutocorrectRule.minimumShare : Self.leastShareOfFarKeys(typed.count)
    case .missingLetter:
      guard typed.count + 1 == meant.count else { break }
      if start == 0 { return Self.leastShareWithoutFirst }
    case .severalSlips:
      return typed.count <= Self.longestShort
        ? Self.leastShareOfFarKey : Self.leastShareOfSeveralSlips
    case .apostrophe, .accent, .letterCase, .transposition, .missingSpace, .replacement: break
    }
    return AutocorrectRule.minimumShare
  }

  /// Whether the first two typed letters are on adjacent keys.
  var hasNeighbourFirst: Bool { typed.count > 1 && layout.areNeighbours(typed[0], typed[1]) }

  /// Whether an extra letter is on a key adjacent to that of the letter before or after it.
  private func isByChance(_ index: Int) -> Bool {
    guard index < typed.count else { return true }
    return [index - 1, index + 1].contains {
      typed.indices.contains($0)
        && (typed[$0] == typed[index] || layout.areNeighbours(typed[$0], typed[index]))
    }
  }

  /// For a letter of a distant key, by the length of the word.
  private static func leastShareOfFarKeys(_ letters: Int) -> Double {
    if letters <= longestShort { return leastShareOfFarKey }
    return letters == longestShort + 1 ? leastShareOfFarKeyInLong : AutocorrectRule.minimumShare
  }

  private static let longestShort = 6
  private static let leastShareOfFarKey = 0.94
  private static let leastShareOfFarKeyInLong = 0.85
  private static let leastShareOfDoubledFirst = 0.85
  private static let leastShareWithoutFirst = 0.75
  private static let leastShareOfSeveralSlips = 0.8
}
