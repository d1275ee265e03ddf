// Child processes: their arguments and streams, how they end, and that none is left over.

import InkSystem
import Testing

@Suite struct ChildProcessTests {
  init() { CurrentProcess.ignoreWriteSignals() }

  private func shell(_ script: String, environment: Environment = .current) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", script], environment: environment, errors: .discarded)
  }

  @Test func `a child reads what we write and we read what it writes`() throws {
    let child = try ChildProcess("cat")
    try child.input?.writeAll(Array("hello".utf8))
    child.closeInput()
    #expect(try child.output.readAll(limitBytes: 100).text == "hello")
    #expect(try child.wait() == .exited(code: 0))
    #expect(try child.wait() == .exited(code: 0))
  }

  @Test func `its ending is its code or the signal that ended it`() throws {
    #expect(try shell("exit 7").wait() == .exited(code: 7))
    let child = try shell("sleep 60")
    #expect(try child.endingIfAny() == nil)
    child.terminate()
    #expect(try child.wait() == .killed(signal: 15))
    let stubborn = try shell("trap '' TERM; echo ready; while :; do sleep 1; done")
    _ = try stubborn.output.read { _ in }
    stubborn.terminate()
    stubborn.terminate(force: true)
    #expect(try stubborn.wait() == .killed(signal: 9))
  }

  @Test func `a missing program cannot be started`() {
    do {
      _ = try ChildProcess("/nowhere/at/all")
      Issue.record("expected an error")
    } catch {
      #expect("\(error)" == "cannot start /nowhere/at/all: No such file or directory")
      #expect(error.isNotFound)
    }
  }

  @Test func `arguments and environment arrive as they are`() throws {
    let child = try ChildProcess(
      "/bin/sh", ["-c", #"printf '%s|%s|%s' "$1" "$WORD" "$HOME""#, "sh", "a b\"'é"],
      environment: Environment(["WORD": "x = y"]))
    #expect(try child.output.readAll(limitBytes: 100).text == "a b\"'é|x = y|")
    try child.wait()
    #expect(throws: SystemError.self) { try ChildProcess("cat", ["a\0b"]) }
  }

  @Test func `a child gets SIGPIPE and SIGXFSZ back, which we ignore`() throws {
    // Bit 12 of the mask of ignored signals is SIGPIPE, number 13, and bit 24 SIGXFSZ.
    let child = try shell("sed -n 's/^SigIgn:[^0-9a-f]*//p' /proc/self/status")
    let mask = try child.output.readAll(limitBytes: 100).text.filter { !$0.isWhitespace }
    try child.wait()
    let ignored = try #require(UInt64(mask, radix: 16))
    #expect(ignored & (1 << 12 | 1 << 24) == 0)
  }

  @Test func `standard error is piped to us on request`() throws {
    let child = try ChildProcess("/bin/sh", ["-c", "echo oh >&2"], errors: .piped)
    #expect(try child.errors?.readAll(limitBytes: 100).text == "oh\n")
    try child.wait()
  }

  @Test func `our other descriptors are closed in it`() throws {
    let other = try Descriptor.pipe()
    let child = try shell("[ -e /proc/self/fd/\(other.writing.number) ]")
    #expect(try child.wait() == .exited(code: 1))
  }

  @Test func `its end makes a descriptor readable`() throws {
    let child = try ChildProcess("cat")
    var set = PollSet()
    set.watch(try Descriptor.process(child.id), for: .reading, token: 0)
    #expect(try set.wait(until: 0) == [])
    child.closeInput()
    #expect(try set.wait(until: SystemClock.deadline(milliseconds: 10_000)).count == 1)
    try child.wait()
  }

  @Test func `its resource usage is known when it has ended`() throws {
    let child = try shell(":")
    #expect(child.usage == nil)
    try child.wait()
    let usage = try #require(child.usage)
    #expect(100_000 < usage.peakResidentBytes)
    #expect(0 <= usage.processorNanoseconds)
  }

  @Test func `a child that is released is killed`() throws {
    var child = Optional(try shell("sleep 60"))
    let process = try Descriptor.process(try #require(child?.id))
    child = nil
    var set = PollSet()
    set.watch(process, for: .reading, token: 0)
    #expect(try set.wait(until: SystemClock.deadline(milliseconds: 10_000)).count == 1)
  }
}
