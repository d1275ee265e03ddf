// Matching patterns against values: what matches, and the message of a mismatch.

import InkJSON
import Testing

@testable import InkClient

/// Parses the texts of a pattern and a value and matches them.
private func mismatch(
  _ pattern: String, _ value: String, _ bindings: inout Bindings
) throws -> String? {
  var cursor = ScriptCursor(Array(pattern.utf8))
  var parser = JSONParser()
  do {
    try cursor.pattern().match(parser.parse(Array(value.utf8)), &bindings)
    return nil
  } catch let mismatch as Mismatch {
    return mismatch.description
  }
}

private func mismatch(_ pattern: String, _ value: String) throws -> String? {
  var bindings: Bindings = [:]
  return try mismatch(pattern, value, &bindings)
}

@Suite struct `A pattern` {
  @Test(arguments: [
    ("null", "null"), ("7", "7"), ("7", "7.0"), ("true", "true"), (#""a\nb""#, #""a\nb""#),
    ("{}", "{}"), (#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#),
    (#"{"a": 1, ...}"#, #"{"b": 2, "a": 1}"#),
    ("{...}", #"{"b": 2}"#), ("[1, 2]", "[1, 2]"), ("[...]", "[]"), ("[..., 2]", "[1, 2]"),
    ("[1, ...]", "[1, 2]"), ("[..., 2, ..., 4, ...]", "[1, 2, 3, 4]"),
    ("[..., 1, 2]", "[1, 1, 1, 2]"),
    ("<any>", "null"), ("<string>", #""""#), ("<number>", "1.5"), ("<number>", "1"),
    ("<integer>", "1"), ("<boolean>", "false"), ("<array>", "[1]"), ("<object>", "{}"),
    ("<number 0 to 1>", "0.5"), ("<number 0 to 1>", "1"), ("<integer 2 to 3>", "3"),
    (#"<like "a*c">"#, #""abc""#), (#"<like "*">"#, #""""#), (#"<like "*.*.*">"#, #""0.1.2""#),
  ])
  func `matches what it says`(pattern: String, value: String) throws {
    #expect(try mismatch(pattern, value) == nil)
  }

  @Test(arguments: [
    ("1", "2", "expected 1, found 2"),
    ("1", #""1""#, #"expected 1, found "1""#),
    (#"{"a": {"b": 1}}"#, #"{"a": {"b": 2}}"#, "a.b: expected 1, found 2"),
    (#"{"a": 1}"#, "{}", "a: expected 1, found no such member"),
    ("{}", #"{"a": 1}"#, "a: expected no such member, found 1"),
    (#"{"a": [0, 1]}"#, #"{"a": [0, 2]}"#, "a[1]: expected 1, found 2"),
    ("[1]", "[1, 2]", "[1]: expected no further element, found 2"),
    ("[1, 2]", "[1]", "[1]: expected 2, found no further element"),
    ("[..., 9, ...]", "[1, 2]", "expected somewhere [9, ...], found [1,2]"),
    ("<integer>", "1.5", "expected <integer>, found 1.5"),
    ("<number 0 to 1>", "1.5", "expected <number 0.0 to 1.0>, found 1.5"),
    ("<integer 0 to 1>", "0.5", "expected <integer 0 to 1>, found 0.5"),
    (
      "<integer 0 to 9223372036854775807>", "-1",
      "expected <integer 0 to 9.223372036854776e+18>, found -1"
    ),
    (#"<like "a*c">"#, #""abcd""#, #"expected <like "a*c">, found "abcd""#),
    ("$x", "1", "expected what $x remembers, found nothing remembered"),
  ])
  func `reports the first difference`(pattern: String, value: String, says: String) throws {
    #expect(try mismatch(pattern, value) == says)
  }

  @Test func `binds what it names, and compares it later`() throws {
    var bindings: Bindings = [:]
    #expect(
      try mismatch(
        #"[..., {"id": <string as id>, "n": 2}]"#, #"[{"id": "a", "n": 1}, {"id": "b", "n": 2}]"#,
        &bindings) == nil)
    #expect(bindings == ["id": "b"])
    #expect(try mismatch("$id", #""b""#, &bindings) == nil)
    #expect(try mismatch("$id", #""c""#, &bindings) == #"expected "b", found "c""#)
    #expect(try mismatch(#""the ${id} and ${other}""#, #""the b and ${other}""#, &bindings) == nil)
  }

  @Test func `discards bindings of a failed attempt`() throws {
    var bindings: Bindings = [:]
    #expect(try mismatch("[..., <integer as n>, true]", "[1, false, 2, true]", &bindings) == nil)
    #expect(bindings == ["n": 2])
  }

  @Test func `yields its value when it is sent`() throws {
    var cursor = ScriptCursor(Array(#"{"a": [$n, "n is ${word}"]}"#.utf8))
    let value = try cursor.pattern().value(["n": 7, "word": "seven"])
    #expect(value == ["a": [7, "n is seven"]])
  }

  @Test(arguments: [
    ("[...]", "'...' can be expected but not sent"),
    ("{...}", "'...' can be expected but not sent"),
    ("<any>", "<any> can be expected but not sent"),
    ("$n", "nothing is remembered as $n; remember it with <any as n>"),
  ])
  func `cannot be sent with wildcards`(pattern: String, says: String) throws {
    var cursor = ScriptCursor(Array(pattern.utf8))
    let parsed = try cursor.pattern()
    #expect(throws: ScriptProblem(says)) { try parsed.value([:]) }
  }

  @Test func `with a star matches any text, with backtracking`() {
    #expect("aXbXc".matchesGlob("a*Xc"))
    #expect("aab".matchesGlob("*ab"))
    #expect(!"ab".matchesGlob("a"))
    #expect(!"".matchesGlob("a"))
    #expect("ab".matchesGlob("**ab**"))
  }
}
