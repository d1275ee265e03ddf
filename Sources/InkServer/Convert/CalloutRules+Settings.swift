// From the settings of callouts to what a pressed key keeps to.

import InkCallouts
import InkSettings

extension CalloutPress.Rules {
  /// Creates the rules that a person has set.
  fileprivate init(_ settings: Settings.Callouts) {
    self.init()
    showsInput = settings.input
    longPressMilliseconds = settings.longPressMilliseconds
    longPressReach = Double(settings.longPressReach)
    inputMilliseconds = settings.inputMilliseconds
    drag.become(settings.drag)
  }
}

extension ServerSettings {
  /// The rules that hold.
  var calloutRules: CalloutPress.Rules { CalloutPress.Rules(layers.main.callouts) }
}
