// English words whose meaning the next word determines: ill call, should of been, more then one.

import InkText

/// Replacements of correctly spelled words, once the next word shows that another one was meant.
///
/// Uses closed lists but for participles in -ed, since nouns, adjectives and participles can follow both readings: its
/// best, its running time, your missing files. Cases not covered here are weighed by the packs; see
/// ``Corrector/likelierWord(than:afterComma:before:soundingLike:)``.
enum EnglishNextWord {
  /// The words that the next one may disambiguate.
  static let words = Set(
    wordsOf: """
      a an dose effect hell hole i id ill its lets loose nor of past re roll shell suppose than their then there trough
      use weather wed well were whose you're your
      """
  ).union(EnglishGenitives.words).union(EnglishSetPhrases.words)
  /// Those of them that mean another word only when capitalized at the start of a sentence.
  static let wordsAtStart: Set = ["hell", "shell", "than", "wed", "well", "were"]

  /// Whether a word is capitalized for the pronoun I inside a sentence, "I think Ill go", and is no condition of the
  /// body: "when Ill". `previous` is the word before; nil if a comma is between.
  static func isPronoun(_ word: String, after previous: String?) -> Bool {
    word == "ill" && !(previous.map(["if", "when", "while"].contains) ?? false)
  }

  /// Returns what is meant by a word.
  ///
  /// - Parameters:
  ///   - word: One of ``words``.
  ///   - before: The words before it in its sentence and line, in small letters.
  ///   - next: The word after it, as typed.
  /// - Returns: The replacement, the word itself if it is meant, or nil if there is no rule.
  static func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    let previous = before.last ?? ""
    if word == "a" || word == "an" {
      if EnglishArticle.isNamed(after: previous) { return ToldWord(word) }
      return EnglishArticle.article(before: next).map { ToldWord($0, by: .sound) }
    }
    if EnglishGenitives.words.contains(word) {
      return EnglishGenitives.meant(by: word, after: before)
    }
    let next = normalizedWord(next)
    if let meant = EnglishSetPhrases.meant(by: word, after: previous, before: next) {
      return ToldWord(meant)
    }
    switch word {
    case "i":
      return EnglishPronoun.isSubject(after: previous, before: next) ? ToldWord("I") : nil
    case "id": return ToldWord("I'd", by: .odds)
    case "ill": return verbsAfterIll.contains(next) ? nil : ToldWord("I'll", by: .odds)
    // Neither success nor failure.
    case "nor": return ToldWord("nor")
    // What is left of a contraction, or a prefix.
    case "re": return ToldWord("re")
    case "lets":
      let isFirst = before.last { $0.first?.isLetter ?? false }.map(interjections.contains) ?? true
      let isProposal = isFirst && proposals.contains(next)
      return ToldWord("let's", by: isProposal ? .words : .odds)
    case "hell": return next == "be" ? ToldWord("he'll", by: .odds) : nil
    case "shell": return next == "be" ? ToldWord("she'll", by: .odds) : nil
    case "wed": return wishes.contains(next) ? ToldWord("we'd") : nil
    case "well": return plans.contains(next) ? ToldWord("we'll", by: .odds) : nil
    case "were":
      if auxiliaries.contains(next) { return ToldWord("where") }
      return pursuits.contains(next) ? ToldWord("we're", by: .odds) : nil
    case "past":
      let isVerb = subjects.contains(previous) && determiners.contains(next)
      return isVerb ? ToldWord("passed", by: .odds) : nil
    case "of":
      let isVerb = EnglishHomophones.modals.contains(previous) && !determiners.contains(next)
      // The might of united nations is a noun.
      let isNoun = previous == "might"
      return isVerb ? ToldWord("have", by: !isNoun && isParticiple(next) ? .words : .odds) : nil
    case "dose":
      let isVerb =
        subjects.contains(previous) ? next == "not" : before.isEmpty && doers.contains(next)
      return isVerb ? ToldWord("does", by: .odds) : nil
    // What is meant as it is, unless the words around it are those of the word that is often written for it.
    case "effect": return next.hasPrefix("change") ? ToldWord(word) : nil
    case "hole": return wholes.contains(next) ? nil : ToldWord(word)
    case "roll": return before.suffix(4).contains(where: plays.contains) ? nil : ToldWord(word)
    case "weather":
      let isQuestion = questioned.contains(previous) && alternativesOfQuestion.contains(next)
      return isQuestion ? nil : ToldWord(word)
    case "trough":
      let isWay = movements.contains(previous) && ways.contains(next)
      return isWay ? ToldWord("through", by: .odds) : nil
    case "suppose", "use":
      let isParticiple =
        next == "to" && isPassive(word, after: previous, isSecond: before.count == 1)
      return isParticiple ? ToldWord(word + "d") : nil
    case "loose":
      let isVerb =
        previous == "to" || previous.hasSuffix("n't") || EnglishHomophones.modals.contains(previous)
      return isVerb && !looseThings.contains(next) ? ToldWord("lose", by: .odds) : nil
    case "than": return subjects.contains(next) ? ToldWord("then") : nil
    case "then": return comparison(after: before, before: next)
    default: return possessive(word, after: previous, before: next)
    }
  }

  /// Whether "suppose to" or "use to" lacks its d: are suppose to, get use to, and at the start I use to; unlike "did
  /// not use to" and "the words I use to say so".
  private static func isPassive(_ word: String, after previous: String, isSecond: Bool) -> Bool {
    if word == "suppose" { return formsOfBe.contains(previous) }
    return isSecond && subjects.contains(previous) || becomes.contains(previous)
      || previous != "not" && formsOfBe.contains(previous)
  }

  /// What is meant by "then": than, after what is compared, unless a clause may follow, as in "it grew colder then the
  /// snow came".
  private static func comparison(after before: [String], before next: String) -> ToldWord {
    let (previous, first) = (before.last ?? "", before.dropLast().last ?? "")
    if previous == "rather", !alternatives.contains(first) { return ToldWord("than") }
    if comparatives.contains(previous), numbers.contains(next) { return ToldWord("than") }
    guard conditions.isDisjoint(with: before) else { return ToldWord("then") }
    if comparatives.contains(previous), amounts.contains(next) { return ToldWord("than") }
    if previous == "often", next == "not" { return ToldWord("than", by: .odds) }
    let isCompared = comparatives.contains(previous) || comparedAdjectives.contains(previous)
    let isMeasured = next == "the" && measures.contains(first)
    return isCompared && (compared.contains(next) || isMeasured)
      ? ToldWord("than", by: .odds) : ToldWord("then")
  }

  /// What is meant by a possessive, or by a contraction that sounds like one.
  private static func possessive(
    _ word: String, after previous: String, before next: String
  ) -> ToldWord? {
    // Of its not being there, by whose a priori likelihood.
    let isPossessive = prepositions.contains(previous)
    switch word {
    case "its":
      if isPossessive || previous == "as" || degrees.contains(next) { return ToldWord("its") }
      return afterIt.contains(next)
        ? ToldWord("it's") : contraction("it's", after: previous, before: next)
    case "your":
      // They overstayed their welcome.
      let isNoun =
        next == "welcome" && (previous.hasPrefix("over") || previous.hasPrefix("out"))
      if isPossessive || isNoun { return ToldWord("your") }
      return next == "welcome" || pursuits.contains(next)
        ? ToldWord("you're", by: .odds) : contraction("you're", after: previous, before: next)
    case "there":
      if isPossessive { return ToldWord("their", by: .odds) }
      guard pursuits.contains(next) else { return nil }
      return ToldWord("they're", by: previous.isEmpty ? .words : .odds)
    case "their":
      if isPossessive { return nil }
      if afterVerb.contains(next) { return ToldWord("they're") }
      let isClause = next == "not" && clauseOpeners.contains(previous)
      return isClause ? ToldWord("they're", by: .odds) : nil
    case "whose":
      return isPossessive
        ? ToldWord("whose") : contraction("who's", after: previous, before: next)
    case "you're": return isPossessive ? ToldWord("your", by: .odds) : nil
    default: return nil
    }
  }

  /// A pronoun and its verb in place of a possessive that the next word can hardly follow.
  private static func contraction(
    _ meant: String, after previous: String, before next: String
  ) -> ToldWord? {
    if afterVerb.contains(next) { return ToldWord(meant) }
    guard afterEither.contains(next) else { return nil }
    let beginsClause = !(previous.last?.isLetter ?? false) || clauseOpeners.contains(previous)
    return ToldWord(meant, by: beginsClause ? .words : .odds)
  }

  /// Words that follow we'd, we'll and we're, but not a weekday, an interjection or the verb of a question.
  private static let wishes: Set = [
    "appreciate", "better", "hate", "like", "love", "prefer", "rather",
  ]
  private static let plans: Set = [
    "continue", "discuss", "meet", "need", "publish", "return", "start",
  ]
  private static let pursuits: Set = [
    "getting", "going", "hoping", "leaving", "planning", "talking", "thinking", "trying",
  ]

  /// What a question goes on with: where are you.
  private static let auxiliaries: Set = ["are", "can", "did", "do", "does", "is", "was"]

  /// What is before a participle: she is supposed to.
  private static let formsOfBe: Set = [
    "am", "are", "be", "been", "is", "was", "were", "i'm", "he's", "she's", "it's", "we're",
    "you're", "they're", "not",
  ]
  /// What besides a form of be is before "used to": get used to it.
  private static let becomes: Set = ["become", "get", "gets", "getting", "got", "gotten"]
  private static let subjects: Set = ["he", "i", "it", "she", "they", "we", "who", "you"]

  /// The verbs before which ill is an adverb: can ill afford.
  private static let verbsAfterIll: Set = [
    "accord", "afford", "become", "befit", "behoove", "behove", "fit", "serve", "suit", "treat",
  ]

  /// Words that follow a subject and its verb, but hardly ever a possessive.
  private static let afterVerb: Set = ["an", "her", "his", "my", "our", "the", "their"]
  /// The same, but for: I appreciate your not asking, this explains its a priori likelihood.
  private static let afterEither: Set = ["a", "not", "really"]
  private static let afterIt: Set = [
    "actually", "basically", "because", "been", "definitely", "gonna", "got", "just", "me",
    "probably", "raining", "snowing", "too",
  ]

  /// What an adjective follows in either: its more recent versions.
  private static let degrees: Set = ["less", "more", "most"]

  /// What is called whole: the hole story, unlike the hole pattern.
  private static let wholes = Set(
    wordsOf: """
      body book bunch cake class city concept country day damn experience family film group house idea life lot month
      movie night place point process project reason school situation story team thing time town truth week world year
      """)

  /// What is before a role: plays an important roll.
  private static let plays: Set = ["play", "played", "playing", "plays"]

  /// What is before "whether", and what is after it: I wonder weather he, unlike to weather the storm.
  private static let questioned = Set(
    wordsOf: """
      asked care cares certain decide decided deciding determine doubt know knows knew matter matters question sure
      unclear unsure wonder wondered wondering wonders
      """)
  private static let alternativesOfQuestion = Set(
    wordsOf: """
      a an any anyone he her his i it it's my or our people she that that's the their there there's these they they're
      this those to we we're you you're your
      """)

  /// What is loose: could loose change be a problem.
  private static let looseThings: Set = [
    "cables", "cannon", "cannons", "change", "clothes", "clothing", "coins", "connection",
    "coupling", "ends", "fit",
    "fitting", "gravel", "hair", "leaf", "leaves", "lips", "parts", "rocks", "screws", "soil",
    "stones", "talk", "tea",
    "teeth", "threads", "tooth", "translation", "wires",
  ]

  /// Words that follow "of" between a modal and its verb: would of their own accord.
  private static let determiners: Set = [
    "a", "an", "course", "her", "his", "its", "late", "my", "necessity", "our", "that", "the",
    "their", "these", "this", "those", "your",
  ]

  /// Whether a word is a participle, which a verb takes after "have", and "of" never precedes.
  private static func isParticiple(_ word: String) -> Bool {
    participles.contains(word) || word.count > 4 && word.hasSuffix("ed")
  }

  private static let participles = Set(
    wordsOf: """
      become been begun bought broken brought built caught chosen come done eaten fallen felt forgotten found given gone
      got gotten had heard held kept known left lost made meant met paid run said seen sent shown slept sold spent spoken
      stood taken taught thought told understood won worn written
      """)

  /// The first words of clauses that "then" may conclude.
  private static let conditions: Set = [
    "if", "when", "whenever", "once", "while", "until", "unless", "after", "as", "since", "because",
    "where",
  ]

  /// What a clause follows, and hardly ever an object: since your not here, you said your not coming.
  private static let clauseOpeners = conditions.union(
    Set(
      wordsOf: """
        although bet guess hope hopefully know knew maybe me said say says so swear that then think thinks
        though thought whether wish you
        """))

  private static let prepositions: Set = [
    "about", "across", "against", "around", "at", "behind", "between", "by", "despite", "during",
    "for", "from", "in", "inside", "into", "near", "of", "on", "onto", "over", "than", "through",
    "to", "toward", "towards", "under", "upon", "with", "within", "without",
  ]
  /// What is proposed, but hardly what lets somebody do something begins with: lets users choose.
  private static let proposals: Set = [
    "be", "do", "get", "have", "hope", "just", "keep", "make", "not", "say", "see", "start",
    "talk", "try", "wait",
  ]
  /// What may be before a proposal, but no verb is after: instead lets see.
  private static let interjections: Set = [
    "hey", "instead", "no", "ok", "okay", "please", "well", "yes",
  ]
  /// What a further "rather" corrects: or rather then.
  private static let alternatives: Set = ["and", "but", "or"]
  /// What is before a comparative, but not in what is told: it is lower, no better.
  private static let measures: Set = ["any", "are", "be", "is", "much", "no", "not"]
  private static let comparatives: Set = ["fewer", "less", "more", "other", "rather"]
  private static let numbers: Set = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve",
    "twenty",
  ]
  private static let amounts: Set = [
    "a", "an", "ever", "enough", "half", "just", "once", "twice", "usual",
  ]
  private static let comparedAdjectives = Set(
    wordsOf: """
      better bigger cheaper closer colder darker deeper earlier easier faster fewer greater happier harder heavier
      higher larger lighter longer louder lower nicer older poorer richer safer shorter simpler slower smaller stronger
      taller thicker thinner warmer weaker wider worse younger
      """)
  /// What is compared with, though "then" may begin a clause with the same words.
  private static let compared = Set(
    wordsOf: """
      any anyone before expected he her his i it me mine most my nothing others our ours she that their them they this
      us usual we what yesterday you your yours
      """)

  /// The subjects of a question that begins with does.
  private static let doers: Set = ["anybody", "anyone", "he", "it", "she"]
  /// What may be through something.
  private static let movements = Set(
    wordsOf: """
      all back come comes drive driving drove fly flew get getting go goes going gone got look looked looking pass passed
      passing ran read right run running walk walked walking way went
      """)
  private static let ways: Set = [
    "a", "all", "an", "her", "his", "it", "my", "our", "that", "the", "their", "them", "these",
    "this", "your",
  ]
}
