// The categories by which emoji pickers sort emoji.

import InkText

/// A category of emoji, with the names KeyboardKit 9 uses: Unicode's categories, with people among the smileys.
package enum EmojiCategory: String, Sendable, CaseIterable {
  case smileysAndPeople, animalsAndNature, foodAndDrink, activity, travelAndPlaces, objects,
    symbols, flags

  /// Creates the category of an emoji, or nil if the text is not an emoji. Takes a few hundred nanoseconds.
  package init?(of emoji: String) {
    guard let first = emoji.unicodeScalars.first,
      first.properties.isEmoji || first.properties.isEmojiModifierBase,
      !first.isASCII || emoji.unicodeScalars.last == Self.keycap
    else { return nil }
    let starts = Self.starts
    let end = starts.partitionPoint { $0.scalar <= first.value }
    guard end > 0 else { return nil }
    self = starts[end - 1].category
  }

  /// What makes an emoji of a digit, # or *, which by themselves are none.
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// The start of each range, parsed once from ``ranges``.
  private static let starts: [(scalar: UInt32, category: EmojiCategory)] =
    ranges.split { $0 == " " || $0 == "\n" }.compactMap { start in
      guard let letter = start.last, let category = EmojiCategory(letter: letter),
        let scalar = UInt32(start.dropLast(), radix: 16)
      else { return nil }
      return (scalar, category)
    }

  private init?(letter: Character) {
    switch letter {
    case "s": self = .smileysAndPeople
    case "n": self = .animalsAndNature
    case "f": self = .foodAndDrink
    case "a": self = .activity
    case "t": self = .travelAndPlaces
    case "o": self = .objects
    case "y": self = .symbols
    case "g": self = .flags
    default: return nil
    }
  }
}
