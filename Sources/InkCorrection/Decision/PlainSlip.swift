// Decides which slips are so plain that repeating them does not make them words.

import InkText

extension Judgement {
  /// Whether a word that would be changed automatically is a plain slip: people repeat their slips, so it remains one
  /// however often it appears in a text.
  ///
  /// Plain slips are two swapped adjacent letters in a word of four letters or more, or in a small word; the well-known
  /// slips of the language; and any other slip in a word of seven letters, or six where one is missing, if the share of
  /// the meant word is at least three quarters. Of 235 common misspellings, 77 in 100 are plain. Of 244 words of
  /// dialects, fantasy and programs that no list has, 3 are; of 4,100 that texts repeat, 30 are, half of them Spanish.
  /// Shorter words are excluded, since dialects have many that are a letter from a common one: `oppen`, `thae`. So are
  /// languages with older spellings: of 168 words that German novels repeat, 29 are such spellings, as `Vortheil` is.
  ///
  /// A capital inside a sentence is evidence for a proper name, so less is plain there: nothing that would become a
  /// name, and nothing short.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - setting: Where it is typed.
  /// - Returns: Whether it is plain, given that it would be changed at all, which is not checked here.
  package func hasPlainSlip(_ typed: String, in setting: TypedSetting) -> Bool {
    guard let best = others.first, let share = shares.others.first else { return false }
    let length = typed.unicodeScalars.count
    let mayBeName = setting.hasCapitalOfName(typed)
    if mayBeName, best.isCapitalized || length < Self.minimumLettersOfPlainSlips { return false }
    if setting.rules.isKnownSlip(normalizedWord(typed)) { return true }
    switch best.reason {
    case .transposition:
      return length >= Self.minimumLettersSwapped
        || setting.rules.words.small.contains(normalizedWord(best.text))
    case .apostrophe: return share >= Self.minimumShareOfPlainSlips
    case .missingLetter, .wrongLetter, .severalSlips, .extraLetter:
      let least = Self.minimumLettersOfPlainSlips + (best.reason == .missingLetter ? 0 : 1)
      return !setting.rules.writing.hasOlderSpellings && length >= least
        && share >= Self.minimumShareOfPlainSlips
        && !Self.hasMoreAround(normalizedWord(typed), than: normalizedWord(best.text))
    case .accent, .letterCase, .missingSpace, .replacement: return false
    }
  }

  /// Whether a word is another one with an addition before it, or with one after it other than a doubled last letter,
  /// which is how people name things: wsystem, statusz.
  private static func hasMoreAround(_ typed: String, than meant: String) -> Bool {
    typed != meant
      && (typed.hasSuffix(meant) || typed.hasPrefix(meant) && typed.last != meant.last)
  }

  /// The minimum number of letters; shorter words may be abbreviations: bnu.
  private static let minimumLettersSwapped = 4
  private static let minimumLettersOfPlainSlips = 6
  private static let minimumShareOfPlainSlips = 0.75
}

extension TypedSetting {
  /// Whether a word has a capital that is evidence for a proper name: inside a sentence of a language that does not
  /// capitalize nouns.
  package func hasCapitalOfName(_ typed: String) -> Bool {
    LetterCase.of(typed) == .title && !capitalIsUninformative && !rules.writing.capitalizesNouns
  }
}
