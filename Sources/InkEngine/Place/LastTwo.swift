// The two results used last: at the end of a word, questions about it alternate with those about the next one.

/// The two values used last.
///
/// When a word ends, its correction is asked about the word's own place, and everything else about the place after it.
/// With one value each of these questions would drop what the other one needs again.
struct LastTwo<Value: Sendable>: Sendable {
  private var newest: Value?
  private var older: Value?

  /// Returns the value that fits, which is then the one used last.
  mutating func use(where fits: (Value) -> Bool) -> Value? {
    if let newest, fits(newest) { return newest }
    guard let older, fits(older) else { return nil }
    add(older)
    return older
  }

  /// Adds a value; of more than two, the one used first is dropped.
  mutating func add(_ value: Value) { (newest, older) = (value, newest) }

  /// Drops the values that are no longer valid.
  mutating func removeAll(where isVoid: (Value) -> Bool) {
    if let older, isVoid(older) { self.older = nil }
    if let newest, isVoid(newest) { (self.newest, self.older) = (self.older, nil) }
  }
}
