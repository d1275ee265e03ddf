// The four results used last: where a word ends, questions alternate between it, the words before and the next one.

/// The four values used last.
///
/// When a word ends, its correction is asked about the word's own place, that of the word before about the place before
/// that, and everything else about the place after it, which comes first where suggestions are asked for first. With
/// fewer values each of these questions would drop what the others need again.
struct LastFour<Value: Sendable>: Sendable {
  private var newest: Value?
  private var second: Value?
  private var third: Value?
  private var oldest: Value?

  /// Returns the value that fits, which is then the one used last.
  mutating func use(where fits: (Value) -> Bool) -> Value? {
    if let newest, fits(newest) { return newest }
    if let second, fits(second) {
      swap(&self.newest, &self.second)
      return second
    }
    if let third, fits(third) {
      (newest, second, self.third) = (third, newest, second)
      return third
    }
    guard let oldest, fits(oldest) else { return nil }
    add(oldest)
    return oldest
  }

  /// Adds a value; of more than four, the one used first is dropped.
  mutating func add(_ value: Value) {
    (newest, second, third, oldest) = (value, newest, second, third)
  }

  /// Drops the values that are no longer valid.
  mutating func removeAll(where isVoid: (Value) -> Bool) {
    if let oldest, isVoid(oldest) { self.oldest = nil }
    if let third, isVoid(third) { (self.third, oldest) = (oldest, nil) }
    if let second, isVoid(second) { (self.second, third, oldest) = (third, oldest, nil) }
    if let newest, isVoid(newest) {
      (self.newest, second, third, oldest) = (second, third, oldest, nil)
    }
  }
}
