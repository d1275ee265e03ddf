// Letter case for variants: one item at a time, so that ß becomes ẞ and the Turkish i keeps its dot.

import InkText

/// How letters change case in a language.
struct CalloutCasing {
  private let hasDotlessI: Bool

  /// The casing of a language; only Turkish and Azeri differ from the others.
  init(language: String?) {
    let code = primaryLanguage(of: language)
    hasDotlessI = code == "tr" || code == "az"
  }

  /// The item in lower case.
  func lowercased(_ item: String) -> String {
    switch item {
    case "I" where hasDotlessI: "ı"
    case "İ" where hasDotlessI: "i"
    default: item.lowercased()
    }
  }

  /// The item in upper case, with as many letters as it had.
  func uppercased(_ item: String) -> String {
    switch item {
    case "i" where hasDotlessI: "İ"
    case "ß": "ẞ"
    default: item.uppercased()
    }
  }
}
