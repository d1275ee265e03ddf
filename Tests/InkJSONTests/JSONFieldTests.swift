// Reading values from a message, and the errors that name the path of a wrong value.

import InkJSON
import Testing

@Suite struct JSONFieldTests {
  private enum Mode: String, CaseIterable { case on, off }

  private let params = JSONField(
    [
      "position": ["line": 3, "character": "x"], "items": [1, "two", ["range": nil]],
      "text": "secret",
      "half": 0.5, "whole": 4.0, "huge": 1e300, "flag": true, "mode": "on", "none": nil,
    ], "params")

  private func message<T>(_ read: () throws(JSONDecodingError) -> T) -> String? {
    do { _ = try read() } catch { return "\(error)" }
    return nil
  }

  @Test func `values are read at their paths`() throws {
    #expect(try params["position"]["line"].integer(in: 0...) == 3)
    #expect(try params["whole"].integer() == 4)
    #expect(try params["half"].number() == 0.5)
    #expect(try params["whole"].number(in: 0...10) == 4)
    #expect(try params["flag"].bool())
    #expect(try params["text"].string() == "secret")
    #expect(try params["mode"].choice(of: Mode.self) == .on)
    #expect(
      try params["items"].array().map(\.path) == [
        "params.items[0]", "params.items[1]", "params.items[2]",
      ])
    #expect(try params["position"].members().map(\.key) == ["line", "character"])
    #expect(try params["position"].members().last?.field.string() == "x")
  }

  @Test func `an optional member is nil if absent or null`() throws {
    #expect(try params["none"].ifPresent?.integer() == nil)
    #expect(try params["missing"].ifPresent?.integer() == nil)
    #expect(try params["none"]["deeper"].ifPresent?.integer() == nil)
    #expect(try params["whole"].ifPresent?.integer() == 4)
  }

  @Test func `a member read directly equals the one read through its field`() throws {
    #expect(try params.string(at: "text") == "secret")
    #expect(try params["position"].integer(at: "line", in: 0...) == 3)
    #expect(try params.integer(at: "whole", in: 0...) == 4)
    #expect(try params.ifPresent("whole")?.integer() == 4)
    #expect(params.ifPresent("none") == nil)
    #expect(params.ifPresent("missing") == nil)
    #expect(params["none"].ifPresent("deeper") == nil)
    #expect(
      message { () throws(JSONDecodingError) in
        try params["position"].integer(at: "character", in: 0...)
      } == "params.position.character: expected a whole number from 0, found a string")
    #expect(
      message { () throws(JSONDecodingError) in
        try params["position"].integer(at: "line", in: 5...)
      } == "params.position.line: expected a whole number from 5, found 3")
    #expect(
      message { () throws(JSONDecodingError) in try params["text"].string(at: "x") }
        == "params.text: expected an object, found a string")
    #expect(
      message { () throws(JSONDecodingError) in try params["text"].ifPresent("x")?.string() }
        == "params.text: expected an object, found a string")
  }

  @Test func `errors name the path, what was expected and what was found`() {
    #expect(
      message { () throws(JSONDecodingError) in
        try params["position"]["character"].integer(in: 0...)
      } == "params.position.character: expected a whole number from 0, found a string")
    #expect(
      message { () throws(JSONDecodingError) in try params["position"]["line"].string() }
        == "params.position.line: expected a string, found a number")
    #expect(
      message { () throws(JSONDecodingError) in try params["missing"].string() }
        == "params.missing: expected a string, found nothing")
    #expect(
      message { () throws(JSONDecodingError) in try params["none"].array() }
        == "params.none: expected an array, found null")
    #expect(
      message { () throws(JSONDecodingError) in try params["flag"].members() }
        == "params.flag: expected an object, found a boolean")
    #expect(
      message { () throws(JSONDecodingError) in try params["items"].bool() }
        == "params.items: expected true or false, found an array")
    #expect(
      message { () throws(JSONDecodingError) in try params["position"].number() }
        == "params.position: expected a number, found an object")
    #expect(
      message { () throws(JSONDecodingError) in try params["items"].array()[2]["range"].array() }
        == "params.items[2].range: expected an array, found null")
  }

  @Test func `numbers out of range are reported`() {
    #expect(
      message { () throws(JSONDecodingError) in try params["position"]["line"].integer(in: 4...) }
        == "params.position.line: expected a whole number from 4, found 3")
    #expect(
      message { () throws(JSONDecodingError) in try params["position"]["line"].integer(in: 0...2) }
        == "params.position.line: expected a whole number from 0 to 2, found 3")
    #expect(
      message { () throws(JSONDecodingError) in try params["half"].integer() }
        == "params.half: expected a whole number, found a number with a fraction or too large")
    #expect(
      message { () throws(JSONDecodingError) in try params["huge"].integer() }
        == "params.huge: expected a whole number, found a number with a fraction or too large")
    #expect(
      message { () throws(JSONDecodingError) in try params["whole"].number(in: 0...1) }
        == "params.whole: expected a number from 0.0 to 1.0, found 4.0")
  }

  @Test func `a choice lists the allowed values and does not quote what was found`() {
    #expect(
      message { () throws(JSONDecodingError) in try params["text"].choice(of: Mode.self) }
        == #"params.text: expected one of "on", "off", found another string"#)
    #expect(
      message { () throws(JSONDecodingError) in try params["flag"].choice(of: Mode.self) }
        == #"params.flag: expected one of "on", "off", found a boolean"#)
  }

  @Test func `the outermost wrong kind is the one reported`() {
    #expect(
      message { () throws(JSONDecodingError) in try params["text"]["line"]["x"].integer() }
        == "params.text: expected an object, found a string")
    #expect(
      message { () throws(JSONDecodingError) in try params["text"]["line"].ifPresent?.integer() }
        == "params.text: expected an object, found a string")
  }

  @Test func `lists decode their elements and report the wrong one`() throws {
    #expect(try JSONField([1, 2], "list").list(of: JSONValue.self) == [1, 2])
    #expect(
      message { () throws(JSONDecodingError) in try params["items"].list(of: Line.self) }
        == "params.items[1]: expected a whole number, found a string")
  }

  private struct Line: JSONReadable {
    init(from field: JSONField) throws(JSONDecodingError) { _ = try field.integer() }
  }
}
