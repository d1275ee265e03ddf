// Decides which kinds of changes are never made automatically, however certain they seem.

import InkGeometry
import InkText

/// The kinds of corrections that are only ever offered.
package enum SilentChange {
  /// Returns why a typed word never becomes another one automatically; nil if it may.
  ///
  /// A final s alone is never removed, since a list may have a word without its plural. Of a word of one or two letters
  /// only well-known slips are put right, in its diacritics or the order of its letters (``KnownSlips``). A word with
  /// hyphens is judged as a whole only where more than one of its parts differs (``ChangedPart``). Diacritics are
  /// removed only from a word in small letters, and where none has a key of its own, so that one may be misplaced:
  /// éxemple, but not Dupônt, closèd, grånar.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - meant: The proposed replacement.
  ///   - setting: Where it is typed.
  /// - Returns: The first reason that applies.
  package static func veto(
    on typed: String, into meant: String, in setting: TypedSetting
  ) -> OfferReason? {
    let word = normalizedWord(typed)
    switch LetterCase.of(typed) {
    case .mixed:
      // The Shift key may have been pressed a letter late.
      return StrayCapital.isUndone(typed, by: meant, in: setting) ? nil : .capitals
    case .upper, .none: return .capitals
    case .title, .lower: break
    }
    if putsIn(meant, beside: typed) { return .insertion }
    if splitsOffPart(meant, in: setting) { return .splitOffPart }
    let other = normalizedWord(meant)
    let isShort = word.unicodeScalars.count < minimumLetters
    if isShort, !isKnownReordering(word, of: other, in: setting) { return .shortWord }
    if word.contains("-") { return .hyphenatedWord }
    if word.contains("'"), !other.contains("'") { return .removedApostrophe }
    let mayLoseMarks = LetterCase.of(typed) == .lower && setting.rules.writing.mayLoseMarks
    if !mayLoseMarks, losesMarks(word, beside: other) { return .removedMarks }
    // A listed misspelling is neither a coinage nor a plural: stomache, parmis.
    let isListed = setting.rules.respelledForms(of: word).contains(other)
    if isAbbreviation(word, beside: other) { return .abbreviation }
    // A word in -s has no plural with one more s: acrosss.
    if !isListed, !other.hasSuffix("s"), other + "s" == word { return .plural }
    if !isListed, setting.rules.forms.hasDiminutivesInIE, isDiminutive(word, beside: other) {
      return .diminutive
    }
    // In English -ise ↔ -ize and program names such as systemd and crond; in German endings, and ss ↔ ß, the Swiss
    // spelling.
    if setting.rules.orthography.areVariants(word, other) { return .variants }
    if !isListed, hasExtraEdge(word, beside: other, in: setting) { return .extraEdge }
    return isElongated(word, beside: other) ? .elongated : nil
  }

  /// Whether the replacement has a digit, a hyphen or inner capitals that the typed word does not have.
  private static func putsIn(_ meant: String, beside typed: String) -> Bool {
    func count(_ text: String, _ kind: CharacterClass) -> Int {
      text.unicodeScalars.count { CharacterClass($0) == kind }
    }
    if count(meant, .digit) > count(typed, .digit) || count(meant, .hyphen) > count(typed, .hyphen)
    {
      return true
    }
    let isSame = normalizedWord(meant).sorted() == normalizedWord(typed).sorted()
    // Only one in capitals means a word in capitals: Vaccum, but not VACUUM.
    if LetterCase.of(meant) == .upper, LetterCase.of(typed) == .title { return !isSame }
    // A word may mean I'm, or one with a capital anywhere if the letters are the same.
    return meant.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }
      && [.mixed, .upper].contains(LetterCase.of(meant))
      && !(isSame && (LetterCase.of(typed) == .lower || typed.first == meant.first))
  }

  /// Whether a word without a vowel is more than one slip from another one, or longer than it: dpkg, eqn. It is then
  /// rather an abbreviation, unless it is the other word without its vowels.
  private static func isAbbreviation(_ word: String, beside other: String) -> Bool {
    if foldedKey(word).contains(where: vowels.contains) || word.contains("'") { return false }
    let consonants = other.filter { !foldedKey(String($0)).contains(where: vowels.contains) }
    let isSwapped = word.sorted() == other.sorted()
    return consonants != word && !isSwapped
      && (word.count > other.count || CorrectionReason(typed: word, meant: other) == .severalSlips)
  }

  /// Whether a word is another one with a letter before or after it that no finger hits by chance: neither the adjacent
  /// letter repeated nor a key adjacent to that. People form words that way: elisp, stringp. Where the letter is a word
  /// by itself, the space is missing instead: needa.
  private static func hasExtraEdge(
    _ word: String, beside other: String, in setting: TypedSetting
  ) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    guard let extra = LetterDifference(of: word, from: other).extraLetter,
      let next = extra == 0 ? other.first : extra == other.count ? other.last : nil
    else { return false }
    return word[extra] != next && !setting.layout.areNeighbors(word[extra], next)
  }

  /// Whether a word in -ie or -ies is another one with an i before its last e: tradie, beside trade. A finger hits an i
  /// there as rarely as people form such words often.
  private static func isDiminutive(_ word: String, beside other: String) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    let ending = word.last == UInt8(ascii: "s") ? 3 : 2
    return LetterDifference(of: word, from: other).extraLetter == word.count - ending
      && word[word.count - ending] == UInt8(ascii: "i")
      && other.suffix(ending - 1).first == UInt8(ascii: "e")
  }

  /// Whether a word is another one with diacritics added, where the other has none.
  private static func losesMarks(_ word: String, beside other: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && other.utf8.allSatisfy { $0 < 0x80 }
      && foldedKey(word) == foldedKey(other)
  }

  /// Whether a letter is repeated three times or more where the other word has it once: a word elongated on purpose,
  /// such as "loooong". Interjections may have any length: ahhh.
  private static func isElongated(_ word: String, beside other: String) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    let isInterjection =
      Set(word).count <= lettersOfInterjections && word.allSatisfy(interjectionLetters.contains)
    return word.indices.dropFirst(2).contains { end in
      let letter = word[end]
      return word[end - 1] == letter && word[end - 2] == letter
        && (isInterjection
          || !zip(other, other.dropFirst()).contains { $0 == letter && $1 == letter })
    }
  }

  /// Whether the replacement splits a word into a word and a prefix or an ending of the language: `binär en`, `av
  /// konfigurera`.
  private static func splitsOffPart(_ meant: String, in setting: TypedSetting) -> Bool {
    let halves = normalizedWord(meant).split(separator: " ").map { String($0) }
    guard let last = halves.last, halves.count > 1 else { return false }
    let rules = setting.rules
    return !rules.words.small.contains(last) && !rules.words.separate.contains(last)
      && (rules.forms.isPrefix(halves[0], of: last)
        || rules.forms.paradigms.contains { $0.core.contains("") && $0.endings.contains(last) })
  }

  /// Whether a short word is a well-known slip of another one that lacks its diacritics or has its letters swapped: ca
  /// in French, ot in English.
  private static func isKnownReordering(_ word: String, of other: String, in setting: TypedSetting)
    -> Bool
  {
    setting.rules.isKnownSlip(word)
      && (foldedKey(word) == foldedKey(other)
        || setting.rules.words.small.contains(other) && word == String(other.reversed()))
  }

  private static let vowels = Set("aeiouy".utf8)
  private static let minimumLetters = 3
  private static let lettersOfInterjections = 2
  private static let interjectionLetters = Array("aehmorswz".utf8)
}
