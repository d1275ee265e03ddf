// Frames are written in order, newer state replaces older, and no frame is cut in two.

import InkRPC
import InkTestSupport
import Testing

@Suite struct OutboxTests {
  /// Writes everything out, a given number of bytes at a time.
  private func drain(_ outbox: inout Outbox, taking most: Int = .max) -> String {
    var taken: [UInt8] = []
    while !outbox.isEmpty {
      outbox.writeChunk { chunk in
        let count = min(most, chunk.count)
        for index in 0..<count { taken.append(chunk[index]) }
        return count
      }
    }
    return String(decoding: taken, as: UTF8.self)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [1, 3, 1000])
  func `frames are written whole and in order`(most: Int) throws {
    var outbox = Outbox()
    for frame in ["one,", "", "two,", "three"] { try outbox.enqueue(bytes(frame)) }
    #expect(outbox.byteCount == 13)
    #expect(drain(&outbox, taking: most) == "one,two,three")
    #expect(outbox.byteCount == 0)
    try outbox.enqueue(bytes("four"))
    #expect(drain(&outbox) == "four")
  }

  @Test func `a chunk has at most 4,096 bytes`() throws {
    var outbox = Outbox()
    try outbox.enqueue([UInt8](repeating: 1, count: 5_000))
    var sizes: [Int] = []
    while !outbox.isEmpty {
      outbox.writeChunk { chunk in
        sizes.append(chunk.count)
        return chunk.count
      }
    }
    #expect(sizes == [4096, 904])
  }

  @Test func `a frame replaces an unwritten one with the same key`() throws {
    var outbox = Outbox()
    try outbox.enqueue(bytes("a1,"), replacing: "a")
    try outbox.enqueue(bytes("b1,"), replacing: "b")
    try outbox.enqueue(bytes("x,"))
    try outbox.enqueue(bytes("a2,"), replacing: "a")
    #expect(outbox.byteCount == 8)
    #expect(drain(&outbox) == "b1,x,a2,")
  }

  @Test func `a partly written frame is completed`() throws {
    var outbox = Outbox()
    try outbox.enqueue(bytes("a1,"), replacing: "a")
    outbox.writeChunk { _ in 1 }
    try outbox.enqueue(bytes("a2,"), replacing: "a")
    try outbox.enqueue(bytes("a3,"), replacing: "a")
    #expect(drain(&outbox) == "1,a3,")
  }

  @Test func `frames are accepted up to the limit, above it an error is thrown`() throws {
    var outbox = Outbox(limitBytes: 4)
    for frame in ["one", "four", "5"] { try outbox.enqueue(bytes(frame)) }
    #expect(throws: FrameError.outboxFull(limit: 4)) { try outbox.enqueue(bytes("6")) }
    #expect(drain(&outbox) == "onefour56")
  }

  @Test func `a single frame may be larger than the limit, as long as it is being read`() throws {
    var outbox = Outbox(limitBytes: 4)
    try outbox.enqueue(bytes("more than four"))
    outbox.writeChunk { _ in 2 }
    try outbox.enqueue(bytes("4444"))
    try outbox.enqueue(bytes("5"))
    #expect(throws: FrameError.outboxFull(limit: 4)) { try outbox.enqueue(bytes("6")) }
  }

  @Test func `a write error changes nothing`() throws {
    struct Refused: Error {}
    var outbox = Outbox()
    try outbox.enqueue(bytes("one"))
    #expect(throws: Refused.self) {
      try outbox.writeChunk { _ throws(Refused) in throw Refused() }
    }
    #expect(drain(&outbox) == "one")
  }

  @Test func `a writer that reports too many bytes is not trusted`() throws {
    var outbox = Outbox()
    try outbox.enqueue(bytes("one"))
    outbox.writeChunk { _ in 99 }
    outbox.writeChunk { _ in -1 }
    #expect(outbox.isEmpty)
  }

  @Test func `random frames are written as from a plain list`() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<fuzzCount(300) {
      var outbox = Outbox()
      var list: [(rest: [UInt8], key: String?, hasBegun: Bool)] = []
      var (taken, expected): ([UInt8], [UInt8]) = ([], [])
      for step in 0..<60 {
        if random.once(in: 2) {
          let key = random.once(in: 2) ? "k\(random.below(3))" : nil
          let frame = [UInt8](repeating: UInt8(step), count: 1 + random.below(6_000))
          try outbox.enqueue(frame, replacing: key)
          list.removeAll { key != nil && $0.key == key && !$0.hasBegun }
          list.append((frame, key, false))
        } else if !list.isEmpty {
          let most = 1 + random.below(5_000)
          outbox.writeChunk { chunk in
            let count = min(most, chunk.count)
            for index in 0..<count { taken.append(chunk[index]) }
            return count
          }
          let count = min(most, 4096, list[0].rest.count)
          expected += list[0].rest.prefix(count)
          list[0].rest.removeFirst(count)
          list[0].hasBegun = true
          if list[0].rest.isEmpty { list.removeFirst() }
        }
        #expect(outbox.byteCount == list.reduce(0) { $0 + $1.rest.count })
      }
      #expect(taken == expected)
    }
  }
}
