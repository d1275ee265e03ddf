// Misplaced capitals: the Shift key was pressed a letter late, or the first letter was typed twice.

import InkText

/// Slips of the Shift key that leave no doubt about the letters.
package enum StrayCapital {
  /// Whether a word is another one with its first two letters swapped or its first one doubled, each in the case in
  /// which it was typed: hTat, SShould; or a small word with an extra capital from a key adjacent to its first one:
  /// TGhat. A word with other capitals may be a name: iPhone, QAction.
  static func isUndone(
    _ typed: String, by meant: String, in setting: TypedSetting
  ) -> Bool {
    let (typed, meant) = (Array(typed.unicodeScalars), Array(meant.unicodeScalars))
    guard
      meant.count > 2 || meant.count == 2 && setting.rules.words.small.contains(word(of: meant)),
      typed.count > 2,
      LetterCase.of(String(String.UnicodeScalarView(meant))) == .title
    else { return false }
    let isSwapped =
      typed[0] == meant[1] && typed[1] == meant[0] && typed.dropFirst(2) == meant.dropFirst(2)
    return isSwapped || typed[0] == meant[0] && typed.dropFirst() == meant[...]
      || hasNeighborToo(typed, meant, in: setting)
  }

  /// Returns the meant word where the first two letters are capitals and the others small: THe, ANd, THat's; nil for
  /// any other. Three letters that end in s are rather the plural of an abbreviation, unless they form a small word:
  /// PCs, but WAs.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - rules: The rules of its language.
  ///   - isWithinSentence: Whether it is to have no capital at all, since shift was held for the word before: I HAve.
  /// - Returns: The word with the capitals it should have; nil for any other.
  package static func withoutLateShift(
    _ typed: String, in rules: LanguageRules, isWithinSentence: Bool = false
  ) -> String? {
    let letters = Array(typed.unicodeScalars)
    guard LateShift(typed)?.isHeld == true,
      letters.allSatisfy({ [.letter, .apostrophe].contains(CharacterClass($0)) })
    else { return nil }
    let small = normalizedWord(typed)
    // As likely as a capital too many.
    if EnglishEverywhere.afterAbbreviations.contains(small) { return nil }
    if letters.count == 3, typed.hasSuffix("s"), !rules.words.small.contains(small) { return nil }
    return isWithinSentence ? small : LetterCase.title.applied(to: small)
  }

  private static func hasNeighborToo(
    _ typed: [Unicode.Scalar], _ meant: [Unicode.Scalar], in setting: TypedSetting
  ) -> Bool {
    guard meant.count >= minimumLetters, typed.count == meant.count + 1,
      setting.rules.words.small.contains(word(of: meant)),
      typed.dropFirst(2) == meant.dropFirst(), meant[0] == typed[0] || meant[0] == typed[1],
      LetterCase.of(String(String.UnicodeScalarView(typed.prefix(2)))) == .upper
    else { return false }
    return Alignment.cost(of: key(of: typed), meant: key(of: meant), costs: .on(setting.layout))
      <= SlipKinds.fitted.neighborToo + SlipKinds.fitted.firstLetter
  }

  /// Returns the letters as a normalized word.
  private static func word(of letters: [Unicode.Scalar]) -> String {
    normalizedWord(String(String.UnicodeScalarView(letters)))
  }

  private static func key(of letters: [Unicode.Scalar]) -> [UInt8] {
    foldedKey(word(of: letters))
  }

  /// Units and abbreviations are shorter: MHz.
  private static let minimumLetters = 4
}
