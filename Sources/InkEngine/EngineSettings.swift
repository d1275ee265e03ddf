// The settings the engine reads; names and defaults follow the one list of settings.

public import InkActions
package import InkGeometry
public import InkText

/// The user's settings for answers in one document; ``EngineSettingsTable`` says which apply to which.
public struct EngineSettings: Sendable, Equatable {
  /// False silences suggestions, predictions and corrections; callouts continue.
  public var enabled = true
  /// BCP 47 tags of the languages whose words are offered, the main one first.
  public var languages = ["en"]
  /// The number of suggestions where the question does not say; 0…50.
  public var suggestionLimit = 3
  /// Whether words are offered before the first letter.
  public var nextWord = true
  /// The number of letters before a word is completed; 0…20.
  public var minimumPrefix = 0
  /// How long suggestions must be visible to count as seen, in milliseconds; words that were seen and typed past rank
  /// lower.
  package var seenAfterMilliseconds = 0
  /// Whether the text of a suggestion includes the space after it.
  public var trailingSpace = true
  /// Which emoji are suggested.
  public var emoji = EmojiMode.name
  /// How far corrections go.
  public var autocorrect = AutocorrectMode.offer
  /// Which letters are capitals, in suggestions and in typed text; nil for sentences in suggestions, and none in typed
  /// text.
  public var autocapitalization: Autocapitalization?
  /// Whether two spaces after a word become a full stop and a space.
  public var doubleSpacePeriod = false
  /// Typed text and what replaces it, where corrections are applied.
  public var replacements: [String: String] = [:]
  /// The layout of the keyboard; nil for that of the language.
  package var keyboardLayout: KeyboardLayout?
  /// How readily text is predicted in a document.
  public var inlinePrediction = PredictionMode.default
  /// The maximum number of words in a prediction; 1…20.
  public var maximumWords = 5
  /// The minimum probability of a prediction, 0…1; nil for the thresholds of the mode.
  public var minimumProbability: Double?
  /// What is done in each kind of region.
  package var regions = RegionRules()
  /// Whether typed text is learned for other documents.
  public var learns = true
  /// Whether accepted offers are learned like typed text.
  public var learnsAcceptedText = true
  /// The user's own callout rows: each character with its variants.
  public var calloutOverrides: [String: String] = [:]
  /// The settings of on-screen keyboards; what depends on the document is filled in for it.
  public var keys = ActionSettings()

  /// The standard settings.
  public init() {}

  /// Whether anything may be offered in a document at all: not where assistance is switched off, and never in a
  /// password field.
  func assists(_ document: Document) -> Bool {
    enabled && document.choices.isEnabled && document.traits.kind.offersWords
  }

  /// The layout of the keys that a language is typed on: the one that is set, else the one that most people who write
  /// the language have; without a language, that of the first one in the settings.
  func layout(for language: String?) -> KeyboardLayout {
    keyboardLayout ?? .standard(for: language ?? languages.first ?? "en")
  }
}
