// What the parser accepts and what it rejects, one row each.

import InkJSON
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    var parser = JSONParser()
    return try parser.parse(Array(text.utf8))
  }

  private func refusal(of text: String) -> JSONError? {
    do { _ = try parse(text) } catch { return error }
    return nil
  }

  @Test func `every kind of value is read`() throws {
    let text = #" { "a" : [ null , true , false , 1 , -2.5e3 , "x" , { } , [ ] ] } "#
    #expect(try parse(text) == ["a": [nil, true, false, 1, -2500.0, "x", [:], []]])
  }

  @Test func `members keep their order`() throws {
    #expect(try parse(#"{"b":1,"a":2,"c":3}"#).object?.keys == ["b", "a", "c"])
  }

  @Test func `the last of several members with the same key wins`() throws {
    #expect(try parse(#"{"a":1,"b":2,"a":3}"#) == ["a": 3, "b": 2])
  }

  @Test func `whole numbers are exact up to 64 bits and numbers beyond`() throws {
    #expect(try parse("9223372036854775807") == .integer(.max))
    #expect(try parse("-9223372036854775808") == .integer(.min))
    #expect(try parse("9223372036854775808") == .number(0x1p63))
    #expect(try parse("[-9223372036854775809,18446744073709551616]") == [-0x1p63, 0x1p64])
    #expect(try parse("1000000000000000000000000000000") == .number(1e30))
    #expect(try parse("{\"a\":18446744073709551615}") == ["a": .number(0x1p64)])
  }

  @Test func `numbers are read exactly and never become infinite`() throws {
    #expect(try parse("0.1") == .number(0.1))
    #expect(try parse("-0") == .integer(0))
    #expect(try parse("1E2") == .number(100))
    #expect(try parse("1e400") == .number(.greatestFiniteMagnitude))
    #expect(try parse("-1e400") == .number(-.greatestFiniteMagnitude))
    #expect(try parse("1e-400") == .number(0))
  }

  @Test func `escapes of strings are resolved`() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == "\"\\/\u{8}\u{C}\n\r\té😀")
    #expect(try parse(#""a\u0000b""#) == "a\0b")
  }

  @Test func `an escaped half of a surrogate pair is repaired`() throws {
    #expect(try parse(#""\ud83d""#) == "\u{FFFD}")
    #expect(try parse(#""\ude00x""#) == "\u{FFFD}x")
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC3], [0xF4, 0x90, 0x80, 0x80]])
  func `bytes that are not UTF-8 are refused wherever they are`(bytes: [UInt8]) {
    for (before, after) in [("[\"a", "b\"]"), ("{\"a", "\":1}"), ("[", "]"), ("[1] ", "")] {
      var parser = JSONParser()
      #expect(throws: JSONError.malformed(.encoding, offset: before.utf8.count)) {
        try parser.parse(Array(before.utf8) + bytes + Array(after.utf8))
      }
    }
  }

  @Test func `multi-byte characters are read in any position`() throws {
    #expect(try parse(#"{"é😀":"的"}"#) == ["é😀": "的"])
  }

  @Test(arguments: [
    ("{'a':1}", JSONDefect.singleQuote, 1), ("[NaN]", .word, 1), ("[Infinity]", .word, 1),
    ("[-Infinity]", .number, 2), ("[True]", .word, 1), ("[1.]", .number, 3), ("[.5]", .number, 1),
    ("[+1]", .number, 1), ("[01]", .number, 1), ("[-]", .number, 2), ("[-01]", .number, 1),
    ("[1e]", .number, 3), ("[1e+]", .number, 4), ("[\"a\nb\"]", .controlCharacter, 3),
    ("[\"a\u{1}b\"]", .controlCharacter, 3), ("[\"\0\"]", .controlCharacter, 2),
    ("\0", .unexpected, 0), ("[1\u{B}]", .unexpected, 2),
    (#"{"a\u0000b":1}"#, .keyWithNUL, 1), (#"{"\u0000" : 1}"#, .keyWithNUL, 1),
    (#"["\x41"]"#, .escape, 2), (#"["\u12g4"]"#, .escape, 2), ("[1,]", .unexpected, 3),
    (#"{"a":1,}"#, .unexpected, 7), ("// note\n[]", .unexpected, 0), ("[tru]", .unexpected, 4),
    ("[1 2]", .unexpected, 3), (#"{"a" 1}"#, .unexpected, 5), ("{1:2}", .unexpected, 1),
    ("[]]", .trailing, 2), ("{}{}", .trailing, 2), ("[] x", .trailing, 3),
    ("[nul]", .unexpected, 4),
    ("\u{FEFF}\u{FEFF}[]", .unexpected, 0), ("[\u{FEFF}]", .unexpected, 1),
    ("[\u{A0}1]", .unexpected, 1),
  ])
  func `invalid JSON is rejected with its offset`(text: String, defect: JSONDefect, offset: Int) {
    #expect(refusal(of: text) == .malformed(defect, offset: offset), "\(text.debugDescription)")
  }

  @Test func `a byte order mark before the text is ignored`() throws {
    #expect(try parse("\u{FEFF}[1]") == [1])
  }

  @Test(arguments: ["", " ", "[", "[1", "{\"a", "{\"a\":", "\"a", "[\"a\\", "tru", "[1,"])
  func `a text that ends too early is incomplete`(text: String) {
    #expect(refusal(of: text) == .incomplete(byteCount: text.utf8.count), "\(text)")
  }

  @Test func `64 levels are accepted and 65 are not`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(refusal(of: nested(64)) == nil)
    #expect(refusal(of: nested(65)) == .tooDeep(limit: 64, offset: 64))
    #expect(refusal(of: nested(100_000)) == .tooDeep(limit: 64, offset: 64))
  }

  @Test func `a parser can be reused after an error and after a large text`() throws {
    var parser = JSONParser()
    #expect(throws: JSONError.self) { try parser.parse(Array("[1,".utf8)) }
    #expect(try parser.parse(Array("[2]".utf8)) == [2])
    let large = String(repeating: "x", count: 300 * 1024)
    #expect(try parser.parse(Array("[\"\(large)\"]".utf8)) == [.string(large)])
    #expect(try parser.parse(Array("[3]".utf8)) == [3])
  }

  @Test func `errors say what was expected and what was found`() {
    let sentences: [(JSONError, String)] = [
      (
        .incomplete(byteCount: 7),
        "expected a whole JSON value, found the end of the text after 7 bytes"
      ),
      (.tooLarge(byteCount: 9, limit: 8), "expected at most 8 bytes of JSON, found 9"),
      (
        .tooDeep(limit: 64, offset: 70),
        "expected at most 64 levels of arrays and objects, found more at byte 70"
      ),
      (
        .malformed(.encoding, offset: 3), "expected UTF-8, found other bytes at byte 3"
      ),
      (
        .malformed(.unexpected, offset: 3),
        "expected a value or punctuation of JSON, found something else at byte 3"
      ),
      (
        .malformed(.trailing, offset: 3),
        "expected the end of the text, found more after the value at byte 3"
      ),
      (
        .malformed(.singleQuote, offset: 3), "expected a double quote, found a single one at byte 3"
      ),
      (
        .malformed(.word, offset: 3),
        "expected true, false, null or a number, found another word at byte 3"
      ),
      (
        .malformed(.number, offset: 3),
        "expected digits as JSON writes numbers, found another form at byte 3"
      ),
      (
        .malformed(.controlCharacter, offset: 3),
        "expected an escape such as \\n, found a raw control character at byte 3"
      ),
      (
        .malformed(.escape, offset: 3),
        "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX, found another escape at byte 3"
      ),
      (
        .malformed(.keyWithNUL, offset: 3),
        "expected a key without the character NUL, found one with it at byte 3"
      ),
    ]
    for (error, sentence) in sentences { #expect("\(error)" == sentence) }
  }

  @Test func `a member is found in a text of any depth`() {
    let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    let text =
      #"{"params": {"id": 1, "textDocument": {"uri": "x"}}, "a": "# + deep + #", "id": 7, "b": {"#
    var parser = JSONParser()
    #expect(parser.member(["id"], of: Array(text.utf8)) == 7)
    #expect(parser.member(["params", "textDocument", "uri"], of: Array(text.utf8)) == "x")
    #expect(parser.member(["params"], of: Array(text.utf8)) == nil)
    #expect(parser.member(["a", "id"], of: Array(text.utf8)) == nil)
    #expect(parser.member(["id"], of: Array("{\"id\"\t\r\n : 7}".utf8)) == 7)
    #expect(parser.member(["id"], of: Array("{\"id\"\u{B}: 7}".utf8)) == nil)
  }
}
