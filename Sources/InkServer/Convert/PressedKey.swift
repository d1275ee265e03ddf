// A pressed key: the events of the protocol, the callouts it shows and what it types.

import InkCallouts
import InkEngine
import InkGeometry
import InkLSP
import InkText

/// A key and its action.
struct PressedKey {
  /// The state of its callouts.
  fileprivate var press = CalloutPress()
  /// The action it performs itself.
  fileprivate var action = ActionMessage(.none)

  /// Whether the key is not pressed.
  var isIdle: Bool { press.state == .idle }

  /// Handles an event by the current rules; `callouts` returns the variants of a character for the kind of field it is
  /// typed into.
  mutating func handle(
    _ event: CalloutEventRequest, rules: CalloutPress.Rules,
    callouts: (String, FieldKind) -> [Callout]
  ) -> CalloutEventResult {
    press.rules = rules
    // The event must be handled before the state of the key is read.
    let outcome = outcome(of: event, callouts: callouts)
    return CalloutEventResult(self, outcome)
  }

  private mutating func outcome(
    of event: CalloutEventRequest, callouts: (String, FieldKind) -> [Callout]
  ) -> CalloutPress.Outcome {
    let point = event.location.map { ScreenPoint(x: $0.x, y: $0.y) }
    switch event.kind {
    case .press:
      guard let action = event.action, let frame = event.key else { break }
      self.action = action
      let frameInKeyboard = Rectangle(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      press.press(
        CalloutPress.Key(
          inputText: action.inputText, frame: frameInKeyboard,
          containerWidth: event.containerWidth ?? .infinity),
        at: point, time: event.time)
    case .longPress:
      return press.longPress(time: event.time) {
        action.type == .urlDomain
          ? callouts(".", .url) : action.inputText.map { callouts($0, .text) } ?? []
      }
    case .drag: return point.map { press.drag(to: $0, time: event.time) } ?? .init()
    case .release: return press.release(at: point, time: event.time)
    case .cancel: press.cancel()
    }
    return CalloutPress.Outcome()
  }
}

extension ActionMessage {
  /// The text shown above the key; nil if the key does not type a character that represents it.
  fileprivate var inputText: String? {
    switch type {
    case .character, .emoji, .text: text
    case .urlDomain: "."
    default: nil
    }
  }

  /// Creates the action that types a variant.
  fileprivate init(_ callout: Callout) {
    switch callout.kind {
    case .character: self.init(.character, text: callout.text)
    case .text: self.init(.text, text: callout.text)
    case .emoji: self.init(.emoji, text: callout.text)
    }
  }
}

extension CalloutEventResult {
  fileprivate init(_ key: PressedKey, _ outcome: CalloutPress.Outcome) {
    let press = key.press
    self.init(state: press.state.rawValue, alignment: press.alignment.rawValue)
    inputText = press.inputText
    inputEndMilliseconds = press.inputEnd
    longPressMilliseconds = press.longPressTime
    actions = press.callouts.map(ActionMessage.init)
    selectedIndex = press.selectedIndex
    feedback = outcome.selectionChanged ? ["selectionChanged"] : []
    switch outcome.typed {
    case .base: typed = key.action
    case .callout(let callout): typed = ActionMessage(callout)
    case nil: typed = nil
    }
  }
}
