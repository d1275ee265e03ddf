// German typed without its letters: ae, oe and ue for ä, ö and ü, and then ss for ß.

import InkText

/// The spelling of German on keyboards that lack its letters.
enum Umlauts {
  /// Returns the forms of a word in which some or all of the letter pairs are replaced by the letters they stand for.
  ///
  /// - Parameter word: The normalized word.
  /// - Returns: The forms other than the word itself, whether they are words or not: at most 75, and none for a word
  ///   with more than four pairs of a kind, for which there would be many and no such word is known.
  static func forms(of word: String) -> [String] {
    let umlauts = pairs(in: word, meant: umlaut)
    let sharps = pairs(in: word) { $0 == UInt8(ascii: "s") && $1 == $0 ? "ß" : nil }
    guard (1...maximumCount).contains(umlauts.count), sharps.count <= maximumCount else {
      return []
    }
    // A keyboard with umlauts also has ß: ss alone is the Swiss spelling.
    let sharpsOrNone = [[]] + sharps.map { [$0] }
    return (1..<1 << umlauts.count).flatMap { chosen in
      let some = umlauts.indices.filter { chosen >> $0 & 1 == 1 }.map { umlauts[$0] }
      return sharpsOrNone.map { spelled(word, some + $0) }
    }
  }

  /// Whether two words differ only in ß and ss, as the spellings of Germany and Switzerland do, or the typed one has ß
  /// as before 1996 where the other has an umlaut and ss: mußtest stands for musstest, not for müsstest.
  static func isVariant(_ word: String, of other: String) -> Bool {
    guard (word + other).unicodeScalars.contains("ß") else { return false }
    return inSwitzerland(word) == inSwitzerland(other)
      || word.contains("ß") && !other.contains("ß") && foldedKey(word) == foldedKey(other)
  }

  /// Returns a word with ss for ß.
  private static func inSwitzerland(_ word: String) -> String {
    word.replacing("ß", with: "ss")
  }

  private static let maximumCount = 4

  /// The position of two letters in a word, and the letter that they may stand for.
  private typealias Pair = (place: Range<String.Index>, meant: Character)

  private static func umlaut(_ first: UInt8, _ second: UInt8) -> Character? {
    guard second == UInt8(ascii: "e") else { return nil }
    return switch first {
    case UInt8(ascii: "a"): "ä"
    case UInt8(ascii: "o"): "ö"
    case UInt8(ascii: "u"): "ü"
    default: nil
    }
  }

  /// Returns the letter pairs of a word that stand for one letter, from left to right, up to one more than the limit.
  private static func pairs(
    in word: String, meant: (UInt8, UInt8) -> Character?
  ) -> [Pair] {
    let letters = word.utf8
    var found: [Pair] = []
    for (first, second) in zip(letters.indices, letters.indices.dropFirst())
    where found.count <= maximumCount {
      guard let meant = meant(letters[first], letters[second]) else { continue }
      found.append((first..<letters.index(after: second), meant))
    }
    return found
  }

  /// Returns a word with the given letters in place of the pairs.
  private static func spelled(_ word: String, _ pairs: [Pair]) -> String {
    var spelled = ""
    var rest = word[...]
    for pair in pairs.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      spelled += rest[..<pair.place.lowerBound]
      spelled.append(pair.meant)
      rest = rest[pair.place.upperBound...]
    }
    return spelled + rest
  }
}
