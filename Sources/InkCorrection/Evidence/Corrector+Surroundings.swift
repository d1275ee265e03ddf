// Evidence from the words before a word that it is meant although it is unknown: unknown, rare and foreign ones.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns what in the surroundings of a typed word makes it likelier that it is meant although it is unknown; nil if
  /// nothing does.
  package func surroundings(of typed: String) -> Surroundings? {
    if isAmongForeignWords(normalizedWord(typed)) { return .foreign }
    switch wordBefore(for: LetterCase.of(typed)) {
    case .unknown: return .unknown
    case .rare: return .rare
    case .common: return nil
    }
  }

  /// The kind of the words before a word, or of the word together with them.
  package enum Surroundings: Sendable {
    /// Common words of a language that is not written here.
    case foreign
    /// An unknown word.
    case unknown
    /// A rare word.
    case rare
  }

  /// Returns how well known the word before is, as far as that is evidence about a word in the given letter case. An
  /// unknown name is none about a word in small letters: of 158 such words in texts that no pack has seen, one was
  /// unknown.
  func wordBefore(for letterCase: LetterCase) -> UnknownWord.WordBefore {
    guard let last = context.history.last else { return .common }
    if Tokenizer.isSpecial(last) { return last == Tokenizer.unknown ? .unknown : .common }
    if !isKnown(last) {
      let isOtherKind =
        letterCase == .lower && unknownWordsBefore.contains { $0.isName && $0.text == last }
      return isOtherKind || isSlip(last) ? .common : .unknown
    }
    return model.isRare(last, below: Self.rareNeighborBelow, ifUnknown: false) ? .rare : .common
  }

  /// Whether an unknown word is more likely a slip of a common one than a word particular to the text, and so no
  /// evidence about the words after it: a well-known slip, or a long word that is one letter from a common one, unless
  /// it may be a word of a language similar to the one written here.
  func isSlip(_ text: String) -> Bool {
    model.isKnownSlip(text, at: context)
      || text.utf8.count >= Self.minimumSlipLength && !isAmongMarks
        && document?.looksMistyped(text) ?? false
  }

  /// The minimum length in bytes: dialects have many words that are a letter from a common one, but hardly any long
  /// ones.
  private static let minimumSlipLength = 7

  /// A rarer word appears in a text of another language by chance: bara.
  private static let rareNeighborBelow = Score.ofRareWords

  /// Whether a language with diacritics is written here, which is any but English.
  var isAmongMarks: Bool {
    context.shares.written.contains { model.packs[$0].rules.writing.hasMarks }
  }

  /// Whether common words of a language that is not written here are among a word and the two before it: one that is
  /// rare or unknown here, or two that are known here, as "mit der" in English. A single known one is no evidence: MIT.
  package func isAmongForeignWords(_ word: String) -> Bool {
    let written = context.shares.written
    if written.isEmpty { return false }
    let ownLanguages = CommonWords.Languages(
      written.map { CommonWords.Languages(tag: model.packs[$0].metadata.language) })
    var seen: CommonWords.Languages = []
    for word in context.history.suffix(2) + [normalizedWord(word)] {
      let languages = CommonWords.languages(of: word)
      if languages.isEmpty || !languages.isDisjoint(with: ownLanguages) { continue }
      let score = written.compactMap { model.score(of: word, inPack: $0) }.max()
      guard let score, score >= Self.seenHereFrom else { return true }
      if score >= Self.ownHereFrom { continue }
      if !seen.isDisjoint(with: languages) { return true }
      seen.formUnion(languages)
    }
    return false
  }

  /// How often words are written here that occasionally appear in texts of another language, and those that belong to
  /// it just as well: of the lists of other languages, "et" and "la" in English, "hier" in French, "sobre" in
  /// Portuguese.
  private static let seenHereFrom = Score.once(in: 800_000)
  private static let ownHereFrom = Score.ofCommonWords
}
