// Converts the user's settings into the engine's.

import InkActions
import InkAutocomplete
import InkCorrection
import InkEngine
import InkGeometry
import InkPrediction
import InkSettings

extension Engine {
  /// Applies the effective settings.
  mutating func apply(_ layers: SettingLayers, languageIDs: Set<String>) {
    settings = EngineSettingsTable(layers, languageIDs: languageIDs)
  }
}

extension EngineSettingsTable {
  /// Creates the engine's settings for all documents, and for each folder and language id with its own.
  fileprivate init(_ layers: SettingLayers, languageIDs: Set<String>) {
    self.init(Scope(layers, languageIDs: languageIDs, in: nil))
    for folder in layers.folders {
      byFolder[folder] = Scope(layers, languageIDs: languageIDs, in: folder)
    }
  }

  /// The languages of all documents' suggestions, without duplicates, those of the main folder first.
  func allLanguages(mainFolder: String?) -> [String] {
    var seen: Set<String> = []
    let main = mainFolder.flatMap { byFolder[$0] }
    let scopes =
      [main, common].compactMap(\.self) + byFolder.sorted { $0.key < $1.key }.map(\.value)
    let own = scopes.flatMap {
      $0.byLanguageID.sorted { $0.key < $1.key }.flatMap(\.value.languages)
    }
    return (scopes.flatMap(\.all.languages) + own).filter { seen.insert($0).inserted }
  }
}

extension EngineSettingsTable.Scope {
  fileprivate init(
    _ layers: SettingLayers, languageIDs: Set<String>, in folder: String?
  ) {
    let hasProvider = layers.settings(ofFolder: folder).provider.kind.isEnabled
    let all = layers.settings(ofLanguageID: nil, in: folder)
    self.init(EngineSettings(all, hasProvider: hasProvider))
    for id in languageIDs {
      let settings = layers.settings(ofLanguageID: id, in: folder)
      if settings != all { byLanguageID[id] = EngineSettings(settings, hasProvider: hasProvider) }
    }
  }
}

extension EngineSettings {
  /// Creates the engine's settings from those of a document. Without a provider nothing is learned either; with
  /// `enabled` false, learning continues.
  fileprivate init(_ settings: DocumentSettings, hasProvider: Bool) {
    self.init()
    enabled = settings.enabled && hasProvider
    languages = settings.languages
    suggestionLimit = settings.suggestions.limit
    nextWord = settings.suggestions.nextWord
    minimumPrefix = settings.suggestions.minimumPrefix
    seenAfterMilliseconds = settings.suggestions.seenAfterMilliseconds
    trailingSpace = settings.suggestions.trailingSpace
    emoji = settings.suggestions.emoji
    autocorrect = settings.autocorrect
    autocapitalization = settings.autocapitalization
    doubleSpacePeriod = settings.doubleSpacePeriod
    replacements = settings.replacements
    keyboardLayout = KeyboardLayout(settings.keyboard.layout)
    inlinePrediction = settings.inlinePrediction.mode
    maximumWords = settings.inlinePrediction.maximumWords
    minimumProbability = settings.inlinePrediction.minimumProbability
    regions = settings.regions
    learns = settings.learning.automatic && hasProvider
    learnsAcceptedText = settings.learning.fromAcceptedText
    calloutOverrides = settings.callouts.overrides
    keys = ActionSettings(settings.keyboard)
  }
}

extension ActionSettings {
  fileprivate init(_ keyboard: DocumentSettings.Keyboard) {
    self.init()
    replacesQuotationMarks = keyboard.quotationMarks
    endSentenceMilliseconds = keyboard.endSentenceMilliseconds
    capsLockMilliseconds = keyboard.capsLockMilliseconds
    wordDeletionMilliseconds = keyboard.wordDeletionMilliseconds
    spaceLongPress = keyboard.spaceLongPress
    spaceDragSensitivity = keyboard.spaceDragSensitivity
    audioFeedback = keyboard.audioFeedback
    hapticFeedback = keyboard.hapticFeedback
  }
}
