// Decides which kinds of changes may be made automatically, however certain they seem.

import InkGeometry
import InkText

/// The kinds of corrections that are only ever offered.
package enum SilentChange {
  /// Whether a typed word may become another one automatically.
  ///
  /// Never applied automatically:
  ///
  /// 1. any change of a word in capitals or with inner capitals, except for a misplaced capital (``StrayCapital``);
  /// 2. any change of a word of one or two letters except of its diacritics and the order of its letters
  ///    (``KnownSlips``), and of a hyphenated compound as a whole (``ChangedPart``);
  /// 3. removing what follows an apostrophe;
  /// 4. removing only a final s: the plural of a word that is listed without it;
  /// 5. removing a letter at either end that no finger hits there by chance: elisp, stringp;
  /// 6. shortening a word that is elongated on purpose: loooong;
  /// 7. inserting only a hyphen, which is a matter of taste;
  /// 8. forms and spellings that the language distinguishes (``OrthographyRules/areVariants(_:_:)``): in English -ise ↔
  ///    -ize and program names such as systemd and crond; in German endings, and ss ↔ ß, the Swiss spelling;
  /// 9. removing diacritics, which took an effort to type, from a possible name, or in a language without diacritics or
  ///    with keys for them: Dupônt, closèd, grånar. Elsewhere, a word in small letters may have a misplaced one:
  ///    éxemple;
  /// 10. splitting a word into a word and a prefix or an ending: "binär en";
  /// 11. inserting a digit, a hyphen or inner capitals: libc6, for libc; PyObject, for pygobject.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - meant: The proposed replacement.
  ///   - setting: Where it is typed.
  /// - Returns: Whether the change may be made automatically.
  package static func isAllowed(
    _ typed: String, _ meant: String, in setting: TypedSetting
  ) -> Bool {
    let word = normalizedWord(typed)
    switch LetterCase.of(typed) {
    case .mixed: return StrayCapital.isUndone(typed, by: meant, in: setting)
    case .upper, .none: return false
    case .title, .lower: break
    }
    if putsIn(meant, beside: typed) || splitsOffPart(meant, in: setting) { return false }
    let other = normalizedWord(meant)
    let isShort = word.unicodeScalars.count < minimumLetters
    if isShort && !isKnownSlip(word, of: other, in: setting) || word.contains("-") { return false }
    if word.contains("'"), !other.contains("'") { return false }
    let mayLoseMarks = LetterCase.of(typed) == .lower && setting.rules.writing.mayLoseMarks
    if !mayLoseMarks && losesMarks(word, beside: other) { return false }
    // A listed misspelling is neither a coinage nor a plural: stomache, parmis.
    let isKnown = setting.rules.respelledForms(of: word).contains(other)
    if isAbbreviation(word, beside: other) { return false }
    // A word in -s has no plural with one more s: acrosss.
    if !isKnown, !other.hasSuffix("s"), other + "s" == word { return false }
    if setting.rules.orthography.areVariants(word, other) { return false }
    if !isKnown && hasExtraEdge(word, beside: other, in: setting)
      || isElongated(word, beside: other)
    {
      return false
    }
    return true
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
    guard word.count == other.count + 1 else { return false }
    func isChance(_ letter: UInt8?, _ next: UInt8?) -> Bool {
      guard let letter, let next else { return true }
      return letter == next || setting.layout.areNeighbors(letter, next)
    }
    return word.dropFirst().elementsEqual(other) && !isChance(word.first, other.first)
      || word.dropLast().elementsEqual(other) && !isChance(word.last, other.last)
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
  private static func isKnownSlip(_ word: String, of other: String, in setting: TypedSetting)
    -> Bool
  {
    setting.rules.knownSlips.contains(word)
      && (foldedKey(word) == foldedKey(other)
        || setting.rules.words.small.contains(other) && word == String(other.reversed()))
  }

  private static let vowels = Set("aeiouy".utf8)
  private static let minimumLetters = 3
  private static let lettersOfInterjections = 2
  private static let interjectionLetters = Array("aehmorswz".utf8)
}
