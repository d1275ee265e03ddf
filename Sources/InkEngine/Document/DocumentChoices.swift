// Choices made for one document by commands, which override the settings.

package import InkText

/// The choices for one open document; they are discarded with it.
package struct DocumentChoices: Sendable {
  /// False silences the document: nothing is offered, marked or corrected.
  package var isEnabled = true
  /// The language of the document; nil leaves it to its field and the settings.
  package var language: String?
  /// How readily text is predicted; nil leaves it to the field and the settings.
  package var inlinePrediction: PredictionMode?
  /// False for a private document: nothing is learned from it for others.
  package var learns = true
}
