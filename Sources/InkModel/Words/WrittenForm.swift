// How a word is to be written here: its usual case, the case that is typed, capitals at a sentence start.

import InkLexicon
import InkText

/// Chooses the written form of a word.
enum WrittenForm {
  /// The likeliest form of a word by itself.
  static func usual(of word: PackWord, isSentenceStart: Bool) -> String {
    func weight(_ surface: PackSurface) -> Float {
      isSentenceStart ? surface.probabilityAtSentenceStart : surface.probability
    }
    guard var best = word.surfaces.first else {
      return isSentenceStart ? LetterCase.title.applied(to: word.text) : word.text
    }
    for surface in word.surfaces.dropFirst() where weight(best) < weight(surface) { best = surface }
    return best.form
  }

  /// The form of a word for a place where a part of it is typed.
  ///
  /// What is typed is respected: among the word's forms one that begins as typed is preferred; capitals raise the usual
  /// form, unless that begins with them (SQLite) or is no word (https://…); a mixed case nobody else writes is kept and
  /// the rest of the word added. Small letters say little, so "i" may become "I"; but a word that is also written in
  /// them, as "lake" in spite of all the lakes with names, is meant so. They begin no sentence.
  static func form(
    of word: PackWord, typed: String, isSentenceStart: Bool, override: Int? = nil
  ) -> String {
    let typedCase = LetterCase.of(typed)
    if typedCase == .none || typedCase == .lower {
      let isSmall =
        override == nil ? word.isAlsoSmall : word.smallShare >= leastSmallAgainstContext
      if typedCase == .lower, isSmall { return word.text }
      if let override, word.surfaces.indices.contains(override), !isSentenceStart {
        return word.surfaces[override].form
      }
      return usual(of: word, isSentenceStart: isSentenceStart && typed.isEmpty)
    }
    let forms = word.surfaces.sorted { $1.probability < $0.probability }.map(\.form)
    if let same = forms.first(where: { $0.hasPrefix(typed) }), typedCase != .upper || isAll(same) {
      return same
    }
    let usual = usual(of: word, isSentenceStart: false)
    switch typedCase {
    case .upper:
      return usual.hasPrefix(typed) || word.isIdentifier
        ? usual : LetterCase.upper.applied(to: word.text)
    case .title: return LetterCase.title.applied(to: usual)
    case .mixed where hasLateShift(typed): return LetterCase.title.applied(to: usual)
    default: return continued(typed, as: usual)
    }
  }

  /// The least share of a word's small letters with which typed ones are taken at their word where the word before asks
  /// for a capital: in Polish, but the lake.
  private static let leastSmallAgainstContext: Float = 0.5

  /// Whether two capitals and small letters are typed, as where the shift key was held too long: THe.
  private static func hasLateShift(_ typed: String) -> Bool {
    let (head, rest) = (String(typed.prefix(2)), String(typed.dropFirst(2)))
    return LetterCase.of(head) == .upper && LetterCase.of(rest) == .lower
  }

  private static func isAll(_ form: String) -> Bool { LetterCase.of(form) == .upper }

  /// What is typed with the rest of the word behind it, where the word begins with just these letters.
  private static func continued(_ typed: String, as word: String) -> String {
    let (start, whole) = (normalizedWord(typed), normalizedWord(word))
    guard whole.hasPrefix(start), whole.count == word.count, start.count == typed.count else {
      return word
    }
    return typed + word.dropFirst(typed.count)
  }
}

extension PackWord {
  /// Whether it has marks that no word has, as names of files and addresses do.
  fileprivate var isIdentifier: Bool {
    !text.unicodeScalars.allSatisfy { CharacterClass($0).isWordCharacter }
  }
}
