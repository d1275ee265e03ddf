// Parses the patterns of a script: JSON with `...`, `<wildcards>` and `$names`.

import InkJSON

extension ScriptCursor {
  /// Parses a pattern at the current position; brackets may be nested 64 deep, as in the server's own parser.
  mutating func pattern(depth: Int = 0) throws(ScriptProblem) -> Pattern {
    guard depth < 64 else { throw problem("brackets are nested deeper than 64; no message is") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "<"): return try wildcard()
    case UInt8.quote: return .text(try string())
    case UInt8(ascii: "$"):
      let name = try word("a name").dropFirst()
      guard !name.isEmpty else { throw problem("expected a name after '$'") }
      return .variable(String(name))
    default: return .literal(try scalar())
    }
  }

  private mutating func object(_ depth: Int) throws(ScriptProblem) -> Pattern {
    _ = take("{")
    var members: [Pattern.Member] = []
    if take("}") { return .object(members, isOpen: false) }
    while true {
      if take("...") {
        guard take("}") else { throw problem("'...' must be last in an object; expected '}'") }
        return .object(members, isOpen: true)
      }
      let key = try string()
      guard take(":") else { throw problem("expected ':' after \"\(key)\", found \(foundHere)") }
      members.append(Pattern.Member(key: key, value: try pattern(depth: depth + 1)))
      if take("}") { return .object(members, isOpen: false) }
      guard take(",") else { throw problem("expected ',' or '}', found \(foundHere)") }
    }
  }

  private mutating func array(_ depth: Int) throws(ScriptProblem) -> Pattern {
    _ = take("[")
    var elements: [Pattern.Element] = []
    if take("]") { return .array(elements) }
    while true {
      elements.append(take("...") ? .gap : .item(try pattern(depth: depth + 1)))
      if take("]") { return .array(elements) }
      guard take(",") else { throw problem("expected ',' or ']', found \(foundHere)") }
    }
  }

  private mutating func wildcard() throws(ScriptProblem) -> Pattern {
    _ = take("<")
    let kind = try word("a kind of value")
    let wildcard: Wildcard
    switch kind {
    case "any": wildcard = .any
    case "string": wildcard = .string
    case "boolean": wildcard = .boolean
    case "array": wildcard = .array
    case "object": wildcard = .object
    case "number": wildcard = try range(whole: false) ?? .number
    case "integer": wildcard = try range(whole: true) ?? .integer
    case "like": wildcard = .like(try string())
    default:
      throw problem(
        "<\(kind)> is not a kind of value; it may be any, string, number, integer, boolean, array, object or like"
      )
    }
    let name = takeWord("as") ? try word("a name") : nil
    guard take(">") else { throw problem("expected '>', found \(foundHere)") }
    return .wildcard(wildcard, name: name)
  }

  /// Parses a range such as `0 to 1`, if a number follows the kind.
  private mutating func range(whole: Bool) throws(ScriptProblem) -> Wildcard? {
    guard let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "a") else { return nil }
    let lower = try bound(whole: whole)
    guard takeWord("to") else { throw problem("expected 'to' in a range, found \(foundHere)") }
    let upper = try bound(whole: whole)
    guard lower <= upper else { throw problem("the range \(lower) to \(upper) is empty") }
    return .range(lower...upper, whole: whole)
  }

  private mutating func bound(whole: Bool) throws(ScriptProblem) -> Double {
    if whole { return Double(try integer("a whole number")) }
    let text = try word("a number")
    guard let number = Double(text), number.isFinite else {
      throw problem("expected a number, found '\(text)'")
    }
    return number
  }
}
