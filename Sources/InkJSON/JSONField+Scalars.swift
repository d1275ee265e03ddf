// Reading strings, numbers and choices off a field.

extension JSONField {
  /// The string that stands here.
  package func string() throws(JSONDecodingError) -> String {
    guard case .string(let string) = value else { throw mismatch(expected: "a string") }
    return string
  }

  /// The truth value that stands here.
  package func bool() throws(JSONDecodingError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch(expected: "true or false") }
    return bool
  }

  /// The number that stands here, whole or not.
  package func number() throws(JSONDecodingError) -> Double {
    guard let number = value?.number else { throw mismatch(expected: "a number") }
    return number
  }

  /// The number within a range that stands here.
  package func number(in range: ClosedRange<Double>) throws(JSONDecodingError) -> Double {
    var expected: String { "a number from \(range.lowerBound) to \(range.upperBound)" }
    guard let number = try? number() else { throw mismatch(expected: expected) }
    if range.contains(number) { return number }
    throw JSONDecodingError(path: path, expected: expected, found: "\(number)")
  }

  /// The whole number that stands here; `2.0` is one too. It is one that every reader of JSON keeps as it is, up to
  /// 2⁵³ (RFC 8259, 6), so that one more can be counted.
  package func integer() throws(JSONDecodingError) -> Int {
    let integer = try integer(in: Int.min...Int.max, expected: "a whole number")
    let greatest = 1 << 53
    if (-greatest...greatest).contains(integer) { return integer }
    throw JSONDecodingError(
      path: path, expected: "a whole number up to \(greatest)", found: "\(integer)")
  }

  /// The whole number from a bound up that stands here.
  package func integer(in range: PartialRangeFrom<Int>) throws(JSONDecodingError) -> Int {
    try integer(
      in: range.lowerBound...Int.max, expected: "a whole number from \(range.lowerBound)")
  }

  /// The whole number within a range that stands here.
  package func integer(in range: ClosedRange<Int>) throws(JSONDecodingError) -> Int {
    try integer(
      in: range, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// The choice whose raw value stands here as a string.
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
