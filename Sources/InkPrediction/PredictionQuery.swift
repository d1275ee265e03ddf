// The place a prediction is made for.

package import InkModel
package import InkText

/// What a prediction starts from.
package struct PredictionQuery: Sendable {
  /// The part of the word before the cursor, as typed; empty at a border.
  package var prefix: String
  /// Where that part stands.
  package var range: Range<TextPoint>
  /// What stands before the word, as the model sees it.
  package var context: ModelContext
  /// What the open document has taught.
  package var documentModel: DocumentModel?
  /// What stands between the word and the one before it.
  package var joint: WordJoint
  /// Whether a word begins with a capital for its place, as at the start of a sentence.
  package var wantsCapital: Bool
  /// Whether the case of what is typed tells what word it begins.
  package var caseTells: Bool
  /// Whether words may follow the present one: not where text follows on the line.
  package var mayAddWords: Bool
  /// First words that are not shown: they were, in this word, and something else was typed.
  package var ignored: [String]
  /// How many letters of a name with marks, digits or capitals inside must be typed before it is shown unasked: where
  /// a text repeats many of them, it is likely that one comes, and hardly ever which.
  package var leastNameLetters = 0
  /// How sure it must be.
  package var gate: PredictionGate
  /// What the model found for the place already; nil where it was not asked.
  package var found: FoundWords?

  /// A place for a prediction.
  package init(
    prefix: String, range: Range<TextPoint>, context: ModelContext,
    documentModel: DocumentModel? = nil, joint: WordJoint = .space, wantsCapital: Bool,
    caseTells: Bool = false, mayAddWords: Bool,
    ignored: [String] = [], gate: PredictionGate
  ) {
    self.prefix = prefix
    self.range = range
    self.context = context
    self.documentModel = documentModel
    self.joint = joint
    self.wantsCapital = wantsCapital
    self.caseTells = caseTells
    self.mayAddWords = mayAddWords
    self.ignored = ignored
    self.gate = gate
  }
}
