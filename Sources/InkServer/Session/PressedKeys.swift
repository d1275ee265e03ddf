// The keys of on-screen keyboards that are pressed now, each with its callouts.

/// Pressed keys by the name their client gives them: one a keyboard, or one a finger.
struct PressedKeys {
  private var keys: [(session: String, key: PressedKey)] = []

  /// More fingers than these nobody has; the one that was heard of longest ago is forgotten.
  private static let limit = 16

  /// Works on a key in place; it is made where there is none of that name.
  mutating func with<R>(_ session: String, _ body: (inout PressedKey) -> R) -> R {
    var key =
      keys.firstIndex { $0.session == session }.map { keys.remove(at: $0).key } ?? PressedKey()
    let result = body(&key)
    if key.isIdle { return result }
    if keys.count >= Self.limit { keys.removeFirst() }
    keys.append((session, key))
    return result
  }
}
