// The errors for text that is not valid JSON.

/// Text that is not valid JSON: what was expected, what was found, and where.
///
/// No case carries the text itself, because it may be the user's.
package enum JSONError: Error, Equatable, Sendable {
  /// The text ends before its value is complete, or holds no value at all.
  case incomplete(byteCount: Int)
  /// The text exceeds the parser's limit, in bytes.
  case tooLarge(byteCount: Int, limit: Int)
  /// Arrays and objects are nested too deeply.
  case tooDeep(limit: Int, offset: Int)
  /// The text violates the grammar at a byte offset.
  case malformed(JSONDefect, offset: Int)
}

/// The ways in which text can violate the JSON grammar.
package enum JSONDefect: String, Sendable {
  /// Anything the grammar does not allow at its position.
  case unexpected = "expected a value or punctuation of JSON, found something else"
  /// A value followed by something other than whitespace.
  case trailing = "expected the end of the text, found more after the value"
  /// A single quote, which some parsers accept.
  case singleQuote = "expected a double quote, found a single one"
  /// `NaN`, `Infinity`, `True` and the like.
  case word = "expected true, false, null or a number, found another word"
  /// A number in a form that JSON does not allow, such as `1.`, `.5`, `+1` and `01`.
  case number = "expected digits as JSON writes numbers, found another form"
  /// A byte below 0x20 in a string.
  case controlCharacter = "expected an escape such as \\n, found a raw control character"
  /// A backslash before a character that cannot be escaped.
  case escape = "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX, found another escape"
  /// Bytes that are not UTF-8: a value read from them would have another length than its sender counts.
  case encoding = "expected UTF-8, found other bytes"
  /// A key that contains the NUL character.
  case keyWithNUL = "expected a key without the character NUL, found one with it"
}

extension JSONError: CustomStringConvertible {
  /// A description of the error as a sentence.
  package var description: String {
    switch self {
    case .incomplete(let byteCount):
      "expected a whole JSON value, found the end of the text after \(byteCount) bytes"
    case .tooLarge(let byteCount, let limit):
      "expected at most \(limit) bytes of JSON, found \(byteCount)"
    case .tooDeep(let limit, let offset):
      "expected at most \(limit) levels of arrays and objects, found more at byte \(offset)"
    case .malformed(let defect, let offset):
      "\(defect.rawValue) at byte \(offset)"
    }
  }
}
