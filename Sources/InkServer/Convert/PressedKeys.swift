// The keys of on-screen keyboards that are pressed now, each with its callouts.

import InkCallouts
import InkLSP

/// Pressed keys by the name their client gives them: one a keyboard, or one a finger.
struct PressedKeys {
  /// A key with what it does.
  struct Key {
    /// What is shown.
    var press: CalloutPress
    /// What it types by itself.
    var action = ActionMessage(.none)
  }

  private var keys: [(session: String, key: Key)] = []

  /// More fingers than these nobody has; the one that was heard of longest ago is forgotten.
  private static let limit = 16

  /// Works on a key in place; it is made where there is none of that name.
  mutating func with<R>(_ session: String, rules: CalloutPress.Rules, _ body: (inout Key) -> R) -> R
  {
    var key =
      keys.firstIndex { $0.session == session }.map { keys.remove(at: $0).key }
      ?? Key(press: CalloutPress())
    key.press.rules = rules
    let result = body(&key)
    if keys.count >= Self.limit { keys.removeFirst() }
    if key.press.state != .idle { keys.append((session, key)) }
    return result
  }
}
