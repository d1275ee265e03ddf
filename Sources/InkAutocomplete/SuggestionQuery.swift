// The place suggestions are asked for, with what a provider may want to know of it.

package import InkLexicon
package import InkModel
package import InkText

/// What a provider is asked.
package struct SuggestionQuery: Sendable {
  /// The part of the word before the cursor, as typed; empty at a border.
  package var prefix: String
  /// Where that part stands; what a suggestion replaces.
  package var range: Range<TextPoint>
  /// What stands before the word, as the model sees it.
  package var context: ModelContext
  /// What the open document has taught.
  package var documentModel: DocumentModel?
  /// Whether a word begins with a capital for its place, as at the start of a sentence.
  package var wantsCapital: Bool
  /// Whether the case of what is typed tells what word it begins.
  package var caseTells: Bool
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
  package var document: DocumentAddress?

  /// A place for suggestions.
  package init(
    prefix: String, range: Range<TextPoint>, context: ModelContext,
    documentModel: DocumentModel? = nil, wantsCapital: Bool, caseTells: Bool = false,
    addsSpace: Bool,
    addsSpaceBefore: Bool = false, limit: Int, offersTypedWord: Bool = false,
    passedOver: [WordID] = [], language: String? = nil,
    document: DocumentAddress? = nil
  ) {
    self.prefix = prefix
    self.range = range
    self.context = context
    self.documentModel = documentModel
    self.wantsCapital = wantsCapital
    self.caseTells = caseTells
    self.addsSpace = addsSpace
    self.addsSpaceBefore = addsSpaceBefore
    self.limit = limit
    self.offersTypedWord = offersTypedWord
    self.passedOver = passedOver
    self.language = language
    self.document = document
  }

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
