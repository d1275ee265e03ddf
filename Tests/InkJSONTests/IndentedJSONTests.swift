// Human-readable JSON reads back as the same value and breaks lines only where necessary.

import InkJSON
import InkTestSupport
import Testing

struct IndentedJSONTests {
  @Test func `a short value stays on one line`() {
    #expect(([1, "a\"b", [], [:], .null] as JSONValue).indented == #"[1, "a\"b", [], {}, null]"#)
    #expect((["a": true, "b": 0.5] as JSONValue).indented == #"{ "a": true, "b": 0.5 }"#)
  }

  @Test func `a long value has one member per line`() {
    let long = String(repeating: "x", count: 80)
    let value: JSONValue = ["first": [1, 2], "second": [.string(long), "y"]]
    #expect(
      value.indented == """
        {
          "first": [1, 2],
          "second": [
            "\(long)",
            "y"
          ]
        }
        """)
  }
}
