// Random values written and read back, and random damage that must only cause errors.

import InkJSON
import InkTestSupport
import Testing

@Suite struct JSONFuzzTests {
  @Test func `a written value reads back as the same value`() throws {
    var random = SeededRandom(seed: 3)
    var parser = JSONParser()
    for _ in 0..<fuzzCount(3_000) {
      let value = JSONFuzzTests.value(depth: 4, &random)
      var writer = JSONWriter()
      writer.write(value)
      #expect(try parser.parse(writer.bytes) == value)
    }
  }

  @Test func `damaged texts yield values or errors, and values read back`() throws {
    var random = SeededRandom(seed: 4)
    var parser = JSONParser()
    for _ in 0..<fuzzCount(10_000) {
      var writer = JSONWriter()
      writer.write(JSONFuzzTests.value(depth: 3, &random))
      var bytes = writer.bytes
      for _ in 0...random.below(3) { JSONFuzzTests.damage(&bytes, &random) }
      guard let value = try? parser.parse(bytes) else { continue }
      var again = JSONWriter()
      again.write(value)
      #expect(try parser.parse(again.bytes) == value)
    }
  }

  @Test func `any bytes yield a value that reads back, or an error`() throws {
    var random = SeededRandom(seed: 5)
    var parser = JSONParser()
    let alphabet =
      Array("{}[]\",:\\'/ \n0123456789.-+eEtrufalsnNaI\u{0}\u{1}u".utf8) + [0x80, 0xC3, 0xFF]
    for _ in 0..<fuzzCount(20_000) {
      let bytes = (0..<random.below(24)).compactMap { _ in random.element(of: alphabet) }
      guard let value = try? parser.parse(bytes) else { continue }
      var writer = JSONWriter()
      writer.write(value)
      #expect(try parser.parse(writer.bytes) == value)
    }
  }

  private static func value(depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch random.below(depth == 0 ? 6 : 8) {
    case 0: return .null
    case 1: return .bool(random.once(in: 2))
    case 2: return .integer(Int64(bitPattern: random.next()) >> random.below(64))
    case 3: return .number(number(&random))
    case 4, 5: return .string(string(&random))
    case 6: return .array((0..<random.below(5)).map { _ in value(depth: depth - 1, &random) })
    default:
      return .object(
        JSONObject(
          (0..<random.below(5)).map { index in
            ("\(index)\(key(&random))", value(depth: depth - 1, &random))
          }))
    }
  }

  private static func number(_ random: inout SeededRandom) -> Double {
    let number = Double(bitPattern: random.next())
    return number.isFinite ? number : 0.5
  }

  private static func string(_ random: inout SeededRandom) -> String {
    let pieces = [
      "a", "\"", "\\", "\n", "\0", "\u{1F}", "é", "e\u{301}", "😀", "\u{2028}", "/", "word ",
    ]
    return (0..<random.below(8)).compactMap { _ in random.element(of: pieces) }.joined()
  }

  private static func key(_ random: inout SeededRandom) -> String {
    string(&random).filter { $0 != "\0" }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let index = random.below(bytes.count + 1)
    switch random.below(4) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random.below(4)))
    case 2: bytes.removeLast(min(bytes.count, random.below(8)))
    default: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}
