// The letter case of variants, item by item, so that ß becomes ẞ and the Turkish i keeps its dot.

import InkText

/// The case mapping of a language.
struct CalloutCasing {
  private let hasDotlessI: Bool

  /// Creates the case mapping of a language; only Turkish and Azeri differ from the rest.
  init(language: String?) {
    let code = primaryLanguage(of: language)
    hasDotlessI = code == "tr" || code == "az"
  }

  /// Returns the item in lower case.
  func lowercased(_ item: String) -> String {
    switch item {
    case "I" where hasDotlessI: "ı"
    case "İ" where hasDotlessI: "i"
    default: item.lowercased()
    }
  }

  /// Returns the item in upper case, with the same number of letters.
  func uppercased(_ item: String) -> String {
    switch item {
    case "i" where hasDotlessI: "İ"
    case "ß": "ẞ"
    default: item.uppercased()
    }
  }
}
