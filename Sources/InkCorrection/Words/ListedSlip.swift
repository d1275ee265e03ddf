// Slips that are frequent enough to be in the word list of a language: dnas, seculo.

import InkLexicon
import InkModel
import InkText

/// Which words of a language's list are slips; ``RareListedSlips`` in most languages.
protocol ListedSlipRules: Sendable {
  /// Whether a pack of the language has a word as a slip; nil if it does not have the word.
  ///
  /// - Parameters:
  ///   - text: The normalized word.
  ///   - typed: The word as typed.
  ///   - pack: The pack.
  /// - Returns: Whether it is one, which costs one look-up for most words, and some tens of microseconds for rare ones.
  func isSlip(_ text: String, writtenAs typed: String, of pack: LanguagePack) -> Bool?
}

/// Recognizes listed words that are slips of common words, which occur in the texts that the list was counted from.
enum ListedSlip {
  /// Whether all packs that have a word have it as a slip, by the rules of their language (``ListedSlipRules``) or as
  /// one of the ``KnownSlips``. Never a word that the user has taught. A capitalized word only if it is a known slip or
  /// an English one.
  ///
  /// Costs one look-up per pack for most words, and some tens of microseconds for those that are rare enough.
  static func isSlip(_ typed: String, in model: Model, at address: DocumentAddress?) -> Bool {
    let (letterCase, text) = (LetterCase.of(typed), normalizedWord(typed))
    let isUsual = letterCounts.contains(typed.unicodeScalars.count)
    guard isUsual || letterCase == .lower && isKnownSlip(text, in: model),
      letterCase == .lower || letterCase == .title,
      !model.userWords.isLearned(typed, document: address)
    else { return false }
    var isSlip = false
    for pack in model.packs {
      guard let isSlipHere = Self.isSlip(text, writtenAs: typed, of: pack) else { continue }
      if !isSlipHere { return false }
      isSlip = true
    }
    return isSlip
  }

  /// Whether a pack has a word as a slip; nil if it does not have the word.
  private static func isSlip(
    _ text: String, writtenAs typed: String, of pack: LanguagePack
  ) -> Bool? {
    let rules = pack.rules
    if rules.isKnownSlip(text), isNoName(text, writtenAs: typed, in: pack) { return true }
    return rules.listedSlips.isSlip(text, writtenAs: typed, of: pack)
  }

  /// Whether a word of very few letters is a well-known slip in some language: ca.
  private static func isKnownSlip(_ text: String, in model: Model) -> Bool {
    model.hasLanguage { $0.isKnownSlip(text) }
  }

  /// Whether a pack lacks the capitalized form in which a word is typed, which it has of proper names.
  private static func isNoName(
    _ text: String, writtenAs typed: String, in pack: LanguagePack
  ) -> Bool {
    // A capital is no evidence for a name where all nouns have one.
    if LetterCase.of(typed) == .lower || pack.rules.writing.capitalizesNouns { return true }
    return pack.withFile { file in
      guard let word = pack.id(of: text, in: file).flatMap({ pack.words.word($0, in: file) })
      else { return true }
      return isNoName(word, writtenAs: typed)
    }
  }

  /// Whether a listed word is typed in small letters, or in a capitalized form that its list does not have, so that it
  /// may owe its capital to the start of a sentence alone.
  static func isNoName(_ word: PackWord, writtenAs typed: String) -> Bool {
    LetterCase.of(typed) == .lower || !word.surfaces.contains { $0.form == typed }
  }

  /// The numbers of letters of words that may be slips.
  static let letterCounts = 3...24
}
