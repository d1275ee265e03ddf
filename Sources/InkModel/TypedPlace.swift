// The place of a word that is being typed, as the model is asked about it.

/// What is typed of a word, what stands before it, and what its letter case tells. An object, since it holds much and
/// is handed on with every question.
package final class TypedPlace: Sendable {
  /// The beginning of the word as it is typed, in any case; "" asks for the next word.
  package let prefix: String
  /// What stands before the word.
  package let context: ModelContext
  /// What the open document has taught; nil where nothing was read.
  package let document: DocumentModel?
  /// Whether the word begins with a capital for its place, as at the start of a sentence.
  package let wantsCapital: Bool
  /// Whether the case of the first typed letter tells what word is meant: within a sentence, and not in a title.
  package let caseIsSignificant: Bool

  /// A place in a text; letter case says nothing unless told.
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
}
