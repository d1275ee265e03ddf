// The likeliest other word for a typed one, and how certain it has to be to be put in unasked.

import InkText

/// What would be changed; of a word with hyphens the one part that changes, since the others say nothing about it.
struct ProposedChange {
  /// What is typed.
  private let typed: String
  /// What would take its place.
  private let meant: String
  /// Whether it has a capital that its place does not ask for.
  private let mayBeName: Bool
  /// Whether what is meant is mostly written with a capital.
  private let isCapitalized: Bool
  /// Whether two neighbours are swapped, which makes no other name.
  private let isSwapped: Bool
  /// Whether one letter is another one.
  private let isWrongLetter: Bool
  private let setting: TypedSetting

  /// A word that may become the best hypothesis for it; see ``AutocorrectRule``.
  init(of typed: String, into best: Hypothesis, in setting: TypedSetting) {
    let part = ChangedPart(typed, best.text)
    self.typed = part?.typed ?? typed
    meant = part?.meant ?? best.text
    let isAtStart = setting.capitalIsUninformative && part?.isFirst ?? true
    mayBeName = LetterCase.of(self.typed) == .title && !isAtStart
    (isCapitalized, self.setting) = (best.isCapitalized, setting)
    isSwapped = best.reason == .transposition
    isWrongLetter = best.reason == .wrongLetter
  }

  /// Whether this kind of change may be made unasked. A possible name never gains an s: the lists have its plural, but
  /// the singular is meant. A form of a German word never becomes another form of it. Behind a form of address or a
  /// first name a name is spelled as it likes, but for the order of the letters of a known one: Herr Müler, Mr Thier.
  func isAllowed(isWrittenHere: Bool) -> Bool {
    if mayBeName, setting.isBehindAddress, !(isSwapped && isCapitalized), !isWrittenHere {
      return false
    }
    if mayBeName, typed + "s" == meant { return false }
    // Debian is no "debían" that lacks its mark.
    if mayBeName, !isCapitalized, !isWrittenHere, foldedKey(typed) == foldedKey(meant) {
      return false
    }
    return SilentChange.isAllowed(typed, meant, in: setting)
  }

  /// The least share for this change, the greater one of what the slip and the capitals ask for, and the rule that
  /// keeps it from being made where it has less. What the document writes often is one of its names.
  func demand(isWrittenHere: Bool) -> (share: Double, rule: AutocorrectRule) {
    let isGreatSlip = isGreatSlip
    let bySlip = leastShareBySlip(isGreatSlip)
    return (
      max(bySlip, leastShareByCapitals(isWrittenHere)),
      isGreatSlip ? .greatSlip : mayBeName ? .name : .unsure
    )
  }

  /// What the slip asks for.
  private func leastShareBySlip(_ isGreatSlip: Bool) -> Double {
    if isPairOfContentWords { return Self.leastShareOfPairs }
    if hasExtraFirstLetter { return Self.leastShareWithoutFirstLetter }
    if isGreatSlip, isWrongLetter, setting.rules.smallWords.contains(normalizedWord(meant)) {
      return Self.leastShareOfSmallWords
    }
    return isGreatSlip || isPair ? Self.leastShareOfBoldChanges : AutocorrectRule.leastShare
  }

  /// What the capitals ask for. A word with a capital inside a sentence may be a name that no list has. Less is asked
  /// if the best word is written with a capital too, and is either of a language that writes all nouns so or too long
  /// to be near by chance: `Amercian`, but not `Hawn`; hardly less where names vary, in all but the order of their
  /// letters: Tompson, beside Thompson. More is asked if a word in small letters would become a name.
  private func leastShareByCapitals(_ isWrittenHere: Bool) -> Double {
    if mayBeName {
      let isLong = meant.unicodeScalars.count >= Self.leastLettersOfNames
      let isNear = isLong || setting.rules.writesNounsWithCapitals
      if isCapitalized, isNear {
        if rulesOutNames || isSwapped || isWrittenHere { return Self.leastShareOfNames }
        return setting.isBehindName ? Self.leastShareBehindNames : Self.leastShareOfVariants
      }
      // Behind a name stands the rest of it: Karsten Merker.
      if setting.isBehindName, !isSwapped, !isWrittenHere,
        meant.unicodeScalars.count < Self.leastLettersBehindNames
      {
        return Self.leastShareBehindNames
      }
      return isLong ? Self.leastShareAcrossCases : Self.leastShareOfShortNames
    }
    return LetterCase.of(meant) == .title && isCapitalized
      ? Self.leastShareAcrossCases : AutocorrectRule.leastShare
  }

  /// Whether what is meant is the name of a day, a country and the like, or may be a noun, where those have capitals
  /// and no name stands before it.
  private var rulesOutNames: Bool {
    !setting.isBehindName
      && (setting.rules.writesNounsWithCapitals
        || setting.rules.capitalizedName(of: normalizedWord(meant)) != nil)
  }

  /// For what may be another name, and where a name stands before it: Mr Tompson. At 0.95 for both, of 170 slips of all
  /// kinds one less is put right.
  private static let leastShareOfVariants = 0.9
  private static let leastShareBehindNames = 0.97
  /// For long names. At 0.7, 6 of 5,100 names that no list has become others, and 83 of 114 slips in long names are put
  /// right.
  private static let leastShareOfNames = 0.7
  private static let leastLettersOfNames = 6
  /// Behind a name, shorter words are near another name by chance.
  private static let leastLettersBehindNames = 9
  /// For short names, which are near some common word by chance, as `Thijs` is near "This".
  private static let leastShareOfShortNames = 0.97
  /// For changes that put a capital in, or take it off a long word.
  private static let leastShareAcrossCases = 0.9

  /// For a great slip in a short word, and for a word split in two.
  private static let leastShareOfBoldChanges = 0.85
  /// For one wrong letter in one of the smallest words, which are typed so often: ynd, zlle.
  private static let leastShareOfSmallWords = 0.7

  /// For a word split into two of which either may begin or end a compound, as names of files and of programs are
  /// written: errorfile. Of 20 such splits in 650,000 words of right text, all but one have less.
  private static let leastShareOfPairs = 0.97
  /// For taking a letter off the front of a word: names of programs have one there, most of them with 0.6 to 0.96, as
  /// kinit, dselect and rdepends. At 0.8 four more of 3,500 seeded slips are corrected, and 16 right words of 270,000
  /// are changed.
  private static let leastShareWithoutFirstLetter = 0.97

  private var halves: [String] { normalizedWord(meant).split(separator: " ").map { String($0) } }

  /// Whether what is meant is two words of which neither is a small one.
  private var isPair: Bool {
    halves.count > 1 && !halves.contains(where: setting.rules.smallWords.contains)
  }

  /// Whether what is meant is two words of which neither is always a word by itself.
  private var isPairOfContentWords: Bool {
    isPair && !halves.contains(where: setting.rules.separateWords.contains)
  }

  /// Whether the typed word is what is meant behind a letter that is not its first one.
  private var hasExtraFirstLetter: Bool {
    let (typed, other) = (normalizedWord(typed), normalizedWord(meant))
    return typed.dropFirst() == other && typed.first != other.first
      && !setting.rules.smallWords.contains(other)
  }

  /// Whether a slip costs more than 4 nats and 1.2 for each letter that was typed: each further letter is evidence that
  /// this very word was meant. A missing space is never a great slip.
  private var isGreatSlip: Bool {
    if meant.utf8.contains(UInt8(ascii: " ")) { return false }
    let key = foldedKey(typed)
    let cost = Alignment.cost(of: key, meant: foldedKey(meant), costs: .on(setting.layout))
    return cost > SlipKinds.nats(4 + 1.2 * Double(key.count))
  }
}
