// What a document was offered: the last answers, what of them was on show, and what became of it.

import InkPrediction

/// What was offered at the cursor of one document, and what was taken of it.
struct Assistance: Sendable {
  /// The offers of the last answers.
  var offers = OfferLog()
  /// The words that were suggested for the word at the cursor.
  var shown = ShownWords()
  /// The prediction on show, and what became of those before it.
  var predictions = PredictionMemory()

  /// Drops what is on offer; what was taken stays noted.
  mutating func reset() {
    offers.forgetOffers()
    shown = ShownWords()
    predictions.show(nil)
  }
}
