// A stream of bytes, cut in two anywhere: it yields frames and messages or errors, the same however it is cut.

import InkJSON
import InkRPC

func fuzz(_ bytes: [UInt8]) {
  guard let cut = bytes.first.map(Int.init) else { return }
  let stream = Array(bytes.dropFirst())
  let whole = outcome([stream])
  let inPieces = outcome([Array(stream.prefix(cut)), Array(stream.dropFirst(cut))])
  precondition(whole == inPieces, "a cut changes what is read")
}

/// Returns the result of reading a stream in pieces: bodies and errors, as text.
private func outcome(_ pieces: [[UInt8]]) -> [String] {
  var reader = FrameReader(limitBytes: 4096)
  var parser = JSONParser()
  var found: [String] = []
  for piece in pieces {
    reader.append(piece)
    reading: while true {
      do throws(FrameError) {
        guard let body = try reader.next() else { break reading }
        found.append("\(body)")
        if let message = try? Message(parsing: body, with: &parser) { found.append("\(message)") }
      } catch {
        found.append("\(error)")
        if !error.isRecoverable { return found }
      }
    }
  }
  return found
}
