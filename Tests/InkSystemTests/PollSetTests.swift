// Waiting for several things at once, and no longer than requested.

@testable import InkSystem
import Testing

@Suite struct PollSetTests {
  @Test func `it reports what can be read and nothing else`() throws {
    let (first, second) = (try Descriptor.pipe(), try Descriptor.pipe())
    var set = PollSet()
    set.watch(first.reading, for: .reading, token: 1)
    set.watch(second.reading, for: .reading, token: 2)
    #expect(try set.wait(until: 0) == [])
    try second.writing.writeAll([1])
    let ready = try set.wait()
    #expect(ready == [PollSet.Readiness(token: 2, canRead: true, canWrite: false, isClosed: false)])
  }

  @Test func `a pipe can be written to until it is full`() throws {
    let pipe = try Descriptor.pipe()
    var set = PollSet()
    set.watch(pipe.writing, for: .writing, token: 0)
    let chunk = [UInt8](repeating: 0, count: 4096)
    var written = 0
    while try set.wait(until: 0).contains(where: \.canWrite), written < 1 << 24 {
      written += try pipe.writing.write(chunk.span)
    }
    #expect(0 < written && written < 1 << 24)
    _ = try pipe.reading.read(into: ReadBuffer(byteCount: 8192)) { _ in }
    #expect(try set.wait(until: 0).map(\.canWrite) == [true])
  }

  @Test func `closing the other end wakes a reader and a writer`() throws {
    let reading = try Descriptor.pipe().reading
    let writing = try Descriptor.pipe().writing
    var set = PollSet()
    set.watch(reading, for: .reading, token: 1)
    set.watch(writing, for: .writing, token: 2)
    let ready = try set.wait()
    #expect(ready.map(\.token) == [1, 2])
    #expect(ready.map(\.isClosed) == [true, true])
    #expect(ready[0].canRead)
  }

  @Test func `what is removed or no longer wanted is not reported`() throws {
    let pipe = try Descriptor.pipe()
    try pipe.writing.writeAll([1])
    var set = PollSet()
    set.watch(pipe.reading, for: .reading, token: 1)
    set.watch(pipe.writing, for: .writing, token: 2)
    set.watch(pipe.writing, for: .writing, when: false, token: 2)
    #expect(try set.wait(until: 0).map(\.token) == [1])
    set.remove(1)
    set.remove(9)
    #expect(try set.wait(until: 0) == [])
  }

  @Test func `a wait does not end before its deadline`() throws {
    var set = PollSet()
    let deadline = SystemClock.deadline(milliseconds: 15)
    #expect(try set.wait(until: deadline) == [])
    #expect(deadline <= SystemClock.nanoseconds)
  }

  @Test func `another thread wakes it, once for any number of wakes`() throws {
    let wake = try WakePipe()
    var set = PollSet()
    set.watch(wake.descriptor, for: .reading, token: 5)
    try SystemThread.start { (0..<3).forEach { _ in wake.wake() } }
    #expect(try set.wait().map(\.token) == [5])
    // The thread may still be waking; what matters is that draining ends it.
    var rounds = 0
    while rounds < 10, try !set.wait(until: SystemClock.deadline(milliseconds: 20)).isEmpty {
      wake.drain()
      rounds += 1
    }
    #expect(rounds < 10)
  }
}
