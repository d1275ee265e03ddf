// The home of what holds in one language: its forms, its spellings, its contractions, its well-known slips.

package import InkText

/// What the grammar and the spelling of one language say about typed words.
///
/// Where a language says nothing, what is so in most languages holds; see ``languageRules(of:)``.
/// Words go in as language models know them, but where they are said to be as they are typed.
package protocol LanguageRules: Sendable {
  /// The primary subtag of its BCP 47 tag, in small letters; empty where no language is known.
  var code: String { get }
  /// Whether its words have letters with marks.
  var hasMarks: Bool { get }
  /// Whether marks get on letters by slips: not where a letter with its mark has a key of its own, as ä has.
  var mayLoseMarks: Bool { get }
  /// Whether it is often typed without the marks of its letters.
  var isTypedWithoutMarks: Bool { get }
  /// Whether its list of words has slips as well.
  var listHasSlips: Bool { get }
  /// Whether its list has pairs of words without their space, and contractions with a misplaced apostrophe.
  var listHasRunOnWords: Bool { get }
  /// Whether letters at a word's end that are a small word are rather one that lacks its space than a slip: wasa.
  var keepsSmallWordsAtEnds: Bool { get }
  /// Whether texts are written in spellings of other times that are a letter or two from those of today.
  var hasOlderSpellings: Bool { get }
  /// Whether its nouns begin with capitals, so that a capital inside a sentence is no sign of a name.
  var writesNounsWithCapitals: Bool { get }
  /// Whether its genitives have an apostrophe, which is often left out.
  var hasApostropheInGenitive: Bool { get }
  /// Well-known slips of its words that are words of lists all the same, of its own or of other languages; those do
  /// not excuse them.
  var knownSlips: Set<String> { get }
  /// The endings of its nouns, verbs and adjectives.
  var formEndings: Set<String> { get }
  /// Its regular inflections.
  var paradigms: [Paradigm] { get }
  /// What it puts before words to make others of them, where the rest is a word by itself: pre-, un-.
  var prefixes: [String] { get }
  /// The short words that lose their last letter, and the space behind them, before a vowel: l'eau.
  var elidedWords: Set<String> { get }
  /// Words that its list lacks though they are near those that it has: of dialects, kitchens and trades.
  var furtherWords: Set<String> { get }
  /// What it calls a person by before the name: Mr, Frau.
  var formsOfAddress: Set<String> { get }
  /// The short words that belong to the name behind them, with a capital or without: Von Brough.
  var nameParticles: Set<String> { get }
  /// Words that are often run into their neighbours, and of which no names are made.
  var smallWords: Set<String> { get }
  /// Further words that begin and end no compound, so that they lack their space where they are run into another one.
  var separateWords: Set<String> { get }
  /// The endings of its plurals and other forms that a list may have alone.
  var furtherEndings: [String] { get }
  /// What people do with words, in the past tense: said.
  var verbsOfSaying: Set<String> { get }
  /// Words that the next one may tell from others: ill, for I'll.
  var wordsToldByNext: Set<String> { get }
  /// Those of them that are told only where they begin a sentence with a capital: were, for we're.
  var wordsToldAtStart: Set<String> { get }

  /// What a word may stand for that is spelled on a keyboard without the letters of the language, or is misspelt as
  /// many people misspell it.
  func respelledForms(_ word: String) -> [String]
  /// The forms of irregular words that may be meant by a word that is made by the rule.
  ///
  /// - Parameters:
  ///   - word: The word, whether it is one or not.
  ///   - isKnown: Whether it is one.
  /// - Returns: The forms, the preterite before the participle; none for nearly all words.
  func irregularForms(of word: String, isKnown: Bool) -> [String]
  /// Whether a word that an irregular noun would be by the rule may be its genitive as well.
  func mayBeGenitive(_ word: String) -> Bool
  /// Whether one of its words may become another one without being asked for: not where they are two forms or two
  /// spellings of one.
  func mayChange(_ typed: String, into meant: String) -> Bool
  /// The contraction of a word typed without its apostrophe.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - previous: The word before.
  ///   - beginsSentence: Whether it begins a sentence, where its capital is none of a name.
  /// - Returns: The contraction in the case of the typed word; nil if it is none.
  func contraction(of typed: String, behind previous: String?, beginsSentence: Bool) -> String?
  /// A word in small letters, as it is typed, with its capital, if it is the name of a day, a month, a language, a
  /// country or a town and nothing else; nil for all others.
  func capitalizedName(of typed: String) -> String?
  /// A pronoun that is always a capital, where one stands in small letters: I.
  func pronoun(of word: WordEnd, in text: Text) -> String?
  /// The words that sound like a word and may be meant by it behind another one: their, for there.
  func homophones(of word: String, behind previous: String?) -> [String]
  /// What is meant by one of ``wordsToldByNext``.
  ///
  /// - Parameters:
  ///   - word: The word, in small letters.
  ///   - before: The words of its sentence before it in its line, in small letters.
  ///   - next: The word behind it, in small letters.
  /// - Returns: What takes its place; nil for nothing.
  func meant(by word: String, behind before: [String], before next: String) -> ToldWord?
  /// Whether a word, as it is typed, is an English verb with an ending of this language: committet.
  func isBorrowedVerb(_ typed: String) -> Bool
}

/// What is meant by a word that the next one tells.
package struct ToldWord: Sendable, Equatable {
  /// What takes its place, in small letters but for I.
  package let text: String
  /// Whether the words around it leave no doubt; else the odds of the packs have to say so, too.
  package let isSure: Bool

  init(_ text: String, isSure: Bool = true) { (self.text, self.isSure) = (text, isSure) }
}

/// What is so in most languages.
extension LanguageRules {
  var hasMarks: Bool { true }
  var mayLoseMarks: Bool { hasMarks }
  var isTypedWithoutMarks: Bool { false }
  var listHasSlips: Bool { true }
  var listHasRunOnWords: Bool { false }
  var keepsSmallWordsAtEnds: Bool { false }
  var hasOlderSpellings: Bool { true }
  var writesNounsWithCapitals: Bool { false }
  var hasApostropheInGenitive: Bool { false }
  var knownSlips: Set<String> { [] }
  var formEndings: Set<String> { OwnWords.endings }
  var paradigms: [Paradigm] { [] }
  var prefixes: [String] { [] }
  var elidedWords: Set<String> { [] }
  var furtherWords: Set<String> { [] }
  var smallWords: Set<String> { [] }
  var separateWords: Set<String> { [] }
  var furtherEndings: [String] { ["s"] }
  var verbsOfSaying: Set<String> { [] }
  var wordsToldByNext: Set<String> { [] }
  var wordsToldAtStart: Set<String> { [] }
  var formsOfAddress: Set<String> { [] }
  var nameParticles: Set<String> { [] }

  func respelledForms(_ word: String) -> [String] { [] }
  func mayBeGenitive(_ word: String) -> Bool { false }
  func irregularForms(of word: String, isKnown: Bool) -> [String] { [] }
  func mayChange(_ typed: String, into meant: String) -> Bool { true }
  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? { nil }
  func capitalizedName(of typed: String) -> String? { nil }
  func pronoun(of word: WordEnd, in text: Text) -> String? { nil }
  func isBorrowedVerb(_ typed: String) -> Bool { false }
  func homophones(of word: String, behind previous: String?) -> [String] { [] }
  func meant(by word: String, behind before: [String], before next: String) -> ToldWord? { nil }
}

/// The rules of a language by its BCP 47 tag; those of no language in particular for nil. Costs less than a tenth of a
/// microsecond.
package func languageRules(of tag: String?) -> any LanguageRules {
  let code = primaryLanguage(of: tag)
  return languagesWithRules[code] ?? PlainRules(code: code)
}

/// The languages that have rules of their own, by their codes.
let languagesWithRules: [String: any LanguageRules] = Dictionary(
  uniqueKeysWithValues: ([EnglishRules(), GermanRules(), FrenchRules(), SpanishRules()]
    + PlainRules.rows).map { ($0.code, $0) })
