// Converts the callout settings into the rules of a pressed key.

import InkCallouts
import InkSettings

extension CalloutPress.Rules {
  /// Creates the rules from the user's settings.
  fileprivate init(_ settings: FolderSettings.Callouts) {
    self.init()
    showsInput = settings.input
    longPressMilliseconds = settings.longPressMilliseconds
    longPressReach = Double(settings.longPressReach)
    inputMilliseconds = settings.inputMilliseconds
    drag = settings.drag
  }
}

extension ServerSettings {
  /// Returns the rules for a key pressed in a document of a folder, nil for one in none.
  mutating func calloutRules(ofFolder folder: String?) -> CalloutPress.Rules {
    CalloutPress.Rules(settings(ofFolder: folder).callouts)
  }
}
