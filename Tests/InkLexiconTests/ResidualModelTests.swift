// The output of a pack's residual network compared with sums computed by hand.

import InkLexicon
import InkPack
import InkTestSupport
import Testing

@Suite struct ResidualModelTests {
  /// A pack of a few English words with a network for `the`, `company` and `compiler`: `the` as the last word sets the
  /// first hidden unit to 1/2, `company` and `compiler` as topic determine the second one.
  private func contents() -> PackContents {
    var contents = SamplePack.englishContents
    let words = ["company", "compiler", "the"].map { id(of: $0, in: contents) }
    var residual = PackResidual(zerosFor: words)
    let (vector, hidden) = (ResidualShape.vectorSize, ResidualShape.hiddenSize)
    residual.contexts[3 * vector] = 1
    residual.topics[1 * vector] = -1
    residual.topics[2 * vector] = 1
    residual.outputs[1 * hidden + 1] = -2
    residual.outputs[2 * hidden] = 2
    residual.outputs[2 * hidden + 1] = 2
    residual.biases = [-0.25, 0, 0.5, 0]
    residual.connect(input: 0, to: 0, weight: 1)
    residual.connect(input: ResidualShape.topicStart, to: 1, weight: 1)
    contents.residual = residual
    return contents
  }

  private func id(of word: String, in contents: PackContents) -> UInt32 {
    UInt32(contents.words.firstIndex { $0.text == word } ?? 0)
  }

  /// Returns f of a word in nats after some words.
  private func score(
    _ word: String, after history: [String], about topic: [String] = []
  ) throws -> Double {
    let contents = contents()
    let pack = try SamplePack.pack(contents)
    let residual = try #require(pack.residual)
    return pack.withFile { file in
      let outlook = residual.outlook(
        after: history.map { Int(id(of: $0, in: contents)) },
        about: topic.map { Int(id(of: $0, in: contents)) }, in: file)
      return residual.score(of: Int(id(of: word, in: contents)), at: outlook, in: file).nats
    }
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.01 }

  @Test func `the last word counts through its own weights`() throws {
    // x = 1, h = 1 / (1 + 1), f = 2 · 1/2 + 0.5
    #expect(isNear(try score("compiler", after: ["going", "to", "the"]), 1.5))
    #expect(isNear(try score("compiler", after: ["the", "to"]), 0.5))
    #expect(isNear(try score("compiler", after: []), 0.5))
  }

  @Test func `each word of the topic decays those before it`() throws {
    // x = 1, h = 1/2, f = 2 · 1/2 + 0.5
    #expect(isNear(try score("compiler", after: ["to"], about: ["compiler"]), 1.5))
    // x = 0.93 - 1 = -0.07, h = -0.07 / 1.07 = -0.0654
    #expect(isNear(try score("compiler", after: ["to"], about: ["compiler", "company"]), 0.369))
    #expect(isNear(try score("company", after: ["to"], about: ["compiler", "company"]), 0.131))
    // A word without a row does not contribute to the topic.
    #expect(isNear(try score("compiler", after: ["to"], about: ["compiler", "going"]), 1.5))
  }

  @Test func `the topic consists of at most forty words`() throws {
    let others = Array(repeating: "the", count: ResidualShape.topicReach)
    #expect(isNear(try score("compiler", after: ["to"], about: ["compiler"] + others), 0.5))
  }

  @Test func `all words without a row share the first one`() throws {
    #expect(isNear(try score("going", after: ["the"]), -0.25))
    #expect(isNear(try score("good", after: ["the"], about: ["compiler"]), -0.25))
  }

  @Test func `a network is optional, and a pack with one verifies`() throws {
    #expect(try SamplePack.english().residual == nil)
    try SamplePack.pack(contents()).verify()
  }

  @Test func `opening a pack rejects a network of the wrong size`() throws {
    let good = try PackWriter.write(contents())
    for (section, name) in [
      (PackSection.residualWords, "residualWords"), (.residualRanks, "residualWords"),
      (.residualRows, "residualRows"), (.residualWeights, "residualWeights"),
    ] {
      var bytes = good
      let row = try #require(rowStart(of: section, in: bytes))
      bytes[row + 16] -= 1
      #expect(throws: PackError.damagedSection(name)) { try LanguagePack(PackBytes(bytes)) }
    }
  }

  @Test func `verify finds a network whose rows do not match its words`() throws {
    var bytes = try PackWriter.write(contents())
    let row = try #require(rowStart(of: .residualWords, in: bytes))
    let section = (0..<8).reduce(0) { $0 | Int(bytes[row + 8 + $1]) << (8 * $1) }
    let free = try #require((0..<8).first { bytes[section] >> $0 & 1 == 0 })
    bytes[section] |= 1 << UInt8(free)
    let sum = PackBytes(bytes).withFile { PackChecksum.of($0) }
    for index in 0..<8 {
      bytes[PackFormat.checksumOffset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index))
    }
    let pack = try LanguagePack(PackBytes(bytes))
    let wrong = PackError.inconsistent("the residual network has 4 rows instead of 5")
    #expect(throws: wrong) { try pack.verify() }
  }

  /// Returns the offset of a section's row in the section table.
  private func rowStart(of section: PackSection, in bytes: [UInt8]) -> Int? {
    (0..<Int(bytes[12])).map { PackFormat.headerByteCount + $0 * PackFormat.sectionRowByteCount }
      .first { bytes[$0] == UInt8(section.rawValue) }
  }

  @Test func `arrays that do not match the words are rejected by the writer`() throws {
    var contents = contents()
    contents.residual?.biases.removeLast()
    #expect(throws: PackContentsError.residualArray("biases", found: 3, expected: 4)) {
      try PackWriter.write(contents)
    }
    contents.residual?.words = [2, 1]
    #expect(throws: PackContentsError.residualOrder) { try PackWriter.write(contents) }
  }
}
