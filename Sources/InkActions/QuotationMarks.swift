// The quotation marks of languages, and the replacement of typed marks by them.

/// The quotation marks of a language, from the Unicode CLDR.
package struct QuotationMarks: Sendable, Equatable {
  /// The marks before and after a quotation.
  package let begin, end: Character
  /// The marks of a nested quotation.
  let alternateBegin, alternateEnd: Character
  /// Whether single marks are kept, because they are so often apostrophes.
  private let keepsApostrophes: Bool

  /// Creates the marks of a language, given as a BCP 47 tag; the English ones for an unknown language.
  package init(of language: String?) {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    let tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let row = tags.lazy.compactMap { Self.rows[$0] }.first ?? Self.english
    let marks = Array(row)
    func mark(_ index: Int) -> Character { marks.indices.contains(index) ? marks[index] : "”" }
    (begin, end, alternateBegin, alternateEnd) = (mark(0), mark(1), mark(2), mark(3))
    // In Afrikaans ’n is the indefinite article.
    keepsApostrophes = ["en", "af"].contains(parts.first ?? "en")
  }

  /// Returns the replacement for a mark typed after a text; nil if it stays. ASCII marks always stay, and so does ’
  /// after a letter with no quotation open, where it is an apostrophe.
  package func replacement(of typed: String, after text: String) -> String? {
    guard typed.count == 1, let mark = typed.first else { return nil }
    if mark == end || mark == "”" && mark != alternateEnd {
      return choice(mark, begin, end, after: text)
    }
    if !keepsApostrophes, mark == alternateEnd || mark == "‘" {
      return choice(mark, alternateBegin, alternateEnd, after: text)
    }
    return nil
  }

  /// Whether a quotation is open at the end of a text; always false if both marks are the same.
  package func isOpen(_ text: String) -> Bool { Self.isOpen(text, begin, end) }

  private func choice(
    _ mark: Character, _ begin: Character, _ end: Character, after text: String
  ) -> String? {
    let isOpen = Self.isOpen(text, begin, end)
    if !isOpen, mark == "’", text.last?.isLetter == true { return nil }
    let due = isOpen ? end : begin
    return due == mark ? nil : String(due)
  }

  /// Whether the last of the two marks in a text is the opening one.
  static func isOpen(_ text: String, _ begin: Character, _ end: Character) -> Bool {
    guard begin != end, let last = text.last(where: { $0 == begin || $0 == end }) else {
      return false
    }
    return last == begin
  }

  private static let english = "“”‘’"

  /// Opening, closing, nested opening, nested closing; languages with the English marks are omitted.
  private static let rows = [
    "ar": "”“’‘", "ast": "«»“”", "az-cyrl": "«»‹›", "be": "«»„“", "bg": "„“„“", "br": "«»“”",
    "bs": "„”‘’", "bs-cyrl": "„“‚‘", "ca": "«»“”", "ckb": "«»‹›", "cs": "„“‚‘", "de": "„“‚‘",
    "de-ch": "«»‹›", "de-li": "«»‹›", "dsb": "„“‚‘", "el": "«»“”", "et": "„“‚‘", "eu": "“”“”",
    "fa": "«»‹›", "fi": "””’’", "fr": "«»«»", "fr-ca": "«»”“", "fr-ch": "«»‹›", "fur": "‘’“”",
    "gsw": "«»‹›", "he": "””’’", "hr": "„“‚‘", "hsb": "„“‚‘", "hu": "„”»«", "hy": "«»«»",
    "is": "„“‚‘", "it": "«»“”", "it-ch": "«»‹›", "ja": "「」『』", "ka": "„“«»", "kk": "«»“”",
    "ky": "«»„“", "lb": "„“‚‘", "lt": "„“„“", "mk": "„“‚‘", "nb": "«»‘’", "nds": "„“‚‘",
    "nl": "‘’‘’", "nn": "«»‘’", "no": "«»‘’", "os": "«»„“", "pl": "„”«»", "pt-pt": "«»“”",
    "rm": "«»‹›", "ro": "„”«»", "ru": "«»„“", "sah": "«»„“", "sc": "«»“”", "se": "””’’",
    "sk": "„“‚‘", "sl": "„“‚‘", "smn": "””’’", "sq": "«»“”", "sr": "„“‚‘", "sv": "””’’",
    "ug": "»«›‹", "uk": "«»„“", "ur": "”“’‘", "yi": "””’’", "yue": "「」『』", "zh-hant": "「」『』",
    "zh-hk": "「」『』", "zh-tw": "「」『』",
  ]
}
