// The settings the engine reads; names and defaults follow the one list of settings.

package import InkActions
package import InkCorrection
package import InkGeometry
package import InkPrediction

/// What a person may set about answers.
package struct EngineSettings: Sendable, Equatable {
  /// False silences suggestions, predictions and corrections; callouts go on.
  package var enabled = true
  /// BCP 47 tags of the languages to offer words of, the first one first.
  package var languages = ["en"]
  /// How many suggestions, where the question does not say; 0…50.
  package var suggestionLimit = 3
  /// Whether words are offered before the first letter.
  package var nextWord = true
  /// How many letters it takes before a word is completed; 0…20.
  package var minimumPrefix = 0
  /// Whether the text of a suggestion brings the space after it.
  package var trailingSpace = true
  /// Which emoji are suggested.
  package var emoji = EmojiMode.name
  /// How far corrections go.
  package var autocorrect = AutocorrectMode.offer
  /// Which letters are capitals, in what is suggested and in what is typed; nil for sentences in what is suggested, and
  /// none in what is typed.
  package var autocapitalization: Autocapitalization?
  /// Whether two spaces behind a word become a full stop and a space.
  package var doubleSpacePeriod = false
  /// What takes the place of what is typed, where corrections are applied.
  package var replacements: [String: String] = [:]
  /// The keys that are typed on; nil takes those of the language.
  package var keyboardLayout: KeyboardLayout?
  /// How readily a document is predicted into.
  package var inlinePrediction = PredictionMode.default
  /// How many words a prediction may hold; 1…20.
  package var maximumWords = 5
  /// A gate of one's own for predictions, 0…1; nil takes the gates of the mode.
  package var minimumProbability: Double?
  /// What is done in each kind of region.
  package var regions = RegionRules()
  /// Whether what is typed is learned for other documents.
  package var learns = true
  /// Whether offers that were taken are learned like what is typed.
  package var learnsAcceptedText = true
  /// Callout rows of one's own: character to its variants.
  package var calloutOverrides: [String: String] = [:]
  /// What the keys of on-screen keyboards keep to; what depends on the document is filled in for it.
  package var keys = ActionSettings()
  /// Settings for documents of one language id; they replace these as a whole.
  package var byLanguageID: [String: EngineSettings] = [:]

  /// The standard settings.
  package init() {}

  /// The settings that hold for documents of `languageID`.
  package func effective(for languageID: String) -> EngineSettings {
    byLanguageID.isEmpty ? self : byLanguageID[languageID] ?? self
  }
}
