// English words that have two spellings or are coined freely, and so are not slips of each other.

/// British and American spellings, and names of programs.
enum EnglishSpelling {
  /// Whether a normalized word is a variant spelling of another one, or a program name or participle formed from it.
  static func isVariant(_ word: String, of other: String) -> Bool {
    word.utf8.count == other.utf8.count && inBritain(word) == inBritain(other)
      || isDaemon(word, of: other) || isParticiple(word, of: other)
  }

  /// Whether a word is the regular participle of a long verb in -e that is listed without it: downsampled. In short
  /// words the d is rather a keystroke between two keys, as in thed.
  private static func isParticiple(_ word: String, of other: String) -> Bool {
    other + "d" == word && other.hasSuffix("e") && other.unicodeScalars.count >= leastVerb
  }

  private static let leastVerb = 7

  /// Whether a word is the name of a program that runs in the background: systemd, crond. A slip would instead add a
  /// key adjacent to the last one, repeat the last one, or add a key to a plural.
  private static func isDaemon(_ word: String, of other: String) -> Bool {
    other + "d" == word && !["e", "r", "d"].contains(where: other.hasSuffix) && !isPlural(other)
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && word.unicodeScalars.count > leastPlural
  }

  private static let leastPlural = 4

  /// Returns a word in -ize, -ization or -yze with the British -ise, -isation or -yse.
  private static func inBritain(_ word: String) -> String {
    for ending in behindZ where word.hasSuffix("z" + ending) {
      let stem = word.dropLast(ending.utf8.count + 1)
      if stem.hasSuffix("i") || stem.hasSuffix("y") { return stem + "s" + ending }
    }
    return word
  }

  /// The endings that may follow the z of -ize and -yze.
  private static let behindZ = [
    "e", "es", "ed", "er", "ers", "ing", "ings", "able", "ation", "ations", "ational",
  ]
}
