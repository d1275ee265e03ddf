// Members of objects: one call for key and value, with concrete types first, because they are the fast ones.

extension JSONWriter {
  /// Writes a member whose value `body` writes, exactly one.
  package mutating func member(
    _ key: String, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    self.key(key)
    try body(&self)
  }

  /// Writes a member.
  package mutating func member(_ key: String, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member if there is a value, and nothing at all if there is none.
  ///
  /// For a member that must be there as `null`, use `member(_:orNull:)`.
  package mutating func member(_ key: String, _ value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  /// Writes a member, as `null` if there is no value.
  package mutating func member(_ key: String, orNull value: (some JSONWritable)?) {
    self.key(key)
    if let value { value.write(to: &self) } else { writeNull() }
  }

  /// Writes a string member.
  package mutating func member(_ key: String, _ string: String) {
    self.key(key)
    write(string)
  }

  /// Writes a whole-number member.
  package mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    write(integer)
  }

  /// Writes a truth-value member.
  package mutating func member(_ key: String, _ bool: Bool) {
    self.key(key)
    write(bool)
  }

  /// Writes a number member, as `null` if it is not finite.
  package mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    write(number)
  }
}
