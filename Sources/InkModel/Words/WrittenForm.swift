// How a word is written at a position: its usual case, the typed case, capitals at the start of a sentence.

import InkLexicon
import InkText

/// Selection of the written form of a word.
enum WrittenForm {
  /// Returns the likeliest form of a word on its own.
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

  /// Returns the form of a word for a position where part of it is typed.
  ///
  /// The typed case is respected. Among the word's forms one that begins with the typed text is preferred. All capitals
  /// capitalize the usual form, unless that already begins with the typed text (SQLite) or is an identifier
  /// (https://…). Any other mixed case that no form has is kept and continued with the rest of the word. Lower case is
  /// little evidence, so "i" may become "I"; but a word that is often written in lower case, such as "lake" despite all
  /// the lakes with names, stays so, even at the start of a sentence.
  static func form(
    of word: PackWord, typed: String, isSentenceStart: Bool, override: Int? = nil
  ) -> String {
    let typedCase = LetterCase.of(typed)
    if typedCase == .none || typedCase == .lower {
      let isSmall =
        override == nil ? word.isOftenLowercase : word.lowercaseShare >= minimumSmallAgainstContext
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
    case .mixed where LateShift(typed)?.isHeld == true: return LetterCase.title.applied(to: usual)
    default: return continued(typed, as: usual)
    }
  }

  /// The minimum share of a word's lower-case occurrences for typed lower case to be trusted where the preceding word
  /// asks for a capital, as in "in Polish".
  private static let minimumSmallAgainstContext: Float = 0.5

  private static func isAll(_ form: String) -> Bool { LetterCase.of(form) == .upper }

  /// Returns the typed text followed by the rest of the word, if the word begins with exactly these letters.
  private static func continued(_ typed: String, as word: String) -> String {
    let (start, whole) = (normalizedWord(typed), normalizedWord(word))
    guard whole.hasPrefix(start), whole.count == word.count, start.count == typed.count else {
      return word
    }
    return typed + word.dropFirst(typed.count)
  }
}

extension PackWord {
  /// Whether the word contains characters that no ordinary word has, as file names and addresses do.
  fileprivate var isIdentifier: Bool {
    !text.unicodeScalars.allSatisfy { CharacterClass($0).isWordCharacter }
  }
}
