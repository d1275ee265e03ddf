// The place suggestions are asked for, with what a provider may want to know of it.

package import InkLexicon
package import InkModel
package import InkText

/// What a provider is asked.
package struct SuggestionQuery: Sendable {
  /// What is typed of the word at the cursor, and what stands before it.
  package var place: TypedPlace
  /// Where what is typed of it stands in the document; what a suggestion replaces.
  package var range: Range<TextPoint>
  /// Whether a suggestion brings a space with it.
  package var addsSpace: Bool
  /// Whether it brings one before it, too.
  package var addsSpaceBefore: Bool
  /// How many suggestions are wanted.
  package var limit: Int
  /// Whether a known word that is typed in full is offered too. A menu wants it, since its return key
  /// takes the first item; in a bar of three it would be a wasted place.
  package var offersTypedWord: Bool
  /// Words that were shown and passed over while this word was typed; they sink.
  package var passedOver: [WordID]
  /// The language of the place, as a BCP 47 tag; nil for any.
  package var language: String?
  /// Where the document is, for words that are ignored in it.
  package var address: DocumentAddress?

  /// A place for suggestions.
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

  /// The part of the word before the cursor, as typed; empty at a border.
  package var prefix: String { place.prefix }

  /// A text with the apostrophes that are typed, ' or ’, where one is.
  func withTypedApostrophes(_ text: String) -> String {
    func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { CharacterClass(scalar) == .apostrophe }
    guard let typed = prefix.unicodeScalars.first(where: isApostrophe),
      text.unicodeScalars.contains(where: { isApostrophe($0) && $0 != typed })
    else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isApostrophe($0) ? typed : $0 }))
  }

  /// A suggestion for this place, with the apostrophes that are typed.
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
  /// The text with the space that a suggestion brings, if it brings one.
  package func with(space: Bool) -> String { space ? self + " " : self }
}
