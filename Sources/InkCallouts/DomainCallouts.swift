// Domain name endings, as variants of the full stop in fields for addresses.

/// The variants of the full stop in fields for addresses.
public enum DomainCallouts {
  /// Returns the full stop, then the domain endings most used in a language: those of its country, then the common ones
  /// of KeyboardKit 9.8.
  public static func callouts(language: String?) -> [Callout] {
    let own = countries(of: language).map { "." + $0 }
    return (["."] + own + common).map { Callout($0) }
  }

  private static let common = [".com", ".org", ".edu", ".net"]

  /// Returns the domains of the country in a tag, otherwise of the countries where a language is mostly written.
  private static func countries(of language: String?) -> [String] {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let code = parts.first else { return [] }
    if let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) {
      return [region == "gb" ? "co.uk" : region == "us" ? "us" : region]
    }
    return countries[code] ?? []
  }

  /// Domains by language code; languages of many countries have none.
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
