// The position of a word being typed, as passed to the model.

import InkText

/// The typed prefix of a word, the context before it, and the significance of its letter case. An object, since it is
/// large and passed on with every query.
package final class TypedPlace: Sendable {
  /// The typed beginning of the word in any case; the empty string asks for the next word.
  package let prefix: String
  /// The context before the word.
  package let context: ModelContext
  /// The model of the open document; nil if nothing was read.
  package let document: DocumentModel?
  /// Whether the position requires a capital, as the start of a sentence does.
  package let wantsCapital: Bool
  /// Whether the case of the first typed letter is evidence for the word: within a sentence, and not in a title.
  package let caseIsSignificant: Bool

  /// Creates a position in a text; by default letter case is not significant.
  package init(
    _ prefix: String = "", in context: ModelContext, document: DocumentModel? = nil,
    wantsCapital: Bool = false, caseIsSignificant: Bool = false
  ) {
    self.prefix = prefix
    self.context = context
    self.document = document
    self.wantsCapital = wantsCapital
    self.caseIsSignificant = caseIsSignificant
  }

  /// The same position with the typed letters in composed form, in which their number is that of the letters seen.
  package var composed: TypedPlace {
    let composed = prefix.composed
    if composed.utf8.elementsEqual(prefix.utf8) { return self }
    return TypedPlace(
      composed, in: context, document: document, wantsCapital: wantsCapital,
      caseIsSignificant: caseIsSignificant)
  }
}
