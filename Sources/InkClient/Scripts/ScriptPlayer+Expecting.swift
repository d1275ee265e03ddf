// The statements of a script that wait for a message and match it against a pattern.

import InkJSON
import InkRPC

extension ScriptPlayer {
  mutating func expectAnswer(_ id: Pattern?, _ pattern: Pattern) throws {
    let (name, result) = try nextAnswer(id)
    switch result {
    case .success(let value):
      do { try pattern.match(value, &bindings) } catch {
        throw failed("\(name): \(error)", ["found: \(value.source)"])
      }
    case .failure(let error):
      throw failed(
        "\(name): expected a result, found error \(error.code.rawValue): \(error.message)")
    }
  }

  mutating func expectError(_ id: Pattern?, code: Int, _ message: Pattern) throws {
    let (name, result) = try nextAnswer(id)
    guard case .failure(let error) = result else {
      let found = try result.get()
      throw failed("\(name): expected error \(code), found a result", ["found: \(found.source)"])
    }
    guard error.code.rawValue == Int64(code) else {
      throw failed(
        "\(name): expected error \(code), found \(error.code.rawValue): \(error.message)")
    }
    do { try message.match(.string(error.message), &bindings) } catch {
      throw failed("\(name): the error message: \(error)")
    }
  }

  /// Waits for the response to the oldest open request, or to the one with an id; returns it with a description for
  /// failure messages.
  private mutating func nextAnswer(_ id: Pattern?) throws -> (
    name: String, Result<JSONValue, RPCError>
  ) {
    var index: Int?
    var wanted = RequestID.null
    if let id {
      guard let given = RequestID(try id.value(bindings)) else {
        throw ScriptProblem("an id is a whole number, a string or null")
      }
      wanted = given
      index = asked.firstIndex { $0.id == wanted }
    } else {
      guard let oldest = asked.first else {
        throw ScriptProblem(
          "every request has been answered; there is none to expect an answer to")
      }
      wanted = oldest.id
      index = 0
    }
    let method = index.map { asked.remove(at: $0).method }
    let name = "answer to \(wanted.label)\(method.map { " (\($0))" } ?? "")"
    let message = try server().next("the \(name)") { $0.answers(wanted) }
    guard case .response(_, let result) = message else { return (name, .success(.null)) }
    return (name, result)
  }

  mutating func expect(
    _ name: String, _ parameters: Pattern, _ select: (Message) -> (RequestID?, JSONValue?)?
  ) throws {
    let message = try server().next(name) { select($0) != nil }
    guard let (id, found) = select(message) else { return }
    if let id { owed.append(id) }
    do { try parameters.match(found ?? .null, &bindings) } catch {
      throw failed("\(name): \(error)", ["found: \((found ?? .null).source)"])
    }
  }
}
