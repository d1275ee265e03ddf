// English contractions that are typed without their apostrophe, where that is no word of its own.

import InkText

/// The contractions by what is typed of them.
///
/// Not among them is what is a word by itself, which only its context can tell: hell, id, ill, its, lets, shed,
/// shell, wed, well, were. Behind a pronoun, cant and wont are no nouns.
enum EnglishContractions {
  /// The contraction of a word typed without its apostrophe. ID and IM are short for something else.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - previous: The word before, as language models know it.
  /// - Returns: The contraction in the case of the typed word; nil if it is none.
  static func contraction(of typed: String, behind previous: String? = nil) -> String? {
    let letterCase = LetterCase.of(typed)
    let small = typed.lowercased()
    let isBehindPronoun = previous.map(pronouns.contains) ?? false
    guard let full = table[small] ?? (isBehindPronoun ? tableBehindPronouns[small] : nil),
      letterCase != .mixed,
      !(letterCase == .upper && full.hasPrefix("I'"))
    else { return nil }
    return letterCase.applied(to: full)
  }

  /// Whether a contraction that begins with a capital inside a sentence may also be a name, by the word before: Ive,
  /// unless it is one that a clause begins behind; Im only where a name or a noun has to stand, since there is hardly
  /// anybody of that name.
  static func mayBeName(_ typed: String, behind previous: String?) -> Bool {
    switch typed {
    case "Ive": !(previous.map(openers.contains) ?? false)
    case "Im": previous.map { $0.hasPrefix("<") || nounOpeners.contains($0) } ?? true
    default: false
    }
  }

  private static let openers = Set(
    wordsOf: """
      although and as because believe but feel guess hope if know like mean said say since so swear than that think
      though unless until what when where which while
      """)
  private static let nounOpeners = Set(
    wordsOf: "a an by dr miss mr mrs ms of our the their these this those to use used uses your")

  private static let pronouns: Set = [
    "i", "you", "he", "she", "it", "we", "they", "who", "there", "this",
  ]

  private static let tableBehindPronouns = ["cant": "can't", "wont": "won't"]

  private static let table: [String: String] = {
    let verbs = "are could did do does had has have is might must need should was were would"
    var table: [String: String] = [:]
    for verb in verbs.split(separator: " ") { table[verb + "nt"] = verb + "n't" }
    let others = """
      couldn't've could've should've would've might've must've I'm I've you're you've you'd you'll they're they've
      they'd they'll we've he's she's it'll it'd that's that'll that'd there's there'll here's where's what's what're
      what'll who's who've how's shan't ain't y'all o'clock ma'am
      """
    for full in Set(wordsOf: others) {
      table[full.lowercased().split(separator: "'").joined()] = full
    }
    return table
  }()
}
