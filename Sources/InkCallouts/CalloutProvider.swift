// Who knows the variants of a character: the shipped table, a person's own rows, or somebody's own provider.

/// Gives the variants of characters.
public protocol CalloutProvider: Sendable {
  /// The variants of a character in a language, the character itself first; empty for none, and nil to leave the
  /// answer to who is asked next.
  func variants(of character: String, language: String?) -> [Callout]?
}

extension CalloutTable: CalloutProvider {
  /// The variants that the table has, which is the end of the line: never nil.
  public func variants(of character: String, language: String?) -> [Callout]? {
    callouts(of: character, language: language, overrides: [:])
  }
}

/// No variants at all.
public struct DisabledCalloutProvider: CalloutProvider {
  /// The provider.
  public init() {}

  /// Always an empty list.
  public func variants(of character: String, language: String?) -> [Callout]? { [] }
}

/// Providers by language: the one of the whole identifier, that of its language code, then the standard one.
public struct LocalizedCalloutProvider: CalloutProvider {
  /// By BCP 47 tags in lower case with hyphens.
  private var providers: [String: any CalloutProvider] = [:]
  /// Who is asked last; nil for nobody.
  private let standard: (any CalloutProvider)?

  /// Providers of some languages before a standard one; without one the answer is left to who is asked next.
  public init(
    _ providers: [String: any CalloutProvider] = [:],
    standard: (any CalloutProvider)? = CalloutTable.standard
  ) {
    self.standard = standard
    for (language, provider) in providers { register(provider, for: language) }
  }

  /// Puts a provider in charge of a language.
  public mutating func register(_ provider: any CalloutProvider, for language: String) {
    providers[Self.key(language)] = provider
  }

  /// Asks the provider of the identifier, of the identifier without its last parts, and the standard one, until one
  /// has an answer.
  public func variants(of character: String, language: String?) -> [Callout]? {
    let parts = Self.key(language ?? "").split(separator: "-")
    for count in stride(from: parts.count, to: 0, by: -1) {
      guard let provider = providers[parts[..<count].joined(separator: "-")] else { continue }
      if let found = provider.variants(of: character, language: language) { return found }
    }
    return standard?.variants(of: character, language: language)
  }

  private static func key(_ language: String) -> String {
    String(language.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
