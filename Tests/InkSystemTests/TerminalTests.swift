// Keys parsed from bytes, and a terminal that is restored at the end.

import Glibc
import InkTestSupport
import Testing

@testable import InkSystem

@Suite struct TerminalTests {
  /// Returns the keys in some pieces of input, as one list.
  private func keys(_ pieces: String...) -> [TerminalKey] {
    var reader = TerminalKeyReader()
    return pieces.flatMap { piece in
      let bytes = Array(piece.utf8)
      reader.append(bytes.span)
      return reader.next()
    }
  }

  @Test func `characters come one by one`() {
    #expect(keys("aé的😀") == [.character("a"), .character("é"), .character("的"), .character("😀")])
    #expect(keys("e\u{301}") == [.character("e"), .character("\u{301}")])
  }

  @Test func `a character in two pieces waits for its rest`() {
    var reader = TerminalKeyReader()
    let bytes = Array("😀".utf8)
    reader.append(bytes.span.extracting(0..<2))
    #expect(reader.next() == [])
    reader.append(bytes.span.extracting(2..<4))
    #expect(reader.next() == [.character("😀")])
  }

  @Test(arguments: [[0xE9], [0xF0, 0x9F], [0xC3], [0x80], [0xE9, 0xE9]] as [[UInt8]])
  func `what is typed after bytes that are no character is kept`(stray: [UInt8]) {
    var reader = TerminalKeyReader()
    let bytes = stray + Array("ab\u{1B}é\r".utf8)
    reader.append(bytes.span)
    let keys = reader.next()
    #expect(keys.suffix(4) == [.character("a"), .character("b"), .alt("é"), .enter])
    #expect(keys.dropLast(4).allSatisfy { $0 == .character("\u{FFFD}") } && keys.count > 4)
  }

  @Test func `control bytes are keys of their own`() {
    #expect(keys("\r\n\t\u{7F}\u{8}") == [.enter, .enter, .tab, .backspace, .backspace])
    #expect(keys("\u{1}\u{3}\u{1A}\0\u{1F}") == [.control("a"), .control("c"), .control("z")])
  }

  @Test func `sequences are the keys that move the cursor`() {
    #expect(keys("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}[1;5C\u{1B}[5C") == [.controlRight, .controlRight])
    #expect(
      keys("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~") == [
        .home, .end, .pageUp, .pageDown, .delete,
      ])
    #expect(keys("\u{1B}[Z") == [.backTab])
    #expect(keys("\u{1B}[1;5Ax\u{1B}[99~y\u{1B}[") == [.character("x"), .character("y")])
  }

  @Test func `escape alone is escape, before a character it is alt`() {
    #expect(keys("\u{1B}", "a") == [.escape, .character("a")])
    #expect(keys("\u{1B}a\u{1B}é") == [.alt("a"), .alt("é")])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
  }

  @Test func `a paste is one key, in however many pieces it arrives`() {
    #expect(
      keys("a\u{1B}[200~one\ntwo", "\u{1B}[20", "1~b") == [
        .character("a"), .paste("one\ntwo"), .character("b"),
      ])
  }

  @Test func `a sequence in two pieces is one key, and a long one is none`() {
    #expect(keys("\u{1B}[2", "00~one\u{1B}[201~") == [.paste("one")])
    #expect(keys("\u{1B}[1;", "5C") == [.controlRight])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 40), "a") == [.character("a")])
  }

  @Test func `after any bytes, and the end of a paste, the next key is read`() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<fuzzCount(2_000) {
      var reader = TerminalKeyReader()
      for _ in 0..<4 {
        let bytes = (0..<random.below(12)).map { _ in
          random.once(in: 3) ? 0x1B : UInt8.random(in: 0...255, using: &random)
        }
        reader.append(bytes.span)
        _ = reader.next()
      }
      let end = Array("\u{1B}[201~\r".utf8)
      reader.append(end.span)
      #expect(reader.next().last == .enter)
    }
  }

  @Test func `raw mode gives each key and is undone at the end`() throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    let (person, line) = (
      Descriptor(owning: master, "person"), Descriptor(owning: slave, "terminal")
    )
    #expect(line.isTerminal)
    var window = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    var before = termios()
    tcgetattr(slave, &before)
    var terminal = Optional(try Terminal(input: line, output: line))
    #expect(terminal?.size == Terminal.Size(columns: 100, rows: 40))
    try person.writeAll(Array("a\u{3}".utf8))
    #expect(try terminal?.readKeys() == [.character("a"), .control("c")])
    var during = termios()
    tcgetattr(slave, &during)
    #expect(during.c_lflag != before.c_lflag)
    #expect(try person.readOnce() == "\u{1B}[?2004h")
    terminal = nil
    #expect(try person.readOnce() == "\u{1B}[?2004l")
    tcgetattr(slave, &during)
    #expect(during.c_lflag == before.c_lflag)
  }

  @Test func `a pipe is not a terminal`() throws {
    let pipe = try Descriptor.pipe("keys")
    do {
      _ = try Terminal(input: pipe.reading, output: pipe.writing)
      Issue.record("expected an error")
    } catch {
      #expect("\(error)" == "cannot read keys from keys: Inappropriate ioctl for device")
    }
  }
}

extension Descriptor {
  /// Returns what is available to read.
  fileprivate func readOnce() throws -> String {
    var bytes: [UInt8] = []
    _ = try read { span in span.withUnsafeBufferPointer { bytes.append(contentsOf: $0) } }
    return bytes.text
  }
}
