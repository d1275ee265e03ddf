// The rules of one language: its forms, spellings, contractions and well-known slips.

package import InkText

/// The grammar and spelling rules of one language that corrections use.
///
/// The default implementations are what holds in most languages; see ``languageRules(of:)``. Words are passed
/// normalized for language models, except where they are said to be as typed.
package protocol LanguageRules: Sendable {
  /// The primary subtag of its BCP 47 tag, in small letters; empty for no particular language.
  var code: String { get }
  /// Whether its words have letters with diacritics.
  var hasMarks: Bool { get }
  /// Whether diacritics get onto letters by slips, which they do not where such a letter has a key of its own, as ä
  /// has.
  var mayLoseMarks: Bool { get }
  /// Whether it is often typed without diacritics.
  var isTypedWithoutMarks: Bool { get }
  /// Whether its word list contains slips.
  var listHasSlips: Bool { get }
  /// Whether its word list contains pairs of words without their space, and contractions with a misplaced apostrophe.
  var listHasRunOnWords: Bool { get }
  /// Whether a small word at the end of an unknown word is more likely to lack its space than to be a slip: wasa.
  var keepsSmallWordsAtEnds: Bool { get }
  /// Whether texts use spellings of earlier times that are one or two letters from those of today.
  var hasOlderSpellings: Bool { get }
  /// Whether its nouns are capitalized, so that a capital inside a sentence is no evidence for a proper name.
  var writesNounsWithCapitals: Bool { get }
  /// Whether a letter goes on in a small letter after the comma of its salutation, although a paragraph begins.
  var continuesSalutations: Bool { get }
  /// Whether its genitives have an apostrophe, which is often left out.
  var hasApostropheInGenitive: Bool { get }
  /// Well-known slips that are nevertheless in word lists of this or another language, which then does not make them
  /// known.
  var knownSlips: Set<String> { get }
  /// The endings of its nouns, verbs and adjectives.
  var formEndings: Set<String> { get }
  /// Its regular inflections.
  var paradigms: [Paradigm] { get }
  /// Prefixes that form a word from another word: pre-, un-.
  var prefixes: [String] { get }
  /// The short words that lose their last letter and the space after them before a vowel: l'eau.
  var elidedWords: Set<String> { get }
  /// Words that are meant although they are near common ones, and its list lacks them or has them as rare ones:
  /// commands, abbreviations, exclamations.
  var furtherWords: Set<String> { get }
  /// Returns the other correct spelling of a word that may be written in two ways; nil for nearly all words.
  func otherSpelling(of word: String) -> String?
  /// Words that are often run into their neighbours, and that are not part of names.
  var smallWords: Set<String> { get }
  /// Further words that neither begin nor end a compound, so that a space is missing where they are joined to another
  /// word.
  var separateWords: Set<String> { get }
  /// The endings of its plurals and other forms that may be the only listed ones.
  var furtherEndings: [String] { get }
  /// Verbs that report speech, in the past tense: said.
  var verbsOfSaying: Set<String> { get }
  /// Forms of verbs whose subject is not the pronoun I: is.
  var verbsOfThings: Set<String> { get }
  /// Words that the next one may disambiguate: ill, for I'll.
  var wordsToldByNext: Set<String> { get }
  /// Those of them that are disambiguated only when capitalized at the start of a sentence: were, for we're.
  var wordsToldAtStart: Set<String> { get }

  /// Returns what a word may stand for that is typed on a keyboard without the letters of the language, or that has a
  /// common misspelling.
  func respelledForms(_ word: String) -> [String]
  /// Returns the irregular forms that a regularized word may stand for.
  ///
  /// - Parameters:
  ///   - word: The word, known or not.
  ///   - isKnown: Whether the word is known.
  /// - Returns: The forms, the preterite before the participle; none for nearly all words.
  func irregularForms(of word: String, isKnown: Bool) -> [String]
  /// Whether the regularized form of an irregular noun may be its genitive as well.
  func mayBeGenitive(_ word: String) -> Bool
  /// Whether one word may become another one automatically, which excludes two forms or two spellings of one word.
  func mayChange(_ typed: String, into meant: String) -> Bool
  /// Returns the contraction of a word typed without its apostrophe.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - previous: The word before it.
  ///   - beginsSentence: Whether it begins a sentence, where a capital does not mark a proper name.
  /// - Returns: The contraction in the letter case of the typed word; nil if it is none.
  func contraction(of typed: String, behind previous: String?, beginsSentence: Bool) -> String?
  /// Returns the contraction that a word, what stands for its apostrophe, and the letters after it are: don t, I;m.
  ///
  /// - Parameters:
  ///   - first: The word as typed.
  ///   - mark: A space, a semicolon, or an apostrophe at the end.
  ///   - second: The letters after the mark; empty after an apostrophe.
  /// - Returns: The contraction; nil for nearly all words.
  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String?
  /// Returns the capitalized form of a word typed in small letters that is the name of a day, a month, a language, a
  /// country or a town and nothing else; nil for all other words.
  func capitalizedName(of typed: String) -> String?
  /// Returns the capitalized pronoun where one that is always a capital is typed in small letters: I.
  func pronoun(of word: WordEnd, in text: Text) -> String?
  /// Returns the interrogative for a word that is one without its diacritic, given the marks before it: ¿Como.
  func interrogative(of word: WordEnd) -> String?
  /// Returns the words that sound like a word and that it may stand for after another word: their, for there.
  func homophones(of word: String, behind previous: String?) -> [String]
  /// Returns what is meant by one of ``wordsToldByNext``.
  ///
  /// - Parameters:
  ///   - word: The word, in small letters.
  ///   - before: The words before it in its sentence and line, in small letters.
  ///   - next: The word after it, in small letters.
  /// - Returns: The replacement; nil for none.
  func meant(by word: String, behind before: [String], before next: String) -> ToldWord?
  /// Whether a word as typed is an English verb with an ending of this language: committet.
  func isBorrowedVerb(_ typed: String) -> Bool
}

/// The meaning of a word that the next word determines.
package struct ToldWord: Sendable, Equatable {
  /// The replacement, in small letters except for I.
  package let text: String
  /// Whether the surrounding words are conclusive; otherwise the odds of the packs have to agree.
  package let isSure: Bool

  init(_ text: String, isSure: Bool = true) { (self.text, self.isSure) = (text, isSure) }
}

/// The defaults, which hold in most languages.
extension LanguageRules {
  var hasMarks: Bool { true }
  var mayLoseMarks: Bool { hasMarks }
  var isTypedWithoutMarks: Bool { false }
  var listHasSlips: Bool { true }
  var listHasRunOnWords: Bool { false }
  var keepsSmallWordsAtEnds: Bool { false }
  var hasOlderSpellings: Bool { true }
  var writesNounsWithCapitals: Bool { false }
  var continuesSalutations: Bool { false }
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
  var verbsOfThings: Set<String> { [] }
  var wordsToldByNext: Set<String> { [] }
  var wordsToldAtStart: Set<String> { [] }

  func otherSpelling(of word: String) -> String? { nil }
  func respelledForms(_ word: String) -> [String] { [] }
  func mayBeGenitive(_ word: String) -> Bool { false }
  func irregularForms(of word: String, isKnown: Bool) -> [String] { [] }
  func mayChange(_ typed: String, into meant: String) -> Bool { true }
  func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? { nil }
  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String? {
    nil
  }
  func capitalizedName(of typed: String) -> String? { nil }
  func pronoun(of word: WordEnd, in text: Text) -> String? { nil }
  func interrogative(of word: WordEnd) -> String? { nil }
  func isBorrowedVerb(_ typed: String) -> Bool { false }
  func homophones(of word: String, behind previous: String?) -> [String] { [] }
  func meant(by word: String, behind before: [String], before next: String) -> ToldWord? { nil }
}

/// Returns the rules of a language by its BCP 47 tag; for nil, those of no particular language. Only the tables of the
/// language asked for are ever set up; costs less than a tenth of a microsecond.
package func languageRules(of tag: String?) -> any LanguageRules {
  let code = primaryLanguage(of: tag)
  return switch code {
  case "en": EnglishRules()
  case "de": GermanRules()
  case "fr": FrenchRules()
  case "es": SpanishRules()
  case "vi": VietnameseRules()
  default: PlainRules.ofLanguage(code)
  }
}
