// The sources of a character's variants: the shipped table, the user's own rows, or a custom provider.

/// A source of the variants of characters.
public protocol CalloutProvider: Sendable {
  /// Returns the variants of a character in a language, beginning with the character itself; empty for none, nil to
  /// defer to the next provider.
  func variants(of character: String, language: String?) -> [Callout]?
}

extension CalloutTable: CalloutProvider {
  /// Returns the table's variants; as the last provider, never nil.
  public func variants(of character: String, language: String?) -> [Callout]? {
    callouts(of: character, language: language, overrides: [:])
  }
}

/// A provider without variants.
public struct DisabledCalloutProvider: CalloutProvider {
  /// Creates the provider.
  public init() {}

  /// Returns an empty list.
  public func variants(of character: String, language: String?) -> [Callout]? { [] }
}

/// Providers by language: for the whole identifier, then for its language code, then the standard one.
public struct LocalizedCalloutProvider: CalloutProvider {
  /// The providers by BCP 47 tag, in lower case with hyphens.
  private var providers: [String: any CalloutProvider] = [:]
  /// The last provider; nil for none.
  private let standard: (any CalloutProvider)?

  /// Creates a provider from those of some languages and a standard one; without a standard one, it defers to the next
  /// provider.
  public init(
    _ providers: [String: any CalloutProvider] = [:],
    standard: (any CalloutProvider)? = CalloutTable.standard
  ) {
    self.standard = standard
    for (language, provider) in providers { register(provider, for: language) }
  }

  /// Registers the provider of a language.
  public mutating func register(_ provider: any CalloutProvider, for language: String) {
    providers[Self.key(language)] = provider
  }

  /// Returns the first answer from the provider of the identifier, those of the identifier with trailing subtags
  /// removed, and the standard one.
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
