// What somebody chose for one document by a command, over what the settings say.

package import InkPrediction

/// The choices for one open document; they end with it.
package struct DocumentChoices: Sendable {
  /// False silences the document: nothing is offered, marked or corrected in it.
  package var isEnabled = true
  /// The language it is written in; nil leaves it to its field and the settings.
  package var language: String?
  /// How readily it is predicted into; nil leaves it to its field and the settings.
  package var inlinePrediction: PredictionMode?
  /// False for a private document: nothing is learned from it for others.
  package var learns = true
}
