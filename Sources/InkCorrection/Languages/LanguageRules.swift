// The rules of one language: facts about its words and their forms, and what it alone does.

package import InkLexicon
package import InkModel
package import InkText

/// The rules of one language that corrections use: one value per language, such as ``swedish``, which says only what is
/// different from most languages. Words are normalized for language models, except where they are said to be as typed.
///
/// A class, since it is passed on at every keystroke, and copying its tables would count each reference to them.
package final class LanguageRules: Sendable {
  /// The primary subtag of its BCP 47 tag, in small letters; empty for no particular language.
  package let code: String
  /// How it is written.
  package let writing: Writing
  /// Its words that corrections treat apart.
  package let words: Words
  /// How it inflects and derives words.
  let forms: Forms
  /// Its common misspellings with what they stand for.
  let misspellings: Misspellings
  /// Well-known slips besides the misspellings, and those among the joined words.
  private let furtherSlips: WordHashes
  private let joinedSlips: Set<String>
  /// Which words of its list are slips.
  let listedSlips: any ListedSlipRules
  /// Its spellings of the same word.
  let orthography: any OrthographyRules
  /// Its irregular forms.
  let irregularForms: any IrregularFormRules
  /// Its words that are typed as one, without an apostrophe or a space.
  package let joinedWords: any JoinedWordRules
  /// What it tells of a word by the words around it; nil for nothing.
  package let nextWord: (any NextWordRules)?
  /// What it tells of a pronoun that always is a capital; nil if it has none.
  package let pronoun: (any PronounRules)?

  /// Creates the rules of a language from what is special about it. The known slips are a list of words, only of those
  /// that neither the misspellings nor the joined words have.
  init(
    _ code: String, writing: Writing = Writing(), words: Words = Words(), forms: Forms = Forms(),
    misspellings: Misspellings = .none, knownSlips: String = "",
    listedSlips: any ListedSlipRules = RareListedSlips(),
    orthography: any OrthographyRules = NothingSpecial(),
    irregularForms: any IrregularFormRules = NothingSpecial(),
    joinedWords: any JoinedWordRules = NothingSpecial(),
    nextWord: (any NextWordRules)? = nil, pronoun: (any PronounRules)? = nil
  ) {
    (self.code, self.words, self.forms) = (code, words, forms)
    var writing = writing
    writing.capitalizesNouns = Capitals(of: code).areOnNouns
    self.writing = writing
    self.misspellings = misspellings
    (furtherSlips, joinedSlips) = (WordHashes(of: knownSlips), joinedWords.slips)
    (self.listedSlips, self.orthography) = (listedSlips, orthography)
    (self.irregularForms, self.joinedWords) = (irregularForms, joinedWords)
    (self.nextWord, self.pronoun) = (nextWord, pronoun)
  }

  /// Whether a normalized word is a well-known slip that is nevertheless in word lists of this or another language,
  /// which then does not make it known: one of the misspellings, or a further one.
  func isKnownSlip(_ word: String) -> Bool {
    misspellings.has(word) || furtherSlips.contains(word) || joinedSlips.contains(word)
  }

  /// Returns what a word may stand for that has a common misspelling, or else one that is typed on a keyboard without
  /// the letters of the language; none for nearly all words.
  package func respelledForms(of word: String) -> [String] {
    let listed = misspellings.forms(of: word)
    return listed.isEmpty ? orthography.respelledForms(of: word) : listed
  }

  /// Whether a normalized word that no list has is meant nevertheless: one of ``Words/further``, or a technical term,
  /// which the list of English has already.
  package func isFurther(_ text: String) -> Bool {
    words.further.contains(text) || writing.hasMarks && TechnicalWords.all.contains(text)
  }

  /// Returns the capitalized form of a word as typed in small letters that is a proper name and nothing else, or the
  /// genitive of one, or its plural in -s if it is not a person's; nil for all other words.
  package func capitalizedName(of typed: String) -> String? {
    guard LetterCase.of(typed) == .lower,
      isImpersonalName(typed) || words.firstNames.contains(typed.genitiveStem ?? typed)
    else { return nil }
    return LetterCase.title.applied(to: typed)
  }

  /// Returns the interrogative for a word that is one without its diacritic, directly after the mark that begins a
  /// question: ¿Como.
  package func interrogative(of word: WordEnd) -> String? {
    guard word.opening.unicodeScalars.last == "¿",
      let text = words.interrogatives[normalizedWord(word.text)]
    else { return nil }
    return LetterCase.of(word.text).applied(to: text)
  }

  /// Whether a word in small letters is the name of a day, a country or the like and nothing else, or its plural in -s
  /// or genitive.
  func isImpersonalName(_ word: String) -> Bool {
    let stem = word.genitiveStem ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
    return words.names.contains(word) || words.names.contains(stem)
  }
}

extension LanguageRules {
  /// How a language is written.
  package struct Writing: Sendable {
    /// Whether its words have letters with diacritics.
    package var hasMarks = true
    /// Whether diacritics get onto letters by slips, which they do not where such a letter has a key of its own, as ä
    /// has.
    var mayLoseMarks = true
    /// Whether texts use spellings of earlier times that are one or two letters from those of today.
    var hasOlderSpellings = true
    /// Whether its nouns are capitalized, so that a capital inside a sentence is no evidence for a proper name.
    package fileprivate(set) var capitalizesNouns = false
    /// Whether a letter goes on in a small letter after the comma of its salutation, although a paragraph begins.
    package var continuesSalutations = false
    /// Whether the spelling of a region is the only correct one there, so that words are put into it: Straße.
    package var requiresRegionalSpelling = false
    /// Whether its genitives have an apostrophe, which is often left out.
    var hasApostropheInGenitive = false
    /// Whether its words may end in 's: a genitive, or a word without its first letter, geht's.
    var mayEndInApostropheS = false
    /// Whether it joins words with hyphens; where it does not, a hyphenated word is rather a name, xz-utils.
    var joinsWithHyphens = true
    /// Whether its words are syllables with spaces between them, so that none is two others: hômnay.
    var separatesSyllables = false
    /// Whether a small word at the end of an unknown word is more likely to lack its space than to be a slip: wasa.
    var keepsSmallWordsAtEnds = false
  }

  /// The words of a language that corrections treat apart.
  package struct Words: Sendable {
    /// Words that are often run into their neighbors, and that are not part of names.
    package var small: Set<String> = []
    /// Further words that neither begin nor end a compound, so that a space is missing where they are joined to another
    /// word.
    package var separate: Set<String> = []
    /// Words that begin sentences and clauses.
    package var openers = ClauseOpeners.none
    /// The short words that lose their last letter and the space after them before a vowel: l'eau.
    package var elided: Set<String> = []
    /// Words that are meant although they are near common ones, and its list lacks them or has them as rare ones:
    /// commands, abbreviations, exclamations.
    package var further: Set<String> = []
    /// Names of programs and keys that are near common words, as typed with their capital: Debian, beside debían.
    var programs: Set<String> = []
    /// What stands between two words and their hyphens without being a word: the t of passera-t-il.
    var links: Set<String> = []
    /// Proper names, other than people's, that are not also other words: days, languages, towns. With them, such a word
    /// in small letters gets its capital.
    var names = WordHashes()
    /// First names that are not also other words, which likewise get their capital.
    var firstNames = WordHashes()
    /// Words directly before the names of programs, which are rather meant as typed: install.
    package var programNamers: Set<String> = []
    /// Words directly before the names of things in code, which are in small letters though nouns have a capital: Feld.
    package var codeNamers: Set<String> = []
    /// Words after which one in quotation marks is spoken of, however it is spelled: the word.
    package var mentioners: Set<String> = []
    /// Those of them after which a misspelled one is, even without the marks: typo.
    package var misspellers: Set<String> = []
    /// Verbs that report speech, in the past tense: said.
    package var verbsOfSaying: Set<String> = []
    /// Forms of verbs whose subject is not the pronoun I: is.
    package var verbsOfThings: Set<String> = []
    /// Conjunctions between names of the same kind, of letters as of people: and, or.
    package var coordinators: Set<String> = []
    /// Words of one letter; in most languages any vowel may be one. Other single letters are abbreviations.
    package var oneLetter = Set(wordsOf: "a e i o u y à á å é ê í ó ö ú ü")
    /// Whether the packs tell common words from each other by the words on both sides, as they do where words have few
    /// forms.
    package var areToldByNeighbors = false
    /// Words that the next one may tell from another: ill, for I'll. ``NextWordRules`` says what is meant.
    package var toldByNext: Set<String> = []
    /// Those of them that are told only when capitalized at the start of a sentence: were, for we're.
    package var toldAtStart: Set<String> = []
    /// Interrogatives that have a diacritic, by the words without it.
    var interrogatives: [String: String] = [:]
    /// Pronouns that always are a capital, in small letters: I.
    package var capitalPronouns: Set<String> = []
    /// What is named side by side with such a pronoun where that is a letter instead: i and j.
    package var namedBesidePronoun: Set<String> = []
  }

  /// How a language inflects and derives words.
  struct Forms: Sendable {
    /// The endings of its nouns, verbs and adjectives.
    var endings = WordEndings.ofAllLanguages
    /// The endings of its plurals and other forms that may be the only listed ones.
    var furtherEndings = ["s"]
    /// How words end whose last letters are no such ending, so that without these they are slips: nervou, wishe.
    var wholeEndings: [String] = []
    /// Endings of verbs without a mark that are others with one, which only the sense tells: hablo, beside habló.
    var plainEndings: [String] = []
    /// Its regular inflections.
    var paradigms: [Paradigm] = []
    /// Whether people form words in -ie from any noun: tradie, bikies.
    var hasDiminutivesInIE = false
    /// Prefixes that form a word from another word: pre-, un-.
    var prefixes: [String] = []
    /// Prefixes that begin with a small word and are followed by words whose first letter they share: des +
    /// sincronización, which is no lost space after de.
    var sharedPrefixes: Set<String> = []
    /// Its verbs with prefixes that are words by themselves.
    var separableVerbs = SeparableVerbs.none
    /// The endings that it gives to English verbs.
    var borrowedEndings = BorrowedVerbs.Endings()

    /// All prefixes, whatever they form words with.
    var allPrefixes: [String] { prefixes + separableVerbs.prefixes }

    /// Whether a prefix forms words with such as follow it.
    func isPrefix(_ prefix: String, of rest: String) -> Bool {
      prefixes.contains(prefix)
        || separableVerbs.prefixes.contains(prefix) && separableVerbs.isVerb(rest)
    }
  }
}

/// Returns the rules of a language by its BCP 47 tag; for nil, those of no particular language. Only the tables of the
/// language asked for are ever set up; costs some 50 nanoseconds, and four times that for a language that is not listed
/// here.
package func languageRules(of tag: String?) -> LanguageRules {
  let code = primaryLanguage(of: tag)
  return switch code {
  case "en": .english
  case "ca": .catalan
  case "de": .german
  case "es": .spanish
  case "fr": .french
  case "it": .italian
  case "lb": .luxembourgish
  case "pt": .portuguese
  case "sv": .swedish
  case "vi": .vietnamese
  case "": .unknown
  // Foto's is Dutch.
  default: LanguageRules(code, writing: .init(mayEndInApostropheS: true))
  }
}

extension LanguagePack {
  /// The rules of the pack's language.
  package var rules: LanguageRules { languageRules(of: metadata.language) }
}

extension Model {
  /// Whether something is so by the rules of at least one of the loaded languages.
  package func hasLanguage(where isSo: (LanguageRules) -> Bool) -> Bool {
    packs.contains { isSo($0.rules) }
  }
}
