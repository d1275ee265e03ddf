// English words that have two spellings or are coined freely, and so are not slips of each other.

/// British and American spellings, names of programs, and confusions of letters that tell what is meant.
struct EnglishSpelling: OrthographyRules {
  /// Whether a word is a variant spelling of the meant one, or a program name or participle formed from it.
  func areVariants(_ typed: String, _ meant: String) -> Bool {
    typed.utf8.count == meant.utf8.count && Self.inBritain(typed) == Self.inBritain(meant)
      || Self.isBritish(typed, of: meant) || Self.isAmerican(typed, of: meant)
      || Self.isDaemon(typed, of: meant)
      || Self.isParticiple(typed, of: meant)
  }

  /// Whether a long word is the British spelling of an American one, with ae or oe for e, or a double letter before an
  /// ending: haematocrit, journalling, focusses.
  private static func isBritish(_ word: String, of other: String) -> Bool {
    guard word.utf8.count == other.utf8.count + 1, word.utf8.count >= minimumBritishLength else {
      return false
    }
    return diphthongs.contains { word.replacing($0, with: "e", maxReplacements: 1) == other }
      || doubles.contains { double in
        double.endings.contains { ending in
          word.hasSuffix(double.letters + ending)
            && word.dropLast(ending.utf8.count + 1) + ending == other
        }
      }
  }

  /// Whether a word of five letters or more is the American spelling of a British one, with or for our: valor.
  private static func isAmerican(_ word: String, of other: String) -> Bool {
    other.utf8.count == word.utf8.count + 1 && word.utf8.count >= minimumAmericanLength
      && other.replacing("our", with: "or", maxReplacements: 1) == word
  }

  private static let minimumAmericanLength = 5

  private static let diphthongs = ["ae", "oe"]
  private static let doubles = [
    (letters: "ll", endings: ["ed", "ing", "er", "ers", "or", "ors"]),
    (letters: "ss", endings: ["es", "ed", "ing"]),
  ]
  private static let minimumBritishLength = 8

  /// Returns what a word stands for, which may not be a word itself; none for nearly all words. A word in -full means
  /// the one in -ful: careful, not carefully, for carefull. Where ie and ei are confused, nothing else is taken to be
  /// wrong: receive, not received, for recieve.
  func respelledForms(of word: String) -> [String] {
    if word.utf8.count < Self.minimumLetters { return [] }
    if word.hasSuffix("full"), word.utf8.count > Self.minimumLetters {
      return [String(word.dropLast())]
    }
    let (letterE, letterI) = (UInt8(ascii: "e"), UInt8(ascii: "i"))
    let swapped =
      Self.swapping(letterI, letterE, in: word) ?? Self.swapping(letterE, letterI, in: word)
    return swapped.map { [$0] } ?? []
  }

  /// Whether a word is the regular participle of a long verb in -e that is listed without it: downsampled. In short
  /// words the d is rather a keystroke between two keys, as in thed.
  private static func isParticiple(_ word: String, of other: String) -> Bool {
    other + "d" == word && other.hasSuffix("e") && other.unicodeScalars.count >= minimumVerbLength
  }

  private static let minimumVerbLength = 7

  /// Whether a word is the name of a program that runs in the background: systemd, crond. A slip would instead add a
  /// key adjacent to the last one, repeat the last one, or add a key to a plural.
  private static func isDaemon(_ word: String, of other: String) -> Bool {
    other + "d" == word && !["e", "r", "d"].contains(where: other.hasSuffix) && !isPlural(other)
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && word.unicodeScalars.count > minimumPluralLength
  }

  private static let minimumPluralLength = 4

  /// Returns a word in -ize, -ization or -yze with the British -ise, -isation or -yse.
  private static func inBritain(_ word: String) -> String {
    for ending in afterZ where word.hasSuffix("z" + ending) {
      let stem = word.dropLast(ending.utf8.count + 1)
      if stem.hasSuffix("i") || stem.hasSuffix("y") { return stem + "s" + ending }
    }
    return word
  }

  /// The endings that may follow the z of -ize and -yze.
  private static let afterZ = [
    "e", "es", "ed", "er", "ers", "ing", "ings", "able", "ation", "ations", "ational",
  ]

  /// Returns a word with two letters swapped at their first occurrence side by side; nil if there is none. Works on
  /// bytes, since it runs at nearly every keystroke.
  private static func swapping(_ first: UInt8, _ second: UInt8, in word: String) -> String? {
    var bytes = Array(word.utf8)
    guard
      let index = bytes.indices.dropLast().first(where: {
        bytes[$0] == first && bytes[$0 + 1] == second
      })
    else { return nil }
    bytes.swapAt(index, index + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The minimum number of bytes: there are no words in -ful of four letters, and lied and lieu are words.
  private static let minimumLetters = 5
}
