// What only some languages have rules for; all others have a default that does nothing, or none.

package import InkText

/// The spellings of a language that differ from each other without one of them being a slip, or that stand for letters
/// which a keyboard lacks.
protocol OrthographyRules: Sendable {
  /// Returns what a word may stand for that is typed on a keyboard without the letters of the language, or by a common
  /// confusion of letters.
  func respelledForms(of word: String) -> [String]
  /// Returns the other correct spelling of a word that may be written in two ways; nil for nearly all words.
  func otherSpelling(of word: String) -> String?
  /// Whether two words are spellings or forms of the same one, so that neither may become the other automatically.
  func areVariants(_ typed: String, _ meant: String) -> Bool
  /// Whether a listed word is, by its letters, of another language. It becomes a correction only if it is common.
  func isForeign(_ word: String) -> Bool
  /// Returns the form of a verb, by itself, that a form with pronouns belongs to and that makes it known; nil for
  /// nearly all words.
  func verb(withPronouns word: String) -> String?
  /// Returns a correction of one part of a hyphenated word as it is spelled before the rest.
  ///
  /// - Parameters:
  ///   - part: The correction.
  ///   - typed: The part as typed.
  ///   - tail: What follows it, from the hyphen on; empty for nothing.
  /// - Returns: The correction in its spelling there; nil if it cannot stand there.
  func spelled(_ part: String, for typed: String, before tail: String) -> String?
}

/// The irregular forms of a language, by the regular ones that people write instead.
protocol IrregularFormRules: Sendable {
  /// Returns the irregular forms that a regularized word may stand for.
  ///
  /// - Parameters:
  ///   - word: The word, known or not.
  ///   - isKnown: Whether the word is known.
  /// - Returns: The forms, the preterite before the participle; none for nearly all words.
  func forms(of word: String, isKnown: Bool) -> [String]
  /// Whether the regularized form of an irregular noun may be its genitive as well.
  func mayBeGenitive(_ word: String) -> Bool
}

/// The words of a language that are often typed as one: contractions and elisions without their apostrophe, pairs
/// without their space.
package protocol JoinedWordRules: Sendable {
  /// The typed words of which nothing else can be meant, which are slips even if a list has them.
  var slips: Set<String> { get }
  /// Returns what is certainly meant by a word typed without its apostrophe or space, or after a certain other one.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - previous: The word directly before it; nil if a mark is between.
  ///   - beginsSentence: Whether it begins a sentence, where a capital does not mark a proper name.
  /// - Returns: The contraction, the words or the other word, in the letter case of the typed one; nil for nearly all
  ///   words.
  func separated(_ typed: String, after previous: String?, beginsSentence: Bool) -> String?
  /// Returns the contraction that a word, what stands for its apostrophe, and the letters after it are: don t, I;m.
  ///
  /// - Parameters:
  ///   - first: The word as typed.
  ///   - mark: A space, a semicolon, or an apostrophe, at the end or beside a space.
  ///   - second: What is after the mark; nothing after an apostrophe at the end.
  /// - Returns: The contraction; nil for nearly all words.
  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String?
}

/// What a language tells of a correctly spelled word by the words around it, apart from its ``LanguageRules/Words``.
package protocol NextWordRules: Sendable {
  /// Returns what is meant by one of the words that the next one may tell from another.
  ///
  /// - Parameters:
  ///   - word: The word, in small letters.
  ///   - before: The words before it in its sentence and line, in small letters.
  ///   - next: The word after it, as typed.
  /// - Returns: The replacement, the word itself if it is meant, or nil if no rule says.
  func meant(by word: String, after before: [String], before next: String) -> ToldWord?
  /// Returns the forms one of which a word stands for whose ending no word has; nil for nearly all words.
  func forms(ofMisspelledEnding word: String) -> EndingForms?
  /// Whether the words on both sides of such a word certainly want its plural.
  func isPlural(after previous: String, before next: String) -> Bool
  /// Whether one of them is disambiguated with a capital inside a sentence, too, directly after a word; nil if a comma
  /// is between.
  func isToldInside(_ word: String, after previous: String?) -> Bool
  /// Returns the words that sound like a word and that it may stand for after another word: their, for there.
  func homophones(of word: String, after previous: String?) -> [Homophone]
}

/// What a language tells of a pronoun that always is a capital: I.
package protocol PronounRules: Sendable {
  /// Returns the pronoun, or its contraction, where it is typed in small letters.
  func capital(of word: WordEnd, in text: Text) -> String?
  /// Whether a word that was corrected may be, as it was typed, the name of a letter or a thing: i, which became I.
  func isName(_ typed: String, correctedTo text: String) -> Bool
  /// Returns what was meant by a word if what it was corrected to is never before the next one: in, for i that became I
  /// before the.
  func word(insteadOf text: String, typedAs typed: String, before next: String) -> String?
  /// Returns another language that has a word as it was typed, which was corrected: German, for im that became I'm.
  func language(having typed: String, correctedTo text: String) -> String?
  /// Whether a word may be a verb of which the pronoun is not the subject: sends.
  func mayBeVerbOfOthers(_ word: String) -> Bool
}

/// The forms of a word that are confused with each other when they are misspelled.
package struct EndingForms: Sendable, Equatable {
  /// The word without an ending.
  package let stem: String
  /// The plural of the noun, or the form of the verb that is written like it.
  package let plural: String
  /// The genitive.
  package let genitive: String
}

/// A word that another one may stand for, which sounds like it or has its letters.
package struct Homophone: Sendable, Equatable {
  /// What is known about the two.
  enum Kind: Sendable, Equatable {
    /// Nothing else.
    case other
    /// One is often written for the other by mistake.
    case confused
    /// The language lists the two, with the number of nats by which the one that is meant must be likelier.
    case listed(minimumGain: Double)
    /// The one is the other with marks on its letters, and must be likelier by so many nats.
    case marked(minimumGain: Double)
  }

  /// The word.
  package let text: String
  /// What is known about it and the other one.
  let kind: Kind

  /// Creates a word that may be meant.
  init(_ text: String, _ kind: Kind) { (self.text, self.kind) = (text, kind) }

  /// Whether it is often written for the other one by mistake.
  package var isConfused: Bool { kind == .confused }

  /// By how many nats it must be likelier, where that is known for the two; else nil.
  package var minimumGain: Double? {
    switch kind {
    case .other, .confused: nil
    case .listed(let nats), .marked(let nats): nats
    }
  }
}

/// The meaning of a word that the next word determines.
package struct ToldWord: Sendable, Equatable {
  /// What the replacement depends on besides the rule.
  package enum Proof: Sendable, Equatable {
    /// On nothing: the surrounding words are conclusive.
    case words
    /// The odds of the packs have to agree.
    case odds
    /// The next word, whose sound decides, must be no slip, and no third word be likelier.
    case sound
    /// The next word must rather follow one word than another, which stand for what is meant and what is typed.
    case successor(of: String, ratherThan: String)
  }

  /// The replacement, in small letters except for I.
  package let text: String
  /// What it depends on.
  package let proof: Proof

  /// Creates a meaning with its proof.
  package init(_ text: String, by proof: Proof = .words) { (self.text, self.proof) = (text, proof) }
}

/// The rules of a language that has none of a kind.
struct NothingSpecial: OrthographyRules, IrregularFormRules, JoinedWordRules {
  func forms(of word: String, isKnown: Bool) -> [String] { [] }

  func separated(
    _ typed: String, after previous: String?, beginsSentence: Bool
  ) -> String? { nil }
}

extension OrthographyRules {
  func respelledForms(of word: String) -> [String] { [] }
  func otherSpelling(of word: String) -> String? { nil }
  func areVariants(_ typed: String, _ meant: String) -> Bool { false }
  func isForeign(_ word: String) -> Bool { false }
  func verb(withPronouns word: String) -> String? { nil }
  func spelled(_ part: String, for typed: String, before tail: String) -> String? { part }
}

extension IrregularFormRules {
  func mayBeGenitive(_ word: String) -> Bool { false }
}

extension JoinedWordRules {
  var slips: Set<String> { [] }

  func contraction(ofParts first: String, _ mark: Unicode.Scalar, _ second: String) -> String? {
    nil
  }
}
