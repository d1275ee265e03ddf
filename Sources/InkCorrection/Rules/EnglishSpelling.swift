// English words that are spelled in two ways, or are made up as they are needed, and so are no slips of each other.

/// The spellings of Britain and of America, and names of programs.
enum EnglishSpelling {
  /// Whether a word, as language models know it, is another spelling of another one, or the name of a program that is
  /// made of it.
  static func isVariant(_ word: String, of other: String) -> Bool {
    word.utf8.count == other.utf8.count && inBritain(word) == inBritain(other)
      || isDaemon(word, of: other) || isParticiple(word, of: other)
  }

  /// Whether a word is the regular participle of a verb in -e that a list has without it: downsampled. Short words have
  /// the d from a finger between two keys: thed.
  private static func isParticiple(_ word: String, of other: String) -> Bool {
    other + "d" == word && other.hasSuffix("e") && other.unicodeScalars.count >= leastVerb
  }

  private static let leastVerb = 8

  /// Whether a word is the name of a program that runs in the background: systemd, crond. A slip adds a key beside the
  /// last one, or the last one again, or hits one behind a plural.
  private static func isDaemon(_ word: String, of other: String) -> Bool {
    other + "d" == word && !["e", "r", "d"].contains(where: other.hasSuffix) && !isPlural(other)
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss") && word.unicodeScalars.count > leastPlural
  }

  private static let leastPlural = 4

  /// A word with -ise, -isation and -yse for what ends in -ize, -ization and -yze.
  private static func inBritain(_ word: String) -> String {
    for ending in behindZ where word.hasSuffix("z" + ending) {
      let stem = word.dropLast(ending.utf8.count + 1)
      if stem.hasSuffix("i") || stem.hasSuffix("y") { return stem + "s" + ending }
    }
    return word
  }

  /// What may stand behind the z of -ize and -yze.
  private static let behindZ = [
    "e", "es", "ed", "er", "ers", "ing", "ings", "able", "ation", "ations", "ational",
  ]
}
