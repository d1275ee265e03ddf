// The variants of characters: the shipped table, and a custom provider that precedes it.

public import InkCallouts
import InkEngine
public import InkText

extension TypingAssistant {
  /// The provider of variants that is asked before the shipped table; nil for none.
  ///
  /// A ``LocalizedCalloutProvider`` has one for each language: first that of the whole identifier is asked, then that
  /// of the language, then the standard one.
  public var calloutProvider: (any CalloutProvider)? {
    get { engine.calloutProvider }
    set { engine.calloutProvider = newValue }
  }

  /// Returns the variants of a character.
  ///
  /// - Parameters:
  ///   - character: One character, in any case.
  ///   - language: The BCP 47 tag of the language whose letters come first; nil for the first language of the settings.
  ///   - field: The kind of the field: in a field for addresses, the full stop has domain endings as variants.
  /// - Returns: The character followed by its variants; empty if it has none.
  public func callouts(
    of character: String, language: String? = nil, field: FieldKind = .text
  ) -> [Callout] {
    engine.callouts(of: character, language: language, field: field, inFolder: nil)
  }
}
