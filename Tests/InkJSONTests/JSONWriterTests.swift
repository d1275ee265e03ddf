// The output of the writer, byte for byte.

import InkJSON
import Testing

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commas separate values and appear nowhere else`() {
    let text = text {
      $0.object {
        $0.member("a", 1)
        $0.member("b") { $0.array { _ in } }
        $0.member("c") { writer in
          writer.array {
            $0.write("x")
            $0.object { _ in }
            $0.array { $0.writeNull() }
          }
        }
      }
    }
    #expect(text == #"{"a":1,"b":[],"c":["x",{},[null]]}"#)
  }

  @Test func `strings are escaped where necessary`() {
    #expect(
      text { $0.write("\"\\\n\r\t\u{8}\u{C}\0\u{1F}") } == #""\"\\\n\r\t\u0008\u000c\u0000\u001f""#)
    #expect(text { $0.write("/é的😀\u{7F}\u{2028}") } == "\"/é的😀\u{7F}\u{2028}\"")
  }

  @Test func `numbers have the shortest form that reads back`() {
    #expect(
      text { $0.write([0, 7, -1, 10, Int.max, Int.min]) }
        == "[0,7,-1,10,9223372036854775807,-9223372036854775808]")
    #expect(text { $0.write([0.1, -2.5, 1e21, 1e-7, 100.0]) } == "[0.1,-2.5,1e+21,1e-07,100.0]")
  }

  @Test func `non-finite numbers become null`() {
    #expect(text { $0.write([Double.nan, .infinity, -.infinity]) } == "[null,null,null]")
  }

  @Test func `an absent member is left out and a required one is null`() {
    let none: String? = nil
    let text = text {
      $0.object {
        $0.member("left out", none)
        $0.member("there", orNull: none)
        $0.member("some", Optional("x"))
      }
    }
    #expect(text == #"{"there":null,"some":"x"}"#)
  }

  @Test func `values write themselves`() {
    let value: JSONValue = ["a": [nil, true, 1, 2.5, "x", ["b": [:]]]]
    #expect(text { $0.write(value) } == #"{"a":[null,true,1,2.5,"x",{"b":{}}]}"#)
  }
}
