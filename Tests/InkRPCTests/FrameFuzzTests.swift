// Random streams: split anywhere, they yield the same frames; damaged anywhere, they yield only errors.

import InkJSON
import InkRPC
import InkTestSupport
import Testing

@Suite struct FrameFuzzTests {
  @Test func `the frames are the same however a stream is split`() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<fuzzCount(300) {
      let bodies = (0..<random.below(6)).map { _ in FrameFuzzTests.body(&random) }
      var stream = bodies.flatMap { Frame.frame(body: $0) }[...]
      var reader = FrameReader()
      var found: [[UInt8]] = []
      while !stream.isEmpty {
        let piece = stream.prefix(1 + random.below(random.once(in: 2) ? 4 : 60))
        stream = stream.dropFirst(piece.count)
        reader.append(Array(piece))
        while random.once(in: 3) == false, let body = try reader.next() { found.append(body) }
      }
      while let body = try reader.next() { found.append(body) }
      #expect(found == bodies)
    }
  }

  @Test func `a damaged stream yields bodies and errors and terminates`() {
    var random = SeededRandom(seed: 12)
    var parser = JSONParser()
    for _ in 0..<fuzzCount(3_000) {
      var stream = (0...random.below(3)).flatMap { _ in
        Frame.frame(body: FrameFuzzTests.body(&random))
      }
      for _ in 0...random.below(4) { FrameFuzzTests.damage(&stream, &random) }
      var reader = FrameReader(limitBytes: 200)
      reader.append(stream)
      var rounds = 0
      reading: while rounds <= stream.count {
        rounds += 1
        do throws(FrameError) {
          guard let body = try reader.next() else { break reading }
          _ = try? Message(parsing: body, with: &parser)
        } catch {
          if !error.isRecoverable { break reading }
        }
      }
      #expect(rounds <= stream.count)
    }
  }

  private static func body(_ random: inout SeededRandom) -> [UInt8] {
    let bodies = [
      #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#, "{}", "[]", "", "Content-Length: 3\r\n\r\n",
      #"{"jsonrpc":"2.0","method":"x","params":{"a":[1,2,"é😀"]}}"#, "\r\n\r\n",
      #"{"jsonrpc":"2.0","id":"a","result":null}"#,
      String(repeating: " ", count: random.below(150)),
    ]
    return Array((random.element(of: bodies) ?? "").utf8)
  }

  private static func damage(_ stream: inout [UInt8], _ random: inout SeededRandom) {
    let index = random.below(stream.count)
    let pieces = [
      "\r\n", "\n", ":", "-", "9", "99999999", "Content-Length: 5\r\n", "\0", "{", "\"",
    ]
    switch random.below(4) {
    case 0: stream[index] = UInt8.random(in: 0...255, using: &random)
    case 1: stream.removeSubrange(index..<min(stream.count, index + 1 + random.below(9)))
    case 2: stream.insert(contentsOf: (random.element(of: pieces) ?? "").utf8, at: index)
    default: stream += stream[..<index]
    }
    if stream.isEmpty { stream = [0x0A] }
  }
}
