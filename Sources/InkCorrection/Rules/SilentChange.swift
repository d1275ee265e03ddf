// Which changes may be made without being asked for at all, however sure they look.

import InkGeometry
import InkText

/// The kinds of corrections that are only ever offered.
package enum SilentChange {
  /// Whether a typed word may become another one by itself.
  ///
  /// Never applied without asking:
  ///
  /// 1. anything of a word in capitals, or with inner ones, but for a capital in the wrong place (``StrayCapital``);
  /// 2. anything of a word of one or two letters but its marks and their order (``KnownSlips``), and of a compound with
  ///    a hyphen as a whole (``ChangedPart``);
  /// 3. taking away what follows an apostrophe;
  /// 4. taking away only a final s: the plural of a word that is listed without it;
  /// 5. taking away a letter at either end that no finger hits by chance there: elisp, stringp;
  /// 6. shortening a word that is elongated on purpose: loooong;
  /// 7. putting in only a hyphen, which is a matter of taste;
  /// 8. forms and spellings that the language tells apart (``LanguageRules/mayChange(_:into:)``): -ise ↔ -ize, the
  ///    programs systemd and crond in English; endings, and ss ↔ ß, the spelling of Switzerland, in German.
  /// 9. taking marks off letters, which somebody took the trouble to type, of what may be a name, or in a language
  ///    without marks or with keys for them: Dupônt, closèd, grånar. Small words have them on wrong letters, too:
  ///    éxemple;
  /// 10. splitting it into a word and a prefix or an ending: "binär en";
  /// 11. putting in a digit, a hyphen or inner capitals: libc6, for libc; PyObject, for pygobject.
  ///
  /// - Parameters:
  ///   - typed: The word as it is typed.
  ///   - meant: What would take its place.
  ///   - setting: Where it is typed.
  /// - Returns: Whether a change nobody asked for is fine.
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
    let isShort = word.unicodeScalars.count < leastLetters
    if isShort && !isKnownSlip(word, of: other, in: setting) || word.contains("-") { return false }
    if word.contains("'"), !other.contains("'") { return false }
    let mayLoseMarks = LetterCase.of(typed) == .lower && setting.rules.mayLoseMarks
    if !mayLoseMarks && losesMarks(word, beside: other) { return false }
    // What is known to be misspelt so is no word that somebody has put together, and no plural: stomache, parmis.
    let isKnown = setting.rules.respelledForms(word).contains(other)
    if isAbbreviation(word, beside: other) { return false }
    // Behind an s there is no plural of one more: acrosss.
    if !isKnown, !other.hasSuffix("s"), other + "s" == word { return false }
    if !setting.rules.mayChange(word, into: other) { return false }
    if !isKnown && hasExtraEdge(word, beside: other, in: setting)
      || isElongated(word, beside: other)
    {
      return false
    }
    return true
  }

  /// Whether what is meant has a digit, a hyphen or inner capitals that the typed word has not.
  private static func putsIn(_ meant: String, beside typed: String) -> Bool {
    func count(_ text: String, _ kind: CharacterClass) -> Int {
      text.unicodeScalars.count { CharacterClass($0) == kind }
    }
    if count(meant, .digit) > count(typed, .digit) || count(meant, .hyphen) > count(typed, .hyphen)
    {
      return true
    }
    // I'm, and what has one capital anywhere, may be meant by a word in small letters, if the letters are the same.
    return meant.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }
      && [.mixed, .upper].contains(LetterCase.of(meant)) && LetterCase.of(typed) == .lower
      && normalizedWord(meant) != normalizedWord(typed)
  }

  /// Whether a word without a vowel is more than one slip from another one, or longer than that: dpkg, eqn. It is
  /// rather an abbreviation, unless it is the other word without its vowels.
  private static func isAbbreviation(_ word: String, beside other: String) -> Bool {
    let vowels = Set("aeiouyáàâäãåæéèêëíìîïóòôöõøœúùûüý")
    if word.contains(where: vowels.contains) || word.contains("'") { return false }
    let consonants = other.filter { !vowels.contains($0) }
    let isSwapped = word.sorted() == other.sorted()
    return consonants != word && !isSwapped
      && (word.count > other.count || CorrectionReason(typed: word, meant: other) == .severalSlips)
  }

  /// Whether a word is another one with a letter before or after it that no finger hits by chance: neither the letter
  /// beside it once more nor a key beside that. People make words so: elisp, stringp. Where the letter makes a word of
  /// its own, it rather lacks its space: needa.
  private static func hasExtraEdge(
    _ word: String, beside other: String, in setting: TypedSetting
  ) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    guard word.count == other.count + 1 else { return false }
    func isChance(_ letter: UInt8?, _ next: UInt8?) -> Bool {
      guard let letter, let next else { return true }
      return letter == next || setting.layout.areNeighbours(letter, next)
    }
    return word.dropFirst().elementsEqual(other) && !isChance(word.first, other.first)
      || word.dropLast().elementsEqual(other) && !isChance(word.last, other.last)
  }

  /// Whether a word is another one with marks on its letters, which has none.
  private static func losesMarks(_ word: String, beside other: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && other.utf8.allSatisfy { $0 < 0x80 }
      && foldedKey(word) == foldedKey(other)
  }

  /// Whether a letter is repeated three times or more where the other word has it once: a word elongated on purpose, as
  /// "loooong" is. An interjection may be as long as it likes: ahhh.
  private static func isElongated(_ word: String, beside other: String) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    let isInterjection = Set(word).count <= lettersOfInterjections
    return word.indices.dropFirst(2).contains { end in
      let letter = word[end]
      return word[end - 1] == letter && word[end - 2] == letter
        && (isInterjection && interjectionLetters.contains(letter)
          || !zip(other, other.dropFirst()).contains { $0 == letter && $1 == letter })
    }
  }

  /// Whether what takes a word's place is a word and a prefix or an ending of the language: `binär en`, `av
  /// konfigurera`.
  private static func splitsOffPart(_ meant: String, in setting: TypedSetting) -> Bool {
    let halves = normalizedWord(meant).split(separator: " ").map { String($0) }
    guard let last = halves.last, halves.count > 1 else { return false }
    let rules = setting.rules
    return rules.prefixes.contains(halves[0]) && !rules.smallWords.contains(last)
      || rules.paradigms.contains { $0.core.contains("") && $0.endings.contains(last) }
  }

  /// Whether a short word is well known to be another one without its marks, or with its letters swapped: ca, in
  /// French, and ot, in English.
  private static func isKnownSlip(_ word: String, of other: String, in setting: TypedSetting)
    -> Bool
  {
    setting.rules.knownSlips.contains(word)
      && (foldedKey(word) == foldedKey(other)
        || setting.rules.smallWords.contains(other) && word == String(other.reversed()))
  }

  private static let leastLetters = 3
  private static let lettersOfInterjections = 2
  private static let interjectionLetters = Array("aehmorsz".utf8)
}
