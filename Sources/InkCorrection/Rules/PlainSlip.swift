// Which slips are so plain that repeating them does not make them words.

import InkText

extension Judgement {
  /// Whether a word that would be changed unasked is a plain slip: whoever makes it makes it again, so that it is none
  /// the less one for standing in a text many times.
  ///
  /// That is two neighbours swapped in four letters or more, or in a small word, one of the language's well-known
  /// slips, and any other one in a word of seven letters, or six where one is missing, if the other word is meant with
  /// three quarters of the share. Of 235 common misspellings 77 in 100 are plain; of 244 words of dialects, fantasy and
  /// programs that no list has 3 are, and of 4,100 that texts repeat 30, half of them Spanish.
  /// Shorter words are not: dialects write many that are a letter from a common one, `oppen`, `thae`. Nor are those of
  /// languages with spellings of other times: of 168 words that novels of German repeat, 29 are such, `Vortheil`.
  ///
  /// A capital inside a sentence speaks for a name, so that less is plain there: nothing that would become a name, and
  /// nothing short.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - setting: Where it is typed.
  /// - Returns: Whether it is one, if it would be changed at all, which is not asked here.
  package func hasPlainSlip(_ typed: String, in setting: TypedSetting) -> Bool {
    guard let best = others.first, let share = shares.others.first else { return false }
    let length = typed.unicodeScalars.count
    let mayBeName = setting.mayBeName(typed)
    if mayBeName, best.isCapitalized || length < Self.leastLettersOfPlainSlips { return false }
    if setting.rules.knownSlips.contains(normalizedWord(typed)) { return true }
    switch best.reason {
    case .transposition:
      return length >= Self.leastLettersSwapped
        || setting.rules.smallWords.contains(normalizedWord(best.text))
    case .apostrophe: return share >= Self.leastShareOfPlainSlips
    case .missingLetter, .wrongLetter, .severalSlips, .extraLetter:
      let least = Self.leastLettersOfPlainSlips + (best.reason == .missingLetter ? 0 : 1)
      return !setting.rules.hasOlderSpellings && length >= least
        && share >= Self.leastShareOfPlainSlips
        && !Self.hasMoreAround(normalizedWord(typed), than: normalizedWord(best.text))
    case .accent, .letterCase, .missingSpace, .replacement: return false
    }
  }

  /// Whether a word is another one with more before it, or with more behind it than its last letter once again: that is
  /// how people name things: wsystem, statusz.
  private static func hasMoreAround(_ typed: String, than meant: String) -> Bool {
    typed != meant
      && (typed.hasSuffix(meant) || typed.hasPrefix(meant) && typed.last != meant.last)
  }

  /// Shorter ones may be abbreviations: bnu.
  private static let leastLettersSwapped = 4
  private static let leastLettersOfPlainSlips = 6
  private static let leastShareOfPlainSlips = 0.75
}

extension TypedSetting {
  /// Whether a word has a capital that speaks for a name: inside a sentence of a language that writes nouns small.
  package func mayBeName(_ typed: String) -> Bool {
    LetterCase.of(typed) == .title && !capitalIsUninformative && !rules.writesNounsWithCapitals
  }
}
