// Reading frames from bytes, and the result of each kind of damage.

import InkRPC
import InkTestSupport
import Testing

@Suite struct FrameReaderTests {
  /// Returns the bodies and errors in order, ending with nil or a permanent error.
  private func read(_ text: String, limitBytes: Int = 100, chunk: Int = .max) -> [String] {
    var reader = FrameReader(limitBytes: limitBytes)
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    repeat {
      reader.append(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
      while true {
        do throws(FrameError) {
          guard let body = try reader.next() else { break }
          found.append(String(decoding: body, as: UTF8.self))
        } catch {
          found.append("! \(error)")
          if !error.isRecoverable { return found }
        }
      }
    } while !rest.isEmpty
    return found
  }

  @Test(arguments: 1...40)
  func `frames are found whatever pieces they arrive in`(chunk: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\n[é]Content-Length: 0\r\n\r\n"
    #expect(read(stream, chunk: chunk) == ["{}", "[é]", ""])
  }

  @Test func `header names are case-insensitive and unknown headers are ignored`() {
    #expect(
      read("content-LENGTH:2\r\nContent-Type: application/json; charset=utf8\r\n\r\n{}") == ["{}"])
    #expect(read("X: y\r\nnonsense\r\nContent-Length: \t 2 \r\n\r\n{}") == ["{}"])
  }

  @Test func `a line may end without a carriage return, and blank lines may separate frames`() {
    #expect(read("Content-Length: 2\n\n{}\r\n\r\n\nContent-Length: 1\n\n1\n") == ["{}", "1"])
  }

  @Test func `a repeated equal length is accepted`() {
    #expect(read("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}") == ["{}"])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: +2\r\n\r\n",
    "Content-Length: 2.0\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Length: 1 2\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
  ])
  func `a length that is not one whole number ends the reading`(header: String) {
    #expect(
      read(header + "{}") == [
        "! expected Content-Length to be one whole number from 0, found something else; the stream cannot be read further"
      ])
  }

  @Test func `a header block without a length ends the reading`() {
    #expect(
      read("Content-Type: x\r\n\r\n{}") == [
        "! expected the header Content-Length, found a header block without it; the stream cannot be read further"
      ])
    #expect(read("nonsense\r\n\r\nContent-Length: 2\r\n\r\n{}").count == 1)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, "GET / HTTP/1.1\r\n", " a: b\r\n",
    "Content-Length : 2\r\n", "X: y\n\"",
  ])
  func `what is no header ends the reading at once`(text: String) {
    #expect(
      read(text) == [
        "! expected header lines such as \"Content-Length: 20\", found something else; begin each message with them; the stream cannot be read further"
      ])
  }

  @Test(arguments: [1, 7, .max])
  func `a body in another encoding is skipped`(chunk: Int) {
    func read(_ type: String) -> [String] {
      self.read(
        "Content-Type: \(type)\r\nContent-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
        chunk: chunk)
    }
    for charset in ["utf-8", "UTF8", "\"utf-8\""] {
      #expect(read("application/vscode-jsonrpc; charset=\(charset)") == ["{}", "[]"])
    }
    #expect(read("application/json") == ["{}", "[]"])
    #expect(
      read("application/vscode-jsonrpc; v=1; Charset = utf-16") == [
        "! expected the charset utf-8 in Content-Type, found another one; the body is skipped, send it in UTF-8",
        "[]",
      ])
  }

  @Test(arguments: [1, 7, .max])
  func `the beginning of a skipped body is kept`(chunk: Int) {
    for (header, limitBytes) in [("Content-Type: a; charset=utf-16\n", 9), ("", 3)] {
      var reader = FrameReader(limitBytes: limitBytes, beginningBytes: 4)
      var rest = Array("\(header)Content-Length: 6\n\nabcdef".utf8)[...]
      var beginnings: [[UInt8]] = []
      while !rest.isEmpty {
        reader.append(Array(rest.prefix(chunk)))
        rest = rest.dropFirst(chunk)
        do throws(FrameError) { _ = try reader.next() } catch {
          beginnings.append(reader.skippedBeginning)
        }
      }
      #expect(beginnings == [Array("abcd".utf8)])
    }
  }

  @Test func `a header block of 8 KiB is accepted and a larger one is not`() {
    let end = "\r\nContent-Length: 2\r\n\r\n"
    let filler = String(repeating: "x", count: RPCLimits.headerBytes - end.utf8.count)
    #expect(read(filler + end + "{}") == ["{}"])
    #expect(
      read(filler + "x" + end + "{}") == [
        "! expected a header block of at most 8192 bytes, found no end of it; the stream cannot be read further"
      ])
  }

  @Test(arguments: [1, 7, .max])
  func `a body at the limit is accepted and a larger one is skipped`(chunk: Int) {
    #expect(read("Content-Length: 3\r\n\r\nabc", limitBytes: 3, chunk: chunk) == ["abc"])
    #expect(
      read("Content-Length: 4\r\n\r\nabcdContent-Length: 2\r\n\r\n{}", limitBytes: 3, chunk: chunk)
        == ["! expected a body of at most 3 bytes, found one of 4; it is skipped", "{}"])
  }

  @Test func `a permanent error is thrown again`() {
    var reader = FrameReader()
    reader.append(Array("\u{0}: \r\n\r\n".utf8))
    #expect(throws: FrameError.lengthMissing) { try reader.next() }
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(throws: FrameError.lengthMissing) { try reader.next() }
  }

  // Copying the buffered bytes for every byte would copy 12 TB, which takes far longer than the limit.
  @Test(.timeLimit(.minutes(1)))
  func `a large body in single bytes takes time proportional to its length`() throws {
    var reader = FrameReader()
    reader.append(Array("Content-Length: 5000000\r\n\r\n".utf8))
    var bodies: [[UInt8]] = []
    for _ in 0..<5_000_000 {
      reader.append([0x20])
      if let body = try reader.next() { bodies.append(body) }
    }
    #expect(bodies.map(\.count) == [5_000_000])
  }

  @Test func `a full outbox reports an error`() {
    #expect(
      "\(FrameError.outboxFull(limit: 9))"
        == "expected the other side to read, found more than 9 bytes waiting for it")
    #expect(!FrameError.outboxFull(limit: 9).isRecoverable)
  }
}
