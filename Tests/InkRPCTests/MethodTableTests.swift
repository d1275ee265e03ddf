// The method table, demonstrated with a calculator.

import InkJSON
import InkRPC
import Testing

@Suite struct MethodTableTests {
  /// A session that remembers the last sum; like a real session it cannot be copied.
  private struct Calculator: DeferringSession, ~Copyable {
    typealias WorkResult = Int
    var memory = 0
  }

  private struct Numbers: JSONReadable {
    let numbers: [Int]

    init(from field: JSONField) throws(JSONDecodingError) {
      var numbers: [Int] = []
      for number in try field["numbers"].array() { numbers.append(try number.integer()) }
      self.numbers = numbers
    }
  }

  private enum Sum: RPCRequest {
    typealias Params = Numbers
    typealias Answer = Int
    static let method = "sum"
  }

  private enum SlowSum: RPCRequest {
    typealias Params = Numbers
    typealias Answer = Int
    static let method = "slowSum"
  }

  private struct NoParams: JSONReadable {
    init(from field: JSONField) throws(JSONDecodingError) {}
  }

  private enum Clear: RPCNotification {
    typealias Params = NoParams
    static let method = "clear"
  }

  private func table() -> MethodTable<Calculator> {
    var table = MethodTable<Calculator>()
    table.on(Sum.self) { calculator, params in
      calculator.memory = params.numbers.reduce(0, +)
      return calculator.memory
    }
    table.on(SlowSum.self) { _, params in
      Deferred(token: 7) { calculator, found in
        calculator.memory + found + params.numbers.reduce(0, +)
      }
    }
    table.on(Clear.self) { calculator, _ in calculator.memory = 0 }
    return table
  }

  @Test func `a request is answered immediately`() throws {
    var calculator = Calculator()
    let sum = try #require(table().requests["sum"])
    guard case .answer(let answer) = try sum(&calculator, JSONField(["numbers": [1, 2]], "params"))
    else {
      Issue.record("expected an immediate answer")
      return
    }
    #expect(answer as? Int == 3)
    #expect(calculator.memory == 3)
  }

  @Test func `a deferred answer is made when its work is done`() throws {
    var calculator = Calculator()
    let sum = try #require(table().requests["slowSum"])
    guard
      case .deferred(let later) = try sum(&calculator, JSONField(["numbers": [1, 2]], "params"))
    else {
      Issue.record("expected a deferred answer")
      return
    }
    calculator.memory = 10
    #expect(later.token == 7)
    #expect(try later.finish(&calculator, 100) as? Int == 113)
  }

  @Test func `a notification changes the session`() throws {
    var calculator = Calculator(memory: 5)
    try table().notifications["clear"]?(&calculator, JSONField(nil, "params"))
    #expect(calculator.memory == 0)
  }

  @Test func `invalid parameters do not reach the handler`() throws {
    var calculator = Calculator(memory: 5)
    let sum = try #require(table().requests["sum"])
    do {
      _ = try sum(&calculator, JSONField(["numbers": [1, "x"]], "params"))
      Issue.record("expected an error")
    } catch {
      #expect("\(error)" == "params.numbers[1]: expected a whole number, found a string")
    }
    #expect(calculator.memory == 5)
  }

  @Test func `an unregistered method has no handler`() {
    #expect(table().requests["clear"] == nil)
    #expect(table().notifications["sum"] == nil)
    #expect(table().requests.keys.sorted() == ["slowSum", "sum"])
  }
}
