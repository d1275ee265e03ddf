// Why a text is not JSON.

/// A text that is not the JSON it should be: what was expected, what was found, and where.
///
/// No case carries the text itself: it may hold what a user wrote.
package enum JSONError: Error, Equatable, Sendable {
  /// The text ends before its value does, or there is none.
  case incomplete(byteCount: Int)
  /// The text is larger than the parser takes, in bytes.
  case tooLarge(byteCount: Int, limit: Int)
  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int, offset: Int)
  /// The text leaves the grammar at a byte.
  case malformed(JSONDefect, offset: Int)
  /// The value is a string, a number, a boolean or null where only an object or an array may stand.
  case scalar(kind: String)
}

/// In which way a text leaves the grammar of JSON.
package enum JSONDefect: String, Sendable {
  /// Something stands where this grammar has no place for it.
  case unexpected = "expected a value or punctuation of JSON, found something else"
  /// A value is followed by more than blanks.
  case trailing = "expected the end of the text, found more after the value"
  /// `'`, which some parsers take.
  case singleQuote = "expected a double quote, found a single one"
  /// `NaN`, `Infinity`, `True` and the like.
  case word = "expected true, false, null or a number, found another word"
  /// A number that JSON writes differently, such as `1.`, `.5`, `+1` and `01`.
  case number = "expected digits as JSON writes numbers, found another form"
  /// A byte below 0x20 in a string.
  case controlCharacter = "expected an escape such as \\n, found a raw control character"
  /// A backslash before something that cannot be escaped.
  case escape = "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX, found another escape"
  /// A key that holds the character NUL.
  case keyWithNUL = "expected a key without the character NUL, found one with it"
}

extension JSONError: CustomStringConvertible {
  /// The error as a sentence.
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
    case .scalar(let kind):
      "expected an object or an array, found \(kind)"
    }
  }
}
