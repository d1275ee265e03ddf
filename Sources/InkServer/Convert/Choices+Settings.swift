// Converts the choices of settings into those of the features, case by case, so that neither side changes alone.

import InkActions
import InkCallouts
import InkCorrection
import InkEngine
import InkGeometry
import InkPrediction
import InkSettings

extension AutocorrectMode {
  init(_ setting: DocumentSettings.Autocorrect) {
    self =
      switch setting {
      case .off: .off
      case .offer: .offer
      case .apply: .apply
      }
  }
}

extension PredictionMode {
  init(_ setting: DocumentSettings.InlinePrediction.Mode) {
    self =
      switch setting {
      case .default: .default
      case .no: .no
      case .yes: .yes
      }
  }
}

extension EmojiMode {
  init(_ setting: DocumentSettings.Suggestions.Emoji) {
    self =
      switch setting {
      case .off: .off
      case .name: .name
      case .word: .word
      }
  }
}

extension RegionTreatment {
  init(_ setting: DocumentSettings.Regions.Treatment) {
    self =
      switch setting {
      case .prose: .prose
      case .words: .words
      case .off: .off
      }
  }
}

extension UnknownWordMark {
  /// Creates the mark of a setting; nil if unknown words are not flagged.
  init?(_ setting: DocumentSettings.Diagnostics.UnknownWords) {
    switch setting {
    case .off: return nil
    case .hint: self = .hint
    case .information: self = .information
    case .warning: self = .warning
    }
  }
}

extension CalloutPress.Drag {
  init(_ setting: FolderSettings.Callouts.Drag) {
    self =
      switch setting {
      case .location: .location
      case .translation: .translation
      }
  }
}

extension ActionSettings.SpaceLongPress {
  init(_ setting: DocumentSettings.Keyboard.SpaceLongPress) {
    self =
      switch setting {
      case .moveCursor: .moveCursor
      case .languageMenu: .languageMenu
      }
  }
}

extension SpaceDrag.Sensitivity {
  init(_ setting: DocumentSettings.Keyboard.Sensitivity) {
    self =
      switch setting {
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }
}

extension KeyboardFeedback.HapticPreset {
  init(_ setting: DocumentSettings.Keyboard.HapticFeedback) {
    self =
      switch setting {
      case .enabled: .enabled
      case .minimal: .minimal
      case .disabled: .disabled
      }
  }
}

extension KeyboardLayout {
  /// Creates the layout of a setting; nil for the most common one of the language.
  init?(_ setting: DocumentSettings.Keyboard.Layout) {
    switch setting {
    case .automatic: return nil
    case .us: self = .us
    case .uk: self = .uk
    case .de: self = .de
    case .fr: self = .fr
    case .es: self = .es
    case .pt: self = .pt
    case .nordic: self = .nordic
    case .dvorak: self = .dvorak
    case .colemak: self = .colemak
    }
  }
}
