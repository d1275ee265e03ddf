// Damaged emoji tables are rejected with a message or give wrong names, but never trap.

import InkLexicon
import InkPack
import InkTestSupport
import Testing

@Suite struct DamagedEmojiTableTests {
  private let good: [UInt8]

  init() throws {
    good = try EmojiTableWriter.write(SampleEmoji.english, language: "en")
  }

  private func error(_ bytes: [UInt8]) -> PackError? {
    do throws(PackError) {
      _ = try EmojiTable(PackBytes(bytes))
      return nil
    } catch { return error }
  }

  @Test func `each kind of damage is rejected with its own error`() {
    #expect(error([]) == .notAnEmojiTable)
    #expect(error(Array("InkPack\0".utf8)) == .notAnEmojiTable)
    #expect(
      error(good.dropLast()) == .truncated(found: good.count - 1, expected: good.count))
    var newer = good
    newer[8] = 9
    #expect(error(newer) == .version(found: 9, expected: 1))
    for count in [12, 24, 28, 40, 44] {
      var shifted = good
      shifted[count + 2] = 0xFF
      #expect(error(shifted) == .damagedSection("header"))
    }
  }

  @Test func `verify finds a flipped bit`() {
    var random = SeededRandom(seed: 72)
    for _ in 0..<60 {
      var bytes = good
      bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      #expect(throws: PackError.self) { try EmojiTable(PackBytes(bytes)).verify() }
    }
  }

  @Test func `damage gives wrong answers but no trap`() {
    var random = SeededRandom(seed: 73)
    for _ in 0..<fuzzCount(400) {
      var bytes = good
      for _ in 0..<1 + random.below(20) {
        bytes[8 + random.below(bytes.count - 8)] = UInt8(random.below(256))
      }
      // Half of the tables keep a valid header and are damaged after it.
      if random.once(in: 2) { bytes.replaceSubrange(0..<64, with: good[0..<64]) }
      guard bytes != good, let table = try? EmojiTable(PackBytes(bytes)) else { continue }
      for query in ["s", "smi", "heart", "red heart", "face pet", "cote d"] {
        for match in table.matches(query, limit: 8) { _ = table.emoji(match.id) }
      }
      _ = table.emoji(forWord: "pizza")
      _ = table.id(of: "👍🏽")
      _ = table.emoji(table.count - 1)
      #expect(throws: PackError.self) { try table.verify() }
    }
  }
}
