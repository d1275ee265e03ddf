// Object members, key and value in one call; the overloads with concrete types are the fast ones.

extension JSONWriter {
  /// Writes a member; `body` must write exactly one value.
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

  /// Writes a member if there is a value, and nothing otherwise.
  ///
  /// For a member that must be present as `null`, use `member(_:orNull:)`.
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

  /// Writes a string member if there is a string, and nothing otherwise.
  package mutating func member(_ key: String, _ string: String?) {
    if let string { member(key, string) }
  }

  /// Writes a whole-number member.
  package mutating func member(_ key: String, _ integer: Int) {
    self.key(key)
    write(integer)
  }

  /// Writes a Boolean member.
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
