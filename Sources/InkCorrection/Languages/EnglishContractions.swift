// English contractions typed without their apostrophe or space, where the result is not a word by itself.

import InkText

/// The contractions by their typed form.
///
/// Excludes words that only their context distinguishes: hell, id, ill, its, lets, shed, shell, wed, well, were. After
/// a pronoun or "but", cant and wont are not nouns, and hardly any sentence begins with these nouns.
struct EnglishContractions: JoinedWordRules {
  func separated(
    _ typed: String, after previous: String?, beginsSentence: Bool
  ) -> String? {
    if let pair = Self.pairWithPronoun(typed) { return pair }
    if beginsSentence { return Self.contraction(beginning: typed) }
    if Self.mayBeName(typed, after: previous) { return nil }
    return Self.contraction(of: typed, after: previous)
  }

  /// Returns the contraction of a word typed without its apostrophe. ID and IM are abbreviations of something else.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - previous: The word before it, normalized.
  /// - Returns: The contraction in the letter case of the typed word; nil if it is none.
  private static func contraction(of typed: String, after previous: String? = nil) -> String? {
    let letterCase = LetterCase.of(typed)
    let small = typed.lowercased()
    let isAfterSubject = previous.map(subjects.contains) ?? false
    guard let full = table[small] ?? (isAfterSubject ? tableBesideSubjects[small] : nil),
      letterCase != .mixed,
      !(letterCase == .upper && (full.hasPrefix("I'") || full.isSplit)),
      !(full.hasSuffix("'s") && previous.map(determiners.contains) ?? false)
    else { return nil }
    return letterCase.applied(to: full)
  }

  /// Returns the contraction of the first word of a sentence, typed without its apostrophe; nil if it is none.
  private static func contraction(beginning typed: String) -> String? {
    if let full = contraction(of: typed) { return full }
    let small = typed.lowercased()
    let letterCase = LetterCase.of(typed)
    guard letterCase == .title || letterCase == .lower, let full = tableBesideSubjects[small]
    else { return nil }
    return letterCase.applied(to: full)
  }

  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String? {
    let letterCase = LetterCase.of(first)
    guard letterCase == .lower || letterCase == .title || first == "I" else { return nil }
    let small = first.lowercased()
    if second.isEmpty {
      let full = Self.table[small] ?? Self.tableBesideSubjects[small]
      return full.flatMap { $0.hasSuffix("n't") ? letterCase.applied(to: $0) : nil }
    }
    if second == "t" || second == "n't" {
      let whole = small + second.filter(\.isLetter)
      let full = Self.table[whole] ?? Self.tableBesideSubjects[whole]
      return full.flatMap { $0.hasSuffix("n't") ? letterCase.applied(to: $0) : nil }
    }
    let hasPart =
      switch small {
      case "i": second == "m" || second == "ll" || second == "ve" || mark != " " && second == "d"
      case "you", "we", "they":
        // After a space, re begins a word: we re use it.
        second == "ll" || second == "ve" || mark != " " && (second == "d" || second == "re")
      case "he", "she", "it", "that", "what", "there", "here":
        mark != " " && (second == "s" || second == "ll")
      case "let", "who", "where", "how": mark != " " && second == "s"
      default: false
      }
    if !hasPart { return nil }
    return (small == "i" ? "I" : first) + "'" + second
  }

  /// Returns a word after which a clause begins and the pronoun that is typed at its end: "and I" for "andI".
  private static func pairWithPronoun(_ typed: String) -> String? {
    guard LetterCase.of(typed) == .mixed, let index = typed.lastIndex(of: "I"),
      clauseWords.contains(typed[..<index].lowercased()),
      typed[..<index].dropFirst().allSatisfy(\.isLowercase),
      pronouns.contains(normalizedWord(String(typed[index...])))
    else { return nil }
    return typed[..<index] + " " + typed[index...]
  }

  private static let pronouns: Set = ["i", "i'd", "i'll", "i'm", "i've"]
  private static let clauseWords = Set(
    wordsOf: """
      after all although and as because before but how hope if know once or say since so than that then think though
      unless until what when where which while who why
      """)

  /// Whether a contraction capitalized inside a sentence may also be a proper name, as Ive, Im, Noone or Abit may
  /// unless they follow a word after which a clause begins.
  private static func mayBeName(_ typed: String, after previous: String?) -> Bool {
    let isPair = LetterCase.of(typed) == .title && table[typed.lowercased()]?.isSplit ?? false
    return (isPair || ["Ive", "Im"].contains(typed))
      && !(previous.map(openers.contains) ?? false)
  }

  private static let openers = Set(
    wordsOf: """
      afraid although and as because believe but feel glad guess hope if know like mean now or said say since so
      sorry sure swear than that then think though unless until what when where which while
      """)

  /// Words that precede a plural, and no contraction with is: the hows and the shes.
  private static let determiners: Set = ["both", "few", "many", "some", "the", "these", "those"]

  /// Words that precede a verb but not a noun.
  private static let subjects: Set = [
    "i", "you", "he", "she", "it", "we", "they", "who", "why", "there", "this", "but", "just",
    "probably", "really", "still",
  ]

  /// Words that are contractions where a subject precedes them or is yet to come.
  private static let tableBesideSubjects = ["cant": "can't", "wont": "won't"]

  /// Pairs of words, one a line, that are nothing else without their space.
  private static let joinedWords = """
    no one
    a lot
    a bit
    as well
    at least
    each other
    in fact
    in spite
    let me
    right now
    I can
    I did
    I feel
    I find
    I guess
    I had
    I hate
    I have
    I hope
    I just
    I knew
    I know
    I love
    I need
    I never
    I really
    I should
    I still
    I think
    I thought
    I used
    I want
    I wanted
    I was
    I went
    I will
    I wish
    I wonder
    I would
    """

  private static let table: [String: String] = {
    let verbs = "are could did do does had has have is might must need should was were would"
    var table: [String: String] = [:]
    for verb in verbs.listedWords { table[verb + "nt"] = verb + "n't" }
    let others = """
      couldn't've could've should've would've might've must've I'm I've you're you've you'd you'll they're they've
      they'd they'll we've he's she's it'll it'd that's that'll that'd there's there'll here's where's what's what're
      what'll who's who've how's when's shan't ain't y'all o'clock ma'am today's tomorrow's yesterday's women's children's
      everyone's everybody's someone's somebody's anyone's anybody's nobody's
      """
    for full in others.listedWords {
      let letters = full.lowercased().utf8.filter { $0 != UInt8(ascii: "'") }
      table[String(decoding: letters, as: UTF8.self)] = full
    }
    for words in joinedWords.listedRows {
      table[words.joined().lowercased()] = words.joined(separator: " ")
    }
    let negated = "can't couldn't didn't don't won't wouldn't"
    for verb in negated.listedWords {
      table["i" + verb.filter { $0 != "'" }] = "I " + verb
    }
    return table
  }()
}
