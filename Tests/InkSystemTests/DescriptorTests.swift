// Reading and writing, and what the end of the other side means.

import InkSystem
import Testing

@Suite struct DescriptorTests {
  init() { CurrentProcess.ignoreWriteSignals() }

  private func read(_ descriptor: Descriptor, atMost limit: Int = 100) throws -> (
    Descriptor.Reading, String
  ) {
    var bytes: [UInt8] = []
    let reading = try descriptor.read(into: ReadBuffer(byteCount: limit)) { span in
      span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }
    return (reading, bytes.text)
  }

  @Test func `what is written to a pipe is read from it, followed by the end`() throws {
    var pipe = Optional(try Descriptor.pipe())
    let reading = try #require(pipe?.reading)
    try pipe?.writing.writeAll(Array("hello".utf8))
    #expect(try read(reading, atMost: 2) == (.bytes(2), "he"))
    #expect(try read(reading) == (.bytes(3), "llo"))
    pipe = nil
    #expect(try read(reading) == (.end, ""))
  }

  @Test func `writing nothing writes nothing`() throws {
    let pipe = try Descriptor.pipe()
    let none: [UInt8] = []
    #expect(try pipe.writing.write(none.span) == 0)
  }

  @Test func `a pipe without a reader is an error with a sentence`() throws {
    let writing = try Descriptor.pipe("answers").writing
    do {
      try writing.writeAll([1])
      Issue.record("expected an error")
    } catch {
      #expect("\(error)" == "cannot write to answers: Broken pipe")
    }
  }

  @Test func `reading where only writing is possible says what and where`() throws {
    let writing = try Descriptor.pipe("answers").writing
    do {
      _ = try writing.read { _ in }
      Issue.record("expected an error")
    } catch {
      #expect("\(error)" == "cannot read from answers: Bad file descriptor")
    }
  }

  @Test func `a text larger than the pipe is read while a thread writes it`() throws {
    #expect(try pipeWrittenByThread(300_000).readAll(limitBytes: 1 << 20).count == 300_000)
  }

  /// Returns the reading end of a pipe that a thread writes to and then closes.
  private func pipeWrittenByThread(_ count: Int) throws -> Descriptor {
    let pipe = try Descriptor.pipe()
    try SystemThread.start { try? pipe.writing.writeAll([UInt8](repeating: 7, count: count)) }
    return pipe.reading
  }

  @Test func `reading everything is bounded`() throws {
    let reading = try filled(10)
    #expect(try reading.readAll(limitBytes: 10).count == 10)
    #expect(throws: SystemError.self) { try filled(11).readAll(limitBytes: 10) }
    do { _ = try filled(11).readAll(limitBytes: 10) } catch {
      #expect("\(error)" == "cannot read pipe: expected at most 10 bytes, found more")
    }
  }

  private func filled(_ count: Int) throws -> Descriptor {
    let pipe = try Descriptor.pipe()
    try pipe.writing.writeAll([UInt8](repeating: 1, count: count))
    return pipe.reading
  }

  @Test func `a pipe is not a terminal`() throws {
    #expect(try !Descriptor.pipe().reading.isTerminal)
  }

  @Test func `a process that does not exist cannot be watched`() {
    #expect(throws: SystemError.self) { try Descriptor.process(-1) }
    #expect(throws: SystemError.self) { try Descriptor.process(.max) }
  }
}
