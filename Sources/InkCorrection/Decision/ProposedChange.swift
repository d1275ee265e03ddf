// The likeliest correction of a word, and the share it needs to be applied automatically.

import InkText

/// A proposed change; of a hyphenated word, only the part that changes, since the others say nothing about it.
struct ProposedChange {
  /// The typed text.
  private let typed: String
  /// The proposed replacement.
  private let meant: String
  /// Whether the typed word has a capital that its position does not require.
  private let mayReplaceName: Bool
  /// Whether the replacement is usually capitalized.
  private let isCapitalized: Bool
  /// Whether two adjacent letters are swapped, which does not turn one name into another.
  private let isSwapped: Bool
  /// How the two differ.
  private let reason: CorrectionReason
  /// Whether the document uses the replacement often, so that it counts as one of its names.
  private let isWrittenHere: Bool
  private let setting: TypedSetting

  /// Creates the change of a typed word into its best hypothesis; see ``AutocorrectRule``.
  init(
    of typed: String, into best: Hypothesis, in setting: TypedSetting, isWrittenHere: Bool
  ) {
    self.isWrittenHere = isWrittenHere
    let part = ChangedPart(typed, best.text)
    self.typed = part?.typed ?? typed
    meant = part?.meant ?? best.text
    let isAtStart =
      setting.capitalIsUninformative && part?.isFirst ?? true
      && !Self.isGenitive(self.typed, meant, in: setting)
    mayReplaceName =
      LetterCase.of(self.typed) == .title && !isAtStart
      && !Self.isOfPronoun(self.typed, meant, in: setting)
    (isCapitalized, self.setting) = (best.isCapitalized, setting)
    isSwapped = best.reason == .transposition
    reason = best.reason
  }

  /// Whether a word and its replacement begin with a pronoun that always is a capital, and an apostrophe: I'l.
  private static func isOfPronoun(_ typed: String, _ meant: String, in setting: TypedSetting)
    -> Bool
  {
    let (typed, meant) = (normalizedWord(typed), normalizedWord(meant))
    return typed.contains("'")
      && setting.rules.words.capitalPronouns.contains { meant.hasPrefix($0 + "'") }
  }

  /// Whether a word is in the genitive, as names are at the start of a sentence more often than other words: Cropp's.
  private static func isGenitive(_ typed: String, _ meant: String, in setting: TypedSetting)
    -> Bool
  {
    guard setting.rules.writing.hasApostropheInGenitive,
      let stem = normalizedWord(typed).genitiveStem, !stem.isEmpty
    else { return false }
    // That's, here's: of these every letter may be mistyped.
    let other = normalizedWord(meant).genitiveStem ?? normalizedWord(meant)
    return !setting.rules.words.small.contains(other)
      && !setting.rules.words.separate.contains(other) && !setting.rules.isKnownSlip(stem)
  }

  /// Why this kind of change is only ever offered; nil if it may be made automatically. A possible proper name never
  /// gains an s, since the lists may have only its plural where the singular is meant. After a form of address or a
  /// first name, a name may have any spelling, except that a known name may have its letters put in order: Herr Müler,
  /// Mr Thier. What holds of any word is in ``SilentChange``.
  var veto: OfferReason? {
    if mayReplaceName, setting.isAfterAddress, !(isSwapped && isCapitalized), !isWrittenHere {
      return .nameAfterAddress
    }
    if mayReplaceName, typed + "s" == meant { return .nameWithoutS }
    // A short well-known slip with a capital inside a sentence is a name: the town of Wich.
    let isShort = typed.unicodeScalars.count <= Self.maximumNameLengthOfSlips
    if mayReplaceName, isKnownSlip, !isCapitalized, isShort { return .nameLikeSlip }
    // Debian is not "debían" without its diacritic.
    if mayReplaceName, !isCapitalized, !isWrittenHere, foldedKey(typed) == foldedKey(meant) {
      return .nameWithoutMarks
    }
    return SilentChange.veto(on: typed, into: meant, in: setting)
  }

  /// The minimum share for this change, which is the greater of what the slip and the capitals require, and the rule to
  /// report where the share is lower.
  var demand: (share: Double, rule: AutocorrectRule) {
    let isGreatSlip = isGreatSlip
    return (
      max(minimumShareBySlip(isGreat: isGreatSlip), minimumShareByCapitals),
      isGreatSlip ? .greatSlip : mayReplaceName ? .name : .unsure
    )
  }

  /// The minimum share of the replacement among all words that may be meant, 0…1, without the typed one. Where a letter
  /// is missing it may be any, so that more words are near than are found: sruck.
  ///
  /// With these, of 21,200 seeded slips that are not words, in anecdotes that no pack has seen, 49 of 10,000 become
  /// another word and 82 of 100 the meant one; without them 97 and 84.
  var minimumShareAmongWords: Double {
    reason == .missingLetter ? Self.minimumShareOfMissingLetter : Self.minimumShareOfOtherSlips
  }

  private static let minimumShareOfMissingLetter = 0.85
  private static let minimumShareOfOtherSlips = 0.75

  /// Returns the minimum share that the slip requires.
  private func minimumShareBySlip(isGreat: Bool) -> Double {
    if isPairOfContentWords {
      return setting.rules.writing.separatesSyllables && !typed.utf8.allSatisfy { $0 < 0x80 }
        ? AutocorrectRule.minimumShare : Self.minimumShareOfPairs
    }
    if hasExtraFirstLetter {
      return fingerSlip.hasNeighborFirst
        ? Self.minimumShareOfExtraNeighbor : Self.minimumShareOfExtraFirst
    }
    if isGreat, setting.rules.words.small.contains(normalizedWord(meant)) {
      if reason == .wrongLetter { return Self.minimumShareOfSmallWords }
      if reason == .extraLetter {
        return max(Self.minimumShareOfLongerSmallWords, fingerSlip.minimumShare)
      }
    }
    let least =
      isGreat || isPair
      ? Self.minimumShareOfBoldChanges
      : reason == .severalSlips && !isKnownSlip
        ? Self.minimumShareOfSeveralSlips : AutocorrectRule.minimumShare
    return isKnownSlip ? least : max(least, fingerSlip.minimumShare)
  }

  private var fingerSlip: FingerSlip {
    FingerSlip(
      of: normalizedWord(typed), for: normalizedWord(meant), reason, on: setting.layout)
  }

  /// Whether the typed word is a known slip of the language, or listed as a misspelling of the replacement.
  var isKnownSlip: Bool {
    let word = normalizedWord(typed)
    return setting.rules.isKnownSlip(word)
      || setting.rules.respelledForms(of: word).contains(normalizedWord(meant))
  }

  /// The minimum share that the capitals require. A capitalized word inside a sentence may be an unlisted name. The
  /// share is lower if the best word is also capitalized, and is either of a language that capitalizes all nouns or too
  /// long to be near by chance: `Amercian`, but not `Hawn`. It is hardly lower where names have variants that differ in
  /// more than the order of their letters: Tompson, beside Thompson. It is higher if a word in small letters would
  /// become a name.
  private var minimumShareByCapitals: Double {
    if mayReplaceName {
      let isLong = meant.unicodeScalars.count >= Self.minimumLettersOfNames
      let isNear = isLong || setting.rules.writing.capitalizesNouns
      if isCapitalized, isNear {
        if rulesOutNames || isSwapped || isWrittenHere { return Self.minimumShareOfNames }
        return setting.isAfterName ? Self.minimumShareAfterNames : Self.minimumShareOfVariants
      }
      // A word after a name is the rest of it: Karsten Merker.
      if setting.isAfterName, !isSwapped, !isWrittenHere,
        meant.unicodeScalars.count < Self.minimumLettersAfterNames
      {
        return Self.minimumShareAfterNames
      }
      return isLong ? Self.minimumShareAcrossCases : Self.minimumShareOfShortNames
    }
    guard LetterCase.of(meant) == .title, isCapitalized else { return AutocorrectRule.minimumShare }
    // Thrusday: a day is no name of somebody.
    return isSwapped && setting.rules.isImpersonalName(normalizedWord(meant))
      ? Self.minimumShareOfNames : Self.minimumShareAcrossCases
  }

  /// Whether the replacement is the name of a day, a country or the like, or may be a noun in a language that
  /// capitalizes nouns, and does not follow a name.
  private var rulesOutNames: Bool {
    !setting.isAfterName
      && (setting.rules.writing.capitalizesNouns
        || setting.rules.isImpersonalName(normalizedWord(meant)))
  }

  /// For words that may be variants of names, and for words after a name: Mr Tompson. With 0.95 for both, one less of
  /// 170 slips of all kinds is corrected.
  private static let minimumShareOfVariants = 0.9
  private static let minimumShareAfterNames = 0.97
  private static let maximumNameLengthOfSlips = 7
  /// For long names. At 0.7, 6 of 5,100 unlisted names become others, and 83 of 114 slips in long names are corrected.
  private static let minimumShareOfNames = 0.7
  private static let minimumLettersOfNames = 6
  /// After a name, shorter words are near another name by chance.
  private static let minimumLettersAfterNames = 9
  /// For short names, which are near some common word by chance, as `Thijs` is near "This".
  private static let minimumShareOfShortNames = 0.97
  /// For changes that insert a capital, or remove it from a long word.
  private static let minimumShareAcrossCases = 0.9

  /// For several slips: names that no list has are often so far from a word, such as printenv.
  private static let minimumShareOfSeveralSlips = 0.75
  /// For a great slip in a short word, and for a word split in two.
  private static let minimumShareOfBoldChanges = 0.85
  /// For one wrong letter in one of the most common short words, which are typed so often: ynd, zlle.
  private static let minimumShareOfSmallWords = 0.7
  /// For one of them with a letter more: tpo, isx.
  private static let minimumShareOfLongerSmallWords = 0.75

  /// For a word split into two words that can both be part of a compound, as in names of files and programs: errorfile.
  /// Of 20 such splits in 650,000 words of correct text, all but one have a lower share. No name is two syllables of
  /// Vietnamese with their marks.
  private static let minimumShareOfPairs = 0.97
  /// For removing the first letter of a word: names of programs have an extra one there, most of them with shares of
  /// 0.6 to 0.96, such as kinit, dselect and rdepends. At 0.8, four more of 3,500 seeded slips are corrected, and 16
  /// correct words of 270,000 are changed.
  private static let minimumShareOfExtraFirst = 0.97
  /// The same where that letter is on a key adjacent to that of the next one: jusing.
  private static let minimumShareOfExtraNeighbor = 0.93

  private var halves: [String] { normalizedWord(meant).split(separator: " ").map { String($0) } }

  /// Whether the replacement is two words of which neither is a small word.
  private var isPair: Bool {
    halves.count > 1 && !halves.contains(where: setting.rules.words.small.contains)
  }

  /// Whether the replacement is two words that can both be part of a compound.
  private var isPairOfContentWords: Bool {
    isPair && !halves.contains(where: setting.rules.words.separate.contains)
  }

  /// Whether the typed word is the replacement after one extra letter that differs from its first one.
  private var hasExtraFirstLetter: Bool {
    let (typed, other) = (normalizedWord(typed), normalizedWord(meant))
    return LetterDifference(of: Array(typed), from: Array(other)).extraLetter == 0
      && !setting.rules.words.small.contains(other)
  }

  /// Whether a slip costs more than 4 nats plus 1.2 per typed letter, since each further letter is evidence that this
  /// very word was meant. A missing space is never a great slip.
  private var isGreatSlip: Bool {
    if meant.isSplit { return false }
    let key = foldedKey(typed)
    let cost = Alignment.cost(of: key, meant: foldedKey(meant), costs: .on(setting.layout))
    return cost > SlipKinds.nats(4 + 1.2 * Double(key.count))
  }
}
