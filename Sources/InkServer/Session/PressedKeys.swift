// The pressed keys of on-screen keyboards, each with its callouts.

/// The pressed keys, by the client's name for the session: one per keyboard, or one per finger.
struct PressedKeys {
  private var keys: [(session: String, key: PressedKey)] = []

  /// More than anyone has fingers; the least recently used key is dropped.
  private static let limit = 16

  /// Accesses a key in place, creating it if there is none with that name.
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
