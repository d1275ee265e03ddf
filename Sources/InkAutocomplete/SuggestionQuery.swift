// The query for suggestions: a position, and what providers may need to know about it.

package import InkLexicon
package import InkModel
package import InkText

/// A query to a provider.
package struct SuggestionQuery: Sendable {
  /// The typed part of the word at the cursor, and the text before it.
  package var place: TypedPlace
  /// The range of that part in the document, which a suggestion replaces.
  package var range: Range<TextPoint>
  /// Whether a suggestion is followed by a space.
  package var addsSpace: Bool
  /// Whether it is preceded by a space too.
  package var addsSpaceBefore: Bool
  /// The maximum number of suggestions.
  package var limit: Int
  /// Whether a known word that is completely typed is offered too. A menu needs it, since its return key accepts the
  /// first item; in a bar of three it would waste a slot.
  package var offersTypedWord: Bool
  /// Words that were shown and passed over while this word was typed; they are ranked lower.
  package var passedOver: [WordID]
  /// The language at the position, as a BCP 47 tag; nil for any.
  package var language: String?
  /// The address of the document, for words that are ignored in it.
  package var address: DocumentAddress?

  /// Creates a query.
  package init(
    at place: TypedPlace, replacing range: Range<TextPoint>, addsSpace: Bool,
    addsSpaceBefore: Bool = false, limit: Int, offersTypedWord: Bool = false,
    passedOver: [WordID] = [], language: String? = nil, address: DocumentAddress? = nil
  ) {
    self.place = place
    self.range = range
    self.addsSpace = addsSpace
    self.addsSpaceBefore = addsSpaceBefore
    self.limit = limit
    self.offersTypedWord = offersTypedWord
    self.passedOver = passedOver
    self.language = language
    self.address = address
  }

  /// The part of the word before the cursor, as typed; empty at a word boundary.
  package var prefix: String { place.prefix }

  /// Returns a text with the style of apostrophe that is typed, ' or ’, if any.
  func withTypedApostrophes(_ text: String) -> String {
    func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { CharacterClass(scalar) == .apostrophe }
    guard let typed = prefix.unicodeScalars.first(where: isApostrophe),
      text.unicodeScalars.contains(where: { isApostrophe($0) && $0 != typed })
    else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isApostrophe($0) ? typed : $0 }))
  }

  /// Returns a suggestion for this position, with the typed style of apostrophe.
  package func suggestion(
    _ text: String, kind: SuggestionKind, source: SuggestionSource, score: Double
  ) -> Suggestion {
    let text = kind == .dataSource ? text : withTypedApostrophes(text)
    return Suggestion(
      text: text, kind: kind, source: source, score: score, range: range,
      newText: (addsSpaceBefore ? " " : "") + text.with(space: addsSpace))
  }
}

extension String {
  /// Returns the text, followed by a space if a suggestion adds one.
  package func with(space: Bool) -> String { space ? self + " " : self }
}
