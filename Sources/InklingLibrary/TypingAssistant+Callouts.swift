// The variants of characters: the shipped table, and a provider of one's own before it.

public import InkCallouts
public import InkEngine

extension TypingAssistant {
  /// Who is asked for the variants of a character before the shipped table; nil for nobody.
  ///
  /// A ``LocalizedCalloutProvider`` has one for each language: that of the whole identifier is asked first, then that
  /// of the language, then the standard one.
  public var calloutProvider: (any CalloutProvider)? {
    get { engine.calloutProvider }
    set { engine.calloutProvider = newValue }
  }

  /// The variants of a character.
  ///
  /// - Parameters:
  ///   - character: One character, of any case.
  ///   - language: A BCP 47 tag whose letters come first; nil for the first language of the settings.
  ///   - field: What is typed into: in a field for addresses the full stop has the ends of domain names.
  /// - Returns: The character and then its variants; empty if it has none.
  public func callouts(
    of character: String, language: String? = nil, field: FieldKind = .text
  ) -> [Callout] {
    engine.callouts(of: character, language: language, field: field)
  }
}
