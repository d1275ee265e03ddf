// The settings the engine reads; names and defaults follow the one list of settings.

public import InkActions
public import InkCorrection
package import InkGeometry
public import InkPrediction
public import InkText

/// What a person may set about answers.
public struct EngineSettings: Sendable, Equatable {
  /// False silences suggestions, predictions and corrections; callouts go on.
  public var enabled = true
  /// BCP 47 tags of the languages to offer words of, the first one first.
  public var languages = ["en"]
  /// How many suggestions, where the question does not say; 0…50.
  public var suggestionLimit = 3
  /// Whether words are offered before the first letter.
  public var nextWord = true
  /// How many letters it takes before a word is completed; 0…20.
  public var minimumPrefix = 0
  /// How long suggestions show until they count as seen, in milliseconds; what was seen and typed past sinks.
  package var seenAfterMilliseconds = 0
  /// Whether the text of a suggestion brings the space after it.
  public var trailingSpace = true
  /// Which emoji are suggested.
  public var emoji = EmojiMode.name
  /// How far corrections go.
  public var autocorrect = AutocorrectMode.offer
  /// Which letters are capitals, in what is suggested and in what is typed; nil for sentences in what is suggested, and
  /// none in what is typed.
  public var autocapitalization: Autocapitalization?
  /// Whether two spaces behind a word become a full stop and a space.
  public var doubleSpacePeriod = false
  /// What takes the place of what is typed, where corrections are applied.
  public var replacements: [String: String] = [:]
  /// The keys that are typed on; nil takes those of the language.
  package var keyboardLayout: KeyboardLayout?
  /// How readily a document is predicted into.
  public var inlinePrediction = PredictionMode.default
  /// How many words a prediction may hold; 1…20.
  public var maximumWords = 5
  /// A gate of one's own for predictions, 0…1; nil takes the gates of the mode.
  public var minimumProbability: Double?
  /// What is done in each kind of region.
  package var regions = RegionRules()
  /// How loudly a client marks words that nobody knows; nil for not at all.
  package var unknownWords: UnknownWordMark?
  /// Whether what is typed is learned for other documents.
  public var learns = true
  /// Whether offers that were taken are learned like what is typed.
  public var learnsAcceptedText = true
  /// Callout rows of one's own: character to its variants.
  public var calloutOverrides: [String: String] = [:]
  /// What the keys of on-screen keyboards keep to; what depends on the document is filled in for it.
  public var keys = ActionSettings()
  /// Settings for documents of one language id; they replace these as a whole.
  public var byLanguageID: [String: EngineSettings] = [:]

  /// Settings for documents in a folder, by its URI; they replace these as a whole.
  package var byFolder: [String: EngineSettings] = [:]
  /// The folder whose settings hold where no document is named; nil for these.
  package var mainFolder: String?

  /// The standard settings.
  public init() {}

  /// The keys that a language is typed on: those that are set, else those that people who write it mostly have; of no
  /// known language the first one that is set.
  func layout(for language: String?) -> KeyboardLayout {
    keyboardLayout ?? .standard(for: language ?? languages.first ?? "en")
  }

  /// The settings that hold for a document, by its folder and its language id.
  package func effective(for document: Document) -> EngineSettings {
    effective(for: document.languageID, in: document.folder)
  }

  /// The settings that hold for texts of a language id in a folder; nil for texts in none.
  package func effective(for languageID: String, in folder: String?) -> EngineSettings {
    let own = byFolder.isEmpty ? nil : folder.flatMap { byFolder[$0] }
    return (own ?? self).effective(for: languageID)
  }

  /// The settings that hold where no document is named.
  package var main: EngineSettings { mainFolder.flatMap { byFolder[$0] } ?? self }

  /// The settings that hold for documents of `languageID`.
  public func effective(for languageID: String) -> EngineSettings {
    byLanguageID.isEmpty ? self : byLanguageID[languageID] ?? self
  }
}

/// How loudly a word that nobody knows is marked.
package enum UnknownWordMark: String, Sendable, CaseIterable {
  /// Barely: a few dots, or nothing that is seen.
  case hint
  /// As something to know.
  case information
  /// As something to mend.
  case warning
}
