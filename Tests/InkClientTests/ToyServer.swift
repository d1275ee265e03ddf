// A minimal server on its own thread, for the tests of the client.

import InkClient
import InkJSON
import InkRPC
import InkSystem

/// Responds to `echo` with its parameters, to `fail` with an error, to `notify` after a notification, to `ask` after a
/// request of its own is answered, to `work` after 1.2 s of reported progress; `end` ends it. An invalid message is
/// answered with -32700.
enum ToyServer {
  /// Returns a client connected to a new toy server.
  static func client(patienceSeconds: Int = 10) throws(ClientError) -> Client {
    do throws(SystemError) {
      CurrentProcess.ignoreWriteSignals()
      // Bound one by one: if the thread held the other ends too, the end of a stream would never be seen.
      let (input, toServer) = try Descriptor.pipe()
      let (fromServer, output) = try Descriptor.pipe()
      try SystemThread.start { serve(input, output) }
      return Client(reading: fromServer, writing: toServer, patienceSeconds: patienceSeconds)
    } catch {
      throw .system(error)
    }
  }

  private static func serve(_ input: Descriptor, _ output: Descriptor) {
    var frames = FrameReader()
    var parser = JSONParser()
    func send(_ bytes: [UInt8]) { try? output.writeAll(bytes) }
    while true {
      let reading = try? input.read { frames.append($0) }
      if reading == nil || reading == .end { return }
      while let body = try? frames.next() {
        guard let message = try? Message(parsing: body, with: &parser) else {
          send(Frame.response(.null, error: RPCError(.parseError, "no message")))
          continue
        }
        switch message {
        case .request(let id, "echo", let value):
          send(Frame.response(id, result: value ?? .null))
        case .request(let id, "fail", _):
          send(Frame.response(id, error: RPCError(.requestFailed, "it failed as asked")))
        case .request(let id, "notify", let value):
          send(Frame.notification("news", params: value))
          send(Frame.response(id, result: JSONValue.null))
        case .request(let id, "work", _):
          for percentage in [25, 50, 75] as [Int64] {
            var nothing = PollSet()
            _ = try? nothing.wait(until: SystemClock.deadline(milliseconds: 400))
            let report: JSONValue = ["kind": "report", "percentage": .integer(percentage)]
            send(
              Frame.notification("$/progress", params: ["token": 1, "value": report] as JSONValue))
          }
          send(Frame.response(id, result: JSONValue.null))
        case .request(_, "ask", let value):
          send(Frame.request(.string("q"), "question", params: value))
        case .response(.string("q"), .success(let value)):
          send(Frame.notification("thanks", params: JSONValue.array([value])))
        case .response(.string("q"), .failure(let error)):
          send(Frame.notification("pity", params: JSONValue.array([.string(error.message)])))
        case .notification("end", _): return
        case .notification("garbage", _): send(Array("no frame at all\r\n\r\n".utf8))
        case .request(let id, let method, _):
          send(Frame.response(id, error: .methodNotFound(method)))
        default: break
        }
      }
    }
  }
}
