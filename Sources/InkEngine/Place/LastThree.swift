// The three results used last: where a word ends, questions alternate between it, the word before and the next one.

/// The three values used last.
///
/// When a word ends, its correction is asked about the word's own place, that of the word before about the place before
/// that, and everything else about the place after it. With fewer values each of these questions would drop what the
/// others need again.
struct LastThree<Value: Sendable>: Sendable {
  private var newest: Value?
  private var older: Value?
  private var oldest: Value?

  /// Returns the value that fits, which is then the one used last.
  mutating func use(where fits: (Value) -> Bool) -> Value? {
    if let newest, fits(newest) { return newest }
    if let older, fits(older) {
      swap(&self.newest, &self.older)
      return older
    }
    guard let oldest, fits(oldest) else { return nil }
    add(oldest)
    return oldest
  }

  /// Adds a value; of more than three, the one used first is dropped.
  mutating func add(_ value: Value) { (newest, older, oldest) = (value, newest, older) }

  /// Drops the values that are no longer valid.
  mutating func removeAll(where isVoid: (Value) -> Bool) {
    if let oldest, isVoid(oldest) { self.oldest = nil }
    if let older, isVoid(older) { (self.older, oldest) = (oldest, nil) }
    if let newest, isVoid(newest) { (self.newest, older, oldest) = (older, oldest, nil) }
  }
}
