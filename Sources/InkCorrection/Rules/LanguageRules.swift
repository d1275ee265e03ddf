// The home of what holds in one language: its forms, its spellings, its contractions, its well-known slips.

package import InkText

/// What the grammar and the spelling of one language say about typed words.
///
/// A value without anything said holds what is so in most languages; what is so in one stands in its row, see
/// ``rows``. Words go in as language models know them, but where they are said to be as they are typed. Looked up where
/// a word is judged, and for the words of a pack.
package struct LanguageRules: Sendable {
  /// The primary subtag of its BCP 47 tag, in small letters; empty where no language is known.
  package var code = ""
  /// Whether its words have letters with marks.
  var hasMarks = true
  /// Whether it is often typed without the marks of its letters.
  var isTypedWithoutMarks = false
  /// Whether its list of words has slips as well.
  var listHasSlips = true
  /// Whether its list has pairs of words without their space, and contractions with a misplaced apostrophe.
  var listHasRunOnWords = false
  /// Whether letters at a word's end that are a small word are rather one that lacks its space than a slip: wasa.
  var keepsSmallWordsAtEnds = false
  /// Whether texts are written in spellings of other times that are a letter or two from those of today.
  var hasOlderSpellings = true
  /// Whether its nouns begin with capitals, so that a capital inside a sentence is no sign of a name.
  package var writesNounsWithCapitals = false
  /// Whether its genitives have an apostrophe, which is often left out.
  var hasApostropheInGenitive = false
  /// Well-known slips of its words that are words of lists all the same, of its own or of other languages; those do
  /// not excuse them, see ``KnownSlips``.
  var knownSlips: Set<String> = []
  /// The endings of its nouns, verbs and adjectives.
  var formEndings = OwnWords.endings
  /// The endings that it gives to English verbs, see ``BorrowedVerbs``.
  var borrowedEndings = BorrowedVerbs.Endings()
  /// Whether a word is often run into its neighbours, and no name is made of it. So far those of English are, whatever
  /// the language.
  var isSmall: @Sendable (_ word: String) -> Bool = EnglishSmallWords.contains
  /// Words that its list lacks though they are near those that it has: of dialects, kitchens and trades.
  var furtherWords: Set<String> = []
  /// What a word may stand for that is spelled on a keyboard without the letters of the language, or is misspelt as
  /// many people misspell it.
  var respelledForms: @Sendable (_ word: String) -> [String] = { _ in [] }
  /// The forms of irregular words that may be meant by a word that is made by the rule, and may be a word itself.
  var formsOfIrregularWords: @Sendable (_ word: String, _ isKnown: Bool) -> [String] = { _, _ in []
  }
  /// Whether a word that an irregular noun would be by the rule may be its genitive as well. That of English so far,
  /// whatever the language.
  var mayBeGenitive: @Sendable (_ word: String) -> Bool = EnglishIrregularForms.mayBeGenitive
  /// Whether two words are two forms or two spellings of one, so that none becomes the other without being asked for.
  var tellsApart: @Sendable (_ typed: String, _ meant: String) -> Bool = { _, _ in false }
  /// The contraction of a word, as it is typed, without its apostrophe; by the word before, and whether it begins a
  /// sentence.
  var contractions: @Sendable (_ typed: String, _ previous: String?, Bool) -> String? =
    { _, _, _ in nil }
  /// A word in small letters, as it is typed, with its capital, if it is a name and nothing else.
  var capitalizedNames: @Sendable (_ typed: String) -> String? = { _ in nil }
  /// A pronoun that is always a capital, where one stands in small letters.
  var pronouns: @Sendable (_ word: WordEnd, _ text: Text) -> String? = { _, _ in nil }
}

extension LanguageRules: Equatable {
  /// The rules of a language by its BCP 47 tag; those of no language in particular for nil. Costs less than a tenth of
  /// a microsecond.
  package init(of tag: String?) {
    let code = primaryLanguage(of: tag)
    self = Self.rows[code] ?? Self()
    self.code = code
  }

  /// Whether they are of one language.
  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  /// The forms of irregular words that may be meant by a word that is made by the rule.
  ///
  /// - Parameters:
  ///   - word: The word, as language models know it, whether it is one or not.
  ///   - isKnown: Whether it is one.
  /// - Returns: The forms, the preterite before the participle; none for nearly all words.
  func irregularForms(of word: String, isKnown: Bool = false) -> [String] {
    formsOfIrregularWords(word, isKnown)
  }

  /// Whether one of its words may become another one without being asked for, as far as two forms or two spellings of
  /// one word go; both as language models know them.
  func mayChange(_ typed: String, into meant: String) -> Bool { !tellsApart(typed, meant) }

  /// The contraction of a word typed without its apostrophe.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - previous: The word before, as language models know it.
  ///   - beginsSentence: Whether it begins a sentence, where its capital is none of a name.
  /// - Returns: The contraction in the case of the typed word; nil if it is none.
  package func contraction(
    of typed: String, behind previous: String?, beginsSentence: Bool
  ) -> String? {
    contractions(typed, previous, beginsSentence)
  }

  /// A word in small letters with its capital, if it is the name of a day, a month, a language, a country or a town and
  /// nothing else; nil for all others.
  package func capitalizedName(of typed: String) -> String? { capitalizedNames(typed) }

  /// A pronoun that is always a capital, where one stands in small letters: I.
  package func pronoun(of word: WordEnd, in text: Text) -> String? { pronouns(word, text) }

  /// Whether a word, as it is typed, is an English verb with an ending of this language: committet.
  func isBorrowedVerb(_ typed: String) -> Bool { borrowedEndings.isVerb(typed) }
}
