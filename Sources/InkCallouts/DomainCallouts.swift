// The ends of domain names, for the full stop of fields that addresses are typed into.

/// The variants of the full stop where an address is typed.
public enum DomainCallouts {
  /// The full stop, then the ends of domain names that people of a language type most: those of their country, then the
  /// common ones of KeyboardKit 9.8.
  public static func callouts(language: String?) -> [Callout] {
    let own = countries(of: language).map { "." + $0 }
    return (["."] + own + common).map { Callout($0) }
  }

  private static let common = [".com", ".org", ".edu", ".net"]

  /// The domains of the country that a tag names, else of those that a language is mostly written in.
  private static func countries(of language: String?) -> [String] {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let code = parts.first else { return [] }
    if let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) {
      return [region == "gb" ? "co.uk" : region == "us" ? "us" : region]
    }
    return countries[code] ?? []
  }

  /// By language code, where that is not the code of its country; languages of many countries have none.
  private static let countries = [
    "bg": ["bg"], "cs": ["cz"], "da": ["dk"], "de": ["de"], "el": ["gr"], "et": ["ee"],
    "fi": ["fi"], "fr": ["fr"], "he": ["co.il"], "hr": ["hr"], "hu": ["hu"], "hy": ["am"],
    "is": ["is"], "it": ["it"], "ja": ["jp", "co.jp"], "ka": ["ge"], "ko": ["kr", "co.kr"],
    "lt": ["lt"], "lv": ["lv"], "mk": ["mk"], "nb": ["no"], "nl": ["nl"], "nn": ["no"],
    "no": ["no"], "pl": ["pl"], "pt": ["pt", "com.br"], "ro": ["ro"], "ru": ["ru"], "sk": ["sk"],
    "sl": ["si"], "sq": ["al"], "sr": ["rs"], "sv": ["se"], "tr": ["com.tr"], "uk": ["ua"],
    "vi": ["vn", "com.vn"], "zh": ["cn", "com.cn"],
  ]
}
