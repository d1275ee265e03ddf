// Objects keep the order of their members and are compared without regard to it.

import InkJSON
import Testing

@Suite struct JSONObjectTests {
  @Test func `a member is found, replaced in place, appended and removed`() {
    var object = JSONObject([("a", 1), ("b", 2)])
    object["a"] = 3
    object["c"] = 4
    #expect(object.keys == ["a", "b", "c"])
    #expect(object["a"] == 3)
    object["b"] = nil
    object["none"] = nil
    #expect(object.keys == ["a", "c"])
    #expect(object.count == 2)
  }

  @Test func `the last value of a repeated key wins`() {
    #expect(JSONObject([("a", 1), ("a", 2)])["a"] == 2)
    #expect(JSONObject([("a", 1), ("a", 2)]).count == 1)
  }

  @Test func `objects with the same members are equal in any order`() {
    #expect(JSONObject([("a", 1), ("b", 2)]) == JSONObject([("b", 2), ("a", 1)]))
    #expect(JSONObject([("a", 1)]) != JSONObject([("a", 2)]))
    #expect(JSONObject([("a", 1)]) != JSONObject([("b", 1)]))
    #expect(JSONObject([("a", 1)]) != JSONObject([("a", 1), ("b", 2)]))
  }

  @Test func `values are accessed by key and index, and absent ones are nil`() {
    let value: JSONValue = ["list": [1, "x", true]]
    #expect(value["list"]?[1]?.string == "x")
    #expect(value["list"]?[0]?.integer == 1)
    #expect(value["list"]?[2]?.bool == true)
    #expect(value["list"]?.array?.count == 3)
    #expect(value["list"]?[3] == nil)
    #expect(value["other"] == nil)
    #expect(value[0] == nil)
    #expect(value["list"]?["x"] == nil)
  }

  @Test func `each kind has a name for error messages`() {
    let values: [JSONValue] = [nil, true, 1, 0.5, "x", [], [:]]
    #expect(
      values.map(\.kind) == [
        "null", "a boolean", "a number", "a number", "a string", "an array", "an object",
      ])
  }
}
