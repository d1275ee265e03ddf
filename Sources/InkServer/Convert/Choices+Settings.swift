// Converts the choices of settings that features lack: a feature has no case for being off or automatic.

import InkGeometry
import InkLSP
import InkSettings

extension Diagnostic.Severity {
  /// Creates the severity of a setting; nil if unknown words are not flagged.
  init?(_ setting: DocumentSettings.Diagnostics.UnknownWords) {
    switch setting {
    case .off: return nil
    case .hint: self = .hint
    case .information: self = .information
    case .warning: self = .warning
    }
  }
}

extension KeyboardLayout {
  /// Creates the layout of a setting, which has its name; nil for the most common one of the language.
  init?(_ setting: DocumentSettings.Keyboard.Layout) {
    // Making all layouts would take a tenth of the time from start to first answer.
    guard setting != .automatic,
      let layout = Self.all.first(where: { $0.name == setting.rawValue })
    else { return nil }
    self = layout
  }
}
