// Slips that are frequent enough to be in the word list of a language: dnas, seculo.

import InkLexicon
import InkModel
import InkText

/// Recognizes listed words that are slips of common words, which occur in the texts that the list was counted from.
///
/// Of the words of French, Spanish, Portuguese and Swedish that are as rare as required here and become a common word
/// when two letters are swapped, three to five of six are in no dictionary; the others are so rare that the slip is
/// likelier.
enum ListedSlip {
  /// Whether all packs that have a word have it as a slip: it is far rarer than a common word and equals that word with
  /// two adjacent letters swapped, or without its diacritics in a language often typed without them; or it is one of
  /// the ``KnownSlips``; for English, see also ``EnglishListedSlip``. Never a word that the user has taught. A
  /// capitalized word only if it is a known slip or an English one.
  ///
  /// Costs one look-up per pack for most words, and some tens of microseconds for those that are rare enough.
  static func isOne(_ typed: String, in model: Model, at address: DocumentAddress?) -> Bool {
    let (letterCase, text) = (LetterCase.of(typed), normalizedWord(typed))
    let isPlain =
      letterCase == .lower && typed.unicodeScalars.allSatisfy { CharacterClass($0) == .letter }
    let isUsual = letterCounts.contains(typed.unicodeScalars.count)
    guard isUsual || letterCase == .lower && isKnownSlip(text, in: model),
      letterCase == .lower || letterCase == .title,
      !model.userWords.isLearned(typed, document: address)
    else { return false }
    var isSlip = false
    for pack in model.packs {
      let rules = pack.rules
      let found =
        rules.knownSlips.contains(text) && isNoName(text, writtenAs: typed, in: pack)
        ? true
        : rules.listHasRunOnWords
          ? EnglishListedSlip.isOne(text, writtenAs: typed, of: pack)
          : Self.isSlip(text, isPlain: isPlain, of: pack)
      guard let isSlipHere = found else { continue }
      if !isSlipHere { return false }
      isSlip = true
    }
    return isSlip
  }

  /// Whether a word of very few letters is a well-known slip in some language: ca.
  private static func isKnownSlip(_ text: String, in model: Model) -> Bool {
    model.hasLanguage { $0.knownSlips.contains(text) }
  }

  /// Whether a pack lacks the capitalized form in which a word is typed, which it has of proper names.
  static func isNoName(_ text: String, writtenAs typed: String, in pack: LanguagePack) -> Bool {
    if LetterCase.of(typed) == .lower { return true }
    return pack.withFile { file in
      guard let word = pack.id(of: text, in: file).flatMap({ pack.words.word($0, in: file) })
      else { return true }
      return !word.surfaces.contains { $0.form == typed }
    }
  }

  /// Whether a pack has a word as a slip; nil if it does not have the word.
  private static func isSlip(_ text: String, isPlain: Bool, of pack: LanguagePack) -> Bool? {
    let rules = pack.rules
    return pack.withFile { file -> Bool? in
      guard let id = pack.id(of: text, in: file) else { return nil }
      if !isPlain || !letterCounts.contains(text.unicodeScalars.count) { return false }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      let own = unigrams.score(of: id)
      let mayLackMarks = rules.isTypedWithoutMarks && text.utf8.allSatisfy { $0 < 0x80 }
      let mayBeSwapped = rules.listHasSlips && own < swappedBelow.rawValue
      guard mayBeSwapped || mayLackMarks && own < withoutMarksBelow.rawValue else { return false }
      let key = foldedKey(text)
      return OneSlipWalk(beside: key, in: pack, file: file).found.contains { other in
        let score = unigrams.score(of: other)
        guard score > commonFrom.rawValue, other != id,
          let known = pack.words.text(of: other, in: file)
        else { return false }
        let otherKey = foldedKey(known)
        if otherKey == key {
          return mayLackMarks && known != text && score - own > leastGainOfMarks.rawValue
        }
        return mayBeSwapped && otherKey.count == key.count && otherKey.sorted() == key.sorted()
      }
    }
  }

  private static let letterCounts = 3...24
  private static let commonFrom = Score.once(in: 8_000)
  private static let swappedBelow = Score.once(in: 3_300_000)
  private static let withoutMarksBelow = Score.once(in: 36_000)
  /// The minimum advantage of the word with its diacritics, in nats: a factor of a hundred.
  private static let leastGainOfMarks = Score(nats: 4.6)
}
