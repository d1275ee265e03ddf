// The layouts there are, and the one that people who write a language mostly have.

extension KeyboardLayout {
  /// The United States; most other countries that write English have its letters too.
  package static let us = KeyboardLayout(
    name: "us", rows: ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", " zxcvbnm,./"])
  /// The United Kingdom and Ireland.
  package static let uk = KeyboardLayout(
    name: "uk", rows: ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'#", "\\zxcvbnm,./"])
  /// Germany and Austria: QWERTZ.
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

  /// The layout of a name; nil for a name that no layout has.
  package static func named(_ name: String) -> KeyboardLayout? { all.first { $0.name == name } }

  /// The layout that people who write a language mostly have, by its BCP 47 tag; `us` where nothing else is known.
  /// Vietnamese is typed with the letters of `us`, whatever method makes its marks.
  package static func standard(for language: String) -> KeyboardLayout {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
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
