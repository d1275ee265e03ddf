// From the settings of a person to those the engine reads.

import InkActions
import InkAutocomplete
import InkCorrection
import InkEngine
import InkGeometry
import InkPrediction
import InkSettings
import InkText

extension Engine {
  /// Takes the settings that hold, and the provider that they name.
  mutating func take(_ layers: SettingLayers, languageIDs: Set<String>) {
    settings = EngineSettings(layers, languageIDs: languageIDs)
    provider =
      switch layers.main.provider.kind {
      case .local, .external, .merged: .local
      case .disabled: .disabled
      }
  }
}

extension EngineSettings {
  /// The engine's settings for all documents, and for each folder and language id that has its own.
  fileprivate init(_ layers: SettingLayers, languageIDs: Set<String>) {
    self.init(layers, languageIDs: languageIDs, in: nil)
    mainFolder = layers.mainFolder
    for folder in layers.folders {
      byFolder[folder] = EngineSettings(layers, languageIDs: languageIDs, in: folder)
    }
  }

  private init(_ layers: SettingLayers, languageIDs: Set<String>, in folder: String?) {
    let all = layers.effective(in: folder)
    self.init(all)
    for id in languageIDs {
      let settings = layers.effective(forLanguageID: id, in: folder)
      if settings != all { byLanguageID[id] = EngineSettings(settings) }
    }
  }

  /// The languages that words are offered of in any document, each once, those of the first folder first.
  var allLanguages: [String] {
    var seen: Set<String> = []
    let folders = byFolder.sorted { $0.key < $1.key }.map(\.value)
    let all = [main, self] + folders
    let own = all.flatMap { $0.byLanguageID.sorted { $0.key < $1.key }.flatMap(\.value.languages) }
    return (all.flatMap(\.languages) + own).filter { seen.insert($0).inserted }
  }

  /// The engine's settings of one set of them.
  private init(_ settings: Settings) {
    self.init()
    // Without a provider nothing is learned, either; what is typed while `enabled` is false is.
    let hasProvider = settings.provider.kind != .disabled
    enabled = settings.enabled && hasProvider
    languages = settings.languages
    suggestionLimit = settings.suggestions.limit
    nextWord = settings.suggestions.nextWord
    minimumPrefix = settings.suggestions.minimumPrefix
    seenAfterMilliseconds = settings.suggestions.seenAfterMilliseconds
    trailingSpace = settings.suggestions.trailingSpace
    emoji = EmojiMode(settings.suggestions.emoji)
    autocorrect = AutocorrectMode(settings.autocorrect)
    autocapitalization = settings.autocapitalization.map(Autocapitalization.init)
    doubleSpacePeriod = settings.doubleSpacePeriod
    replacements = settings.replacements
    let layout = settings.keyboard.layout
    keyboardLayout = layout == .automatic ? nil : KeyboardLayout.named(layout.rawValue)
    inlinePrediction = PredictionMode(settings.inlinePrediction.mode)
    maximumWords = settings.inlinePrediction.maximumWords
    minimumProbability = settings.inlinePrediction.minimumProbability
    regions = RegionRules(settings.regions)
    unknownWords = UnknownWordMark(settings.diagnostics.unknownWords)
    learns = settings.learning.automatic && hasProvider
    learnsAcceptedText = settings.learning.fromAcceptedText
    calloutOverrides = settings.callouts.overrides
    keys = ActionSettings(settings.keyboard)
  }
}

extension ActionSettings {
  fileprivate init(_ keyboard: Settings.Keyboard) {
    self.init()
    replacesQuotationMarks = keyboard.quotationMarks
    endSentenceMilliseconds = keyboard.endSentenceMilliseconds
    capsLockMilliseconds = keyboard.capsLockMilliseconds
    wordDeletionMilliseconds = keyboard.wordDeletionMilliseconds
    spaceLongPress = SpaceLongPress(keyboard.spaceLongPress)
    spaceDragSensitivity = SpaceDrag.Sensitivity(keyboard.spaceDragSensitivity)
    audioFeedback = keyboard.audioFeedback
    hapticFeedback = KeyboardFeedback.HapticPreset(keyboard.hapticFeedback)
  }
}

extension ActionSettings.SpaceLongPress {
  fileprivate init(_ press: Settings.Keyboard.SpaceLongPress) {
    switch press {
    case .moveCursor: self = .moveCursor
    case .languageMenu: self = .languageMenu
    }
  }
}

extension SpaceDrag.Sensitivity {
  fileprivate init(_ sensitivity: Settings.Keyboard.Sensitivity) {
    switch sensitivity {
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}

extension KeyboardFeedback.HapticPreset {
  fileprivate init(_ feedback: Settings.Keyboard.HapticFeedback) {
    switch feedback {
    case .enabled: self = .enabled
    case .minimal: self = .minimal
    case .disabled: self = .disabled
    }
  }
}

extension RegionRules {
  fileprivate init(_ regions: Settings.Regions) {
    self.init()
    prose = RegionTreatment(regions.prose)
    comment = RegionTreatment(regions.comment)
    string = RegionTreatment(regions.string)
    quotation = RegionTreatment(regions.quotation)
    code = RegionTreatment(regions.code)
    markup = RegionTreatment(regions.markup)
    frontMatter = RegionTreatment(regions.frontMatter)
  }
}

extension RegionTreatment {
  fileprivate init(_ treatment: Settings.Regions.Treatment) {
    switch treatment {
    case .prose: self = .prose
    case .words: self = .words
    case .off: self = .off
    }
  }
}

extension UnknownWordMark {
  fileprivate init?(_ mark: Settings.Diagnostics.UnknownWords) {
    switch mark {
    case .off: return nil
    case .hint: self = .hint
    case .information: self = .information
    case .warning: self = .warning
    }
  }
}

extension EmojiMode {
  fileprivate init(_ mode: Settings.Suggestions.Emoji) {
    switch mode {
    case .off: self = .off
    case .name: self = .name
    case .word: self = .word
    }
  }
}

extension AutocorrectMode {
  fileprivate init(_ mode: Settings.Autocorrect) {
    switch mode {
    case .off: self = .off
    case .offer: self = .offer
    case .apply: self = .apply
    }
  }
}

extension Autocapitalization {
  fileprivate init(_ mode: Settings.Autocapitalization) {
    switch mode {
    case .none: self = .none
    case .sentences: self = .sentences
    case .words: self = .words
    case .all: self = .all
    }
  }
}

extension PredictionMode {
  fileprivate init(_ mode: Settings.InlinePrediction.Mode) {
    switch mode {
    case .default: self = .default
    case .no: self = .no
    case .yes: self = .yes
    }
  }
}
