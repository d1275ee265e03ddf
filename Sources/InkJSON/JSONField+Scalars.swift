// Reading strings, numbers and enumeration values from a field.

extension JSONField {
  /// Returns the string in this field.
  package func string() throws(JSONDecodingError) -> String {
    guard case .string(let string) = value else { throw mismatch(expected: "a string") }
    return string
  }

  /// Returns the Boolean value in this field.
  package func bool() throws(JSONDecodingError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch(expected: "true or false") }
    return bool
  }

  /// Returns the number in this field, whole or not.
  package func number() throws(JSONDecodingError) -> Double {
    guard let number = value?.number else { throw mismatch(expected: "a number") }
    return number
  }

  /// Returns the number in this field if it lies within a range.
  package func number(in range: ClosedRange<Double>) throws(JSONDecodingError) -> Double {
    var expected: String { "a number from \(range.lowerBound) to \(range.upperBound)" }
    guard let number = try? number() else { throw mismatch(expected: expected) }
    if range.contains(number) { return number }
    throw JSONDecodingError(path: path, expected: expected, found: "\(number)")
  }

  /// Returns the whole number in this field; `2.0` counts as one. Its magnitude is at most 2⁵³, which every JSON reader
  /// represents exactly (RFC 8259, section 6), so it can be incremented without overflow.
  package func integer() throws(JSONDecodingError) -> Int {
    let integer = try integer(in: Int.min...Int.max, expected: "a whole number")
    let greatest = 1 << 53
    if (-greatest...greatest).contains(integer) { return integer }
    throw JSONDecodingError(
      path: path, expected: "a whole number up to \(greatest)", found: "\(integer)")
  }

  /// Returns the whole number in this field if it is not below a bound.
  package func integer(in range: PartialRangeFrom<Int>) throws(JSONDecodingError) -> Int {
    try integer(
      in: range.lowerBound...Int.max, expected: "a whole number from \(range.lowerBound)")
  }

  /// Returns the whole number in this field if it lies within a range.
  package func integer(in range: ClosedRange<Int>) throws(JSONDecodingError) -> Int {
    try integer(
      in: range, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Returns the number of milliseconds in this field, rounded: some clocks count fractions of one.
  package func milliseconds() throws(JSONDecodingError) -> Int {
    guard case .number(let number) = value, number.magnitude < 0x1p53 else { return try integer() }
    return Int(number.rounded())
  }

  /// Returns the enumeration case whose raw value is the string in this field.
  package func choice<Choice>(of _: Choice.Type) throws(JSONDecodingError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    var expected: String {
      "one of " + Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }
    guard case .string(let name) = value else { throw mismatch(expected: expected) }
    if let choice = Choice(rawValue: name) { return choice }
    throw JSONDecodingError(path: path, expected: expected, found: "another string")
  }

  private func integer(
    in range: ClosedRange<Int>, expected: @autoclosure () -> String
  ) throws(JSONDecodingError) -> Int {
    let integer: Int?
    switch value {
    case .integer(let value): integer = Int(exactly: value)
    case .number(let value): integer = Int(exactly: value)
    default: throw mismatch(expected: expected())
    }
    if let integer, range.contains(integer) { return integer }
    let found = integer.map { "\($0)" } ?? "a number with a fraction or too large"
    throw JSONDecodingError(path: path, expected: expected(), found: found)
  }
}
