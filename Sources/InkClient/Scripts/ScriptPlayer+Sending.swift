// The statements of a script that send messages.

import InkJSON
import InkRPC
import InkSystem

extension ScriptPlayer {
  mutating func request(_ method: String, _ id: Pattern?, _ parameters: Pattern?) throws {
    var chosen = RequestID.null
    if let id {
      guard let given = RequestID(try id.value(bindings)) else {
        throw ScriptProblem("an id is a whole number or a string")
      }
      chosen = given
    } else {
      lastID += 1
      chosen = .integer(lastID)
    }
    let value = try parameters?.value(bindings)
    try server().send(Frame.request(chosen, method, params: value))
    asked.append((chosen, method))
  }

  mutating func reply(_ result: Result<JSONValue, RPCError>) throws {
    guard !owed.isEmpty else {
      throw ScriptProblem("there is nothing to reply to; expect a request first")
    }
    let id = owed.removeFirst()
    switch result {
    case .success(let value): try server().send(Frame.response(id, result: value))
    case .failure(let error): try server().send(Frame.response(id, error: error))
    }
  }

  mutating func send(_ bytes: [UInt8], times: Int, framed: Bool) throws {
    let all = Array(repeatElement(bytes, count: times).joined())
    try server().send(framed ? Frame.frame(body: all) : all)
  }

  func write(_ contents: Pattern, to path: String) throws {
    let value = try contents.value(bindings)
    if case .string(let text) = value {
      try sandbox.write(Array(text.utf8), to: path)
    } else {
      var writer = JSONWriter()
      writer.write(value)
      try sandbox.write(writer.bytes, to: path)
    }
  }
}
