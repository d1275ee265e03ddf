// All keyboard layouts, and the most common one for each language.

extension KeyboardLayout {
  /// The United States; most other countries where English is written have the same letters.
  package static let us = KeyboardLayout(
    name: "us", rows: ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", " zxcvbnm,./"])
  /// The United Kingdom and Ireland.
  package static let uk = KeyboardLayout(
    name: "uk", rows: ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'#", "\\zxcvbnm,./"])
  /// Germany and Austria: QWERTZ. Switzerland has its letters, with accents for umlauts where French is written.
  package static let de = KeyboardLayout(
    name: "de", rows: ["1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "<yxcvbnm,.-"])
  /// France: AZERTY.
  package static let fr = KeyboardLayout(
    name: "fr", rows: ["&é\"'(-è_çà)=", "azertyuiop^$", "qsdfghjklmù*", "<wxcvbn,;:!"])
  /// Spain.
  package static let es = KeyboardLayout(
    name: "es", rows: ["1234567890'¡", "qwertyuiop`+", "asdfghjklñ´ç", "<zxcvbnm,.-"])
  /// Portugal.
  package static let pt = KeyboardLayout(
    name: "pt", rows: ["1234567890'«", "qwertyuiop+´", "asdfghjklçº~", "<zxcvbnm,.-"])
  /// Sweden and Finland; Denmark and Norway have its letters with æ and ø for ö and ä.
  package static let nordic = KeyboardLayout(
    name: "nordic", rows: ["1234567890+´", "qwertyuiopå¨", "asdfghjklöä'", "<zxcvbnm,.-"])
  /// Dvorak, as in ANSI X4.22.
  package static let dvorak = KeyboardLayout(
    name: "dvorak", rows: ["1234567890[]", "',.pyfgcrl/=", "aoeuidhtns-", " ;qjkxbmwvz"])
  /// Colemak.
  package static let colemak = KeyboardLayout(
    name: "colemak", rows: ["1234567890-=", "qwfpgjluy;[]", "arstdhneio'", " zxcvbkm,./"])

  /// All layouts.
  package static let all = [us, uk, de, fr, es, pt, nordic, dvorak, colemak]

  /// Returns the most common layout for a language, by its BCP 47 tag; `us` by default. Vietnamese is typed with the
  /// letters of `us`, whichever input method adds its marks.
  package static func standard(for language: String) -> KeyboardLayout {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.dropFirst().contains("ch") { return de }
    switch parts.first {
    case "en": return parts.contains("gb") || parts.contains("ie") ? uk : us
    case "de": return de
    case "fr": return parts.contains("ca") ? us : fr
    case "es": return es
    case "pt": return pt
    case "sv", "fi", "da", "nb", "nn", "no": return nordic
    default: return us
    }
  }
}
