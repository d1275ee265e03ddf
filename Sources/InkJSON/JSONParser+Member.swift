// One member of a text that cannot be parsed as a whole.

extension JSONParser {
  /// Returns the member at a path of names below the outermost object of a text that is nested too deeply to be parsed,
  /// or is the beginning of one that is too long; nil if it is not there, or is an array or an object itself.
  package mutating func member(_ path: [String], of bytes: [UInt8]) -> JSONValue? {
    Self.valueStart(of: path, in: bytes).flatMap { start in
      try? parse(Array(bytes[start..<Self.endOfScalar(in: bytes, from: start)]))
    }
  }

  /// Whether such a text has a member of a name, whatever its value is.
  package static func hasMember(_ name: String, in bytes: [UInt8]) -> Bool {
    valueStart(of: [name], in: bytes) != nil
  }

  /// The position of the value of the member at a path; nil if it is not there.
  private static func valueStart(of path: [String], in bytes: [UInt8]) -> Int? {
    /// The name last read in each open object or array, as far as the path goes: a text may be nested any number of
    /// times.
    var names: [ArraySlice<UInt8>] = []
    var (depth, index) = (0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth <= path.count { names.append([]) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth <= path.count { _ = names.popLast() }
        depth = max(0, depth - 1)
      case UInt8(ascii: "\""):
        let text = index + 1..<endOfString(in: bytes, from: index)
        index = text.upperBound
        guard depth == names.count, !names.isEmpty,
          let start = valueAfterName(in: bytes, from: index + 1)
        else { break }
        names[names.count - 1] = bytes[text]
        guard names.elementsEqual(path, by: { $0.elementsEqual($1.utf8) }) else { break }
        return start
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The position of the quotation mark that ends a string; the end of the text if there is none.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  /// The position of the value after a name; nil if no colon follows, as after a string that is a value.
  private static func valueAfterName(in bytes: [UInt8], from start: Int) -> Int? {
    guard let colon = nextMark(in: bytes, from: start), bytes[colon] == UInt8(ascii: ":") else {
      return nil
    }
    return nextMark(in: bytes, from: colon + 1)
  }

  private static func nextMark(in bytes: [UInt8], from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex { !$0.isBlank } : nil
  }

  /// The end of a string, a number or a word; an array or an object has none.
  private static func endOfScalar(in bytes: [UInt8], from start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "\"") {
      return min(endOfString(in: bytes, from: start) + 1, bytes.count)
    }
    return bytes[start...].firstIndex {
      $0.isBlank || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}")
    } ?? start
  }
}
