// The rules of languages with next to none, and of no particular language.

extension LanguageRules {
  static let catalan = LanguageRules("ca", listedSlips: RareListedSlips(maybeWithoutMarks: true))

  static let italian = LanguageRules("it", listedSlips: RareListedSlips(maybeWithoutMarks: true))

  static let luxembourgish = LanguageRules("lb")

  /// No particular language.
  static let unknown = LanguageRules("", writing: Writing(mayEndInApostropheS: true))
}
