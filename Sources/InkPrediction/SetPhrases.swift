// Opening and closing formulas of letters, which make up a whole line and hardly occur in training texts.

import InkText

/// The set phrases of letters and emails, by language.
///
/// The training texts of the language models are books, documentation and program messages, none of which end
/// with kind regards.
package enum SetPhrases {
  /// Returns the rests of the phrases that a line begins with, from the word at its end on.
  ///
  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - prefix: The typed part of the word at the cursor, which is the end of the line.
  ///   - language: The language as a BCP 47 tag.
  /// - Returns: The rests, the most frequent phrase first, with ’ if the line has it; empty if too little is
  ///   typed of any phrase.
  package static func rests(of line: String, prefix: String, language: String?) -> [String] {
    guard let phrases = marked[primaryLanguage(of: language)] else { return [] }
    if line.utf8.contains(Self.apostropheLead), line.contains("’") {
      return rests(
        of: line.replacing("’", with: "'"), prefix: prefix.replacing("’", with: "'"),
        language: language
      ).map(\.withTypographicApostrophes)
    }
    let typed = Array(normalizedWord(line).utf8)
    // Lower-case letters have as many bytes as capitals, which holds for all phrases, so byte offsets agree.
    guard typed.count == line.utf8.count else { return [] }
    let wholeBytes = max(0, typed.count - prefix.utf8.count)
    return phrases.lazy.filter { $0.utf8.first.map { $0 | 0x20 } == typed.first }
      .map(Phrase.init).compactMap { phrase in
        guard (phrase.sureCount..<phrase.text.utf8.count).contains(typed.count),
          normalizedWord(phrase.text).utf8.starts(with: typed)
        else { return nil }
        return String(decoding: phrase.text.utf8.dropFirst(wholeBytes), as: UTF8.self)
      }
  }

  /// Returns whether a line of some length that begins with a byte may be the beginning of a phrase; takes hardly
  /// any time.
  package static func mayBegin(_ byteCount: Int, with first: UInt8) -> Bool {
    byteCounts.contains(byteCount) && firstLetters.contains(first | 0x20)
  }

  /// The first byte of ’.
  private static let apostropheLead: UInt8 = 0xE2

  private struct Phrase {
    let text: String
    /// The number of bytes that have to be typed.
    let sureCount: Int

    /// Creates a phrase from a text with `|` after the letters that have to be typed.
    init(_ marked: String) {
      let parts = marked.utf8.split(
        separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
      text = parts.reduce(into: "") { $0 += String(Substring($1)) }
      sureCount = parts.first?.count ?? 0
    }
  }

  private static let byteCounts = 4..<64
  private static let firstLetters = Set(
    marked.values.joined().compactMap { $0.utf8.first.map { $0 | 0x20 } })

  /// The phrases, with `|` after the letters after which a line hardly continues differently.
  private static let marked: [String: [String]] = [
    "en": [
      "Kind |regards", "Best re|gards", "Best wi|shes", "Warm re|gards", "Warmest re|gards",
      "With best |wishes", "With best r|egards", "With kind |regards",
      "Yours sin|cerely", "Yours fai|thfully", "Yours tru|ly", "Dear Sir o|r Madam",
      "To whom it |may concern", "Looking forward to h|earing from you",
      "I look forward to h|earing from you", "Thank you in ad|vance", "Thanks in ad|vance",
    ],
    "de": [
      "Mit fr|eundlichen Grüßen", "Mit freundlichem |Gruß", "Mit besten |Grüßen",
      "Mit herzlichen |Grüßen", "Liebe Gr|üße", "Viele Gr|üße", "Viele liebe |Grüße",
      "Herzliche |Grüße", "Beste Gr|üße", "Schöne Gr|üße",
      "Sehr geehrte D|amen und Herren", "Vielen Dank im |Voraus",
    ],
    "fr": [
      "Bien cor|dialement", "Bien à v|ous", "Meilleures |salutations",
      "Avec mes meilleures |salutations", "Veuillez ag|réer", "Merci d'a|vance",
      "Je vous prie d'a|gréer",
    ],
    "es": [
      "Un cordial |saludo", "Un sal|udo", "Un abr|azo", "Saludos co|rdiales",
      "Gracias de an|temano", "Quedo a la espera de |su respuesta", "Estimados se|ñores",
    ],
    "pt": [
      "Com os melhores |cumprimentos", "Melhores cu|mprimentos", "Um abr|aço",
      "Muito obr|igado",
    ],
    "sv": [
      "Med vänliga |hälsningar", "Med vänlig |hälsning", "Vänliga |hälsningar",
      "Varma hä|lsningar", "Bästa hä|lsningar", "Tack på för|hand",
    ],
    "vi": ["Trân trọng cảm |ơn", "Xin chân thành |cảm ơn"],
  ]
}
