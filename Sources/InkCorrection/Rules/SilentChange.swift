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
  ///    without marks: Dupônt, closèd. Small words have them on wrong letters, too: éxemple.
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
    let other = normalizedWord(meant)
    let isShort = word.unicodeScalars.count < leastLetters
    if isShort && !isKnownSlip(word, of: other, in: setting) || word.contains("-") { return false }
    if word.contains("'"), !other.contains("'") { return false }
    let mayLoseMarks = LetterCase.of(typed) == .lower && setting.rules.hasMarks
    if !mayLoseMarks && losesMarks(word, beside: other) { return false }
    // What is known to be misspelt so is no word that somebody has put together, and no plural: stomache, parmis.
    let isKnown = setting.rules.respelledForms(word).contains(other)
    // Behind an s there is no plural of one more: acrosss.
    if !isKnown, !other.hasSuffix("s"), other + "s" == word { return false }
    if !setting.rules.mayChange(word, into: other) { return false }
    if !isKnown && hasExtraEdge(word, beside: other, on: setting.layout)
      || isElongated(word, beside: other)
    {
      return false
    }
    // With a hyphen or without is a matter of taste.
    return !other.contains("-") || other.filter { $0 != "-" } != word
  }

  /// Whether a word is another one with a letter before or behind it that no finger hits by chance: not that of the
  /// letter beside it once more, nor a key beside that. People put words together so: elisp, stringp. Where the letter
  /// makes a word of its own, it rather lacks its space: needa.
  private static func hasExtraEdge(
    _ word: String, beside other: String, on layout: KeyboardLayout
  ) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    guard word.count == other.count + 1 else { return false }
    func isChance(_ letter: UInt8?, _ next: UInt8?) -> Bool {
      guard let letter, let next else { return true }
      return letter == next || layout.areNeighbours(letter, next)
    }
    return word.dropFirst().elementsEqual(other) && !isChance(word.first, other.first)
      || word.dropLast().elementsEqual(other) && !isChance(word.last, other.last)
  }

  /// Whether a word is another one with marks on its letters, which has none.
  private static func losesMarks(_ word: String, beside other: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 } && other.utf8.allSatisfy { $0 < 0x80 }
      && foldedKey(word) == foldedKey(other)
  }

  /// Whether a letter stands three times or more where the other word has it once: a word elongated on purpose, as
  /// "loooong" is.
  private static func isElongated(_ word: String, beside other: String) -> Bool {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    return word.indices.dropFirst(2).contains { end in
      let letter = word[end]
      return word[end - 1] == letter && word[end - 2] == letter
        && !zip(other, other.dropFirst()).contains { $0 == letter && $1 == letter }
    }
  }

  /// Whether what takes a word's place is two words of which neither is a small one: `look around`, but not `a lot`.
  static func makesTwoLongWords(_ meant: String, in setting: TypedSetting) -> Bool {
    let halves = normalizedWord(meant).split(separator: " ")
    return halves.count > 1 && !halves.contains { setting.rules.smallWords.contains(String($0)) }
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
}
