// What a document was offered: the last answers, what of them was visible, and what became of it.

import InkPrediction

/// What was offered at the cursor of one document, and what was accepted.
struct Assistance: Sendable {
  /// The offers of the last answers.
  var offers = OfferLog()
  /// The words suggested for the word at the cursor.
  var shown = ShownWords()
  /// The visible prediction, and what became of those before it.
  var predictions = PredictionHistory()

  /// Drops the predictions that a change makes those of another text.
  mutating func note(_ edit: MinimalEdit) { predictions.noteEdit(at: edit.old.lowerBound) }

  /// Drops what is offered; what was accepted stays recorded.
  mutating func reset() {
    offers.forgetOffers()
    shown = ShownWords()
    predictions.show(nil)
  }
}
