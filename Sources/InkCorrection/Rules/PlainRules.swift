// Languages that differ from most in a few facts only: one row each.

/// The rules of a language of which only a few facts are known, or none.
struct PlainRules: LanguageRules {
  let code: String
  var mayLoseMarks = true
  var isTypedWithoutMarks = false
  var writesNounsWithCapitals = false
  var knownSlips: Set<String> = []
  var smallWords: Set<String> = []
  var separateWords: Set<String> = []
  var paradigms: [Paradigm] = []
  var prefixes: [String] = []
  var furtherEndings = ["s"]
  /// The spellings that differ in older texts or in another country.
  var olderSpellings: [(older: String, newer: String)] = []
  /// The common misspellings of the language.
  var misspellings: Misspellings?
  /// The endings that it gives to English verbs.
  var borrowedEndings = BorrowedVerbs.Endings()

  func respelledForms(_ word: String) -> [String] { misspellings?.forms(of: word) ?? [] }

  func mayChange(_ typed: String, into meant: String) -> Bool {
    !OlderSpelling.isVariant(typed, of: meant, spelling: olderSpellings)
  }

  func isBorrowedVerb(_ typed: String) -> Bool { borrowedEndings.isVerb(typed) }

  /// Returns the rules of a language by its code.
  static func ofLanguage(_ code: String) -> PlainRules {
    switch code {
    case "pt": portuguese
    case "sv": swedish
    case "it", "ca": PlainRules(code: code, isTypedWithoutMarks: true)
    case "lb": PlainRules(code: code, writesNounsWithCapitals: true)
    default: PlainRules(code: code)
    }
  }

  private static let portuguese = PlainRules(
    code: "pt", isTypedWithoutMarks: true, knownSlips: KnownSlips.portuguese,
    smallWords: SmallWords.portuguese,
    paradigms: Paradigm.portuguese,
    prefixes: ["anti", "auto", "multi", "pré", "re", "sobre", "sub"],
    olderSpellings: OlderSpelling.portuguese,
    borrowedEndings: .init([
      "ar", "ear", "ou", "eou", "amos", "ado", "ada", "ando", "eado", "eando",
    ]))

  private static let swedish = PlainRules(
    code: "sv", mayLoseMarks: false,
    knownSlips: KnownSlips.swedish.union(Misspellings.swedish.slips),
    smallWords: SmallWords.swedish, separateWords: SmallWords.swedishSeparate,
    paradigms: Paradigm.swedish,
    prefixes: [
      "av", "där", "efter", "från", "här", "icke", "mellan", "mitt", "mot", "när", "om", "till",
      "under", "upp", "åter", "över",
    ],
    furtherEndings: ["a", "ar", "en", "er", "et", "n", "t"],
    misspellings: .swedish,
    borrowedEndings: .init(["a", "ar", "ade", "at", "ades", "as", "ande"]))
}
