// A document typed into over the wire as by an editor: one edit per keystroke, and a request where one is due.

import InkClient
import InkJSON
import InkLSP
import InkMeasure

/// An open document of a measured server, with the cursor at its end.
///
/// Edits are sent together with the request that follows them, in one piece and in order.
final class MeasuredDocument {
  private let server: MeasuredServer
  private let uri: JSONValue
  private var version: Int64 = 1
  private var line: Int64 = 0
  private var byte: Int64 = 0

  /// Opens an empty document once everything in the previous one has been learned: users do not open the next at once.
  init(_ name: String, at server: MeasuredServer) throws {
    self.server = server
    uri = .string("inkling:///measured/\(name)")
    let document: JSONValue = ["uri": uri, "languageId": "plaintext", "version": 1, "text": ""]
    try server.local.client.notify(DidOpenNotification.method, ["textDocument": document])
    try server.awaitLearning()
  }

  /// Appends a text.
  func type(_ text: String) throws { try replace("", by: text) }

  /// Replaces the last characters by a text; `last` must not contain a line break.
  func replace(_ last: String, by text: String) throws {
    server.local.client.hold()
    version += 1
    let end = position
    byte -= Int64(last.utf8.count)
    let start = position
    try server.local.client.notify(
      DidChangeNotification.method,
      [
        "textDocument": ["uri": uri, "version": .integer(version)],
        "contentChanges": [["range": ["start": start, "end": end], "text": .string(text)]],
      ])
    for unit in text.utf8 {
      byte += 1
      if unit == UInt8(ascii: "\n") {
        line += 1
        byte = 0
      }
    }
  }

  /// Returns what the server offers at the end of the document.
  func ask(for want: JSONValue..., limit: Int? = nil) throws -> ShownAnswer {
    var parameters = JSONObject()
    parameters["textDocument"] = ["uri": uri, "version": .integer(version)]
    parameters["position"] = position
    parameters["want"] = .array(want)
    parameters["limit"] = limit.map { .integer(Int64($0)) }
    return try ShownAnswer(server.answer(to: .object(parameters)))
  }

  /// Closes the document.
  func close() throws {
    server.local.client.hold()
    try server.local.client.notify(DidCloseNotification.method, ["textDocument": ["uri": uri]])
    try server.local.client.release()
  }

  private var position: JSONValue { ["line": .integer(line), "character": .integer(byte)] }
}

extension MeasuredDocument {
  /// Returns the suggestions at the end, best first.
  func suggestions(_ limit: Int) throws -> [String] {
    try ask(for: "suggestions", limit: limit).suggestions.map(\.text)
  }

  /// Returns the ghost text at the end, requested alone or together with suggestions.
  func ghost(withSuggestions: Bool) throws -> Ghost? {
    let answer =
      withSuggestions
      ? try ask(for: "suggestions", "inlinePrediction") : try ask(for: "inlinePrediction")
    return answer.ghost.map { Ghost(parts: $0.parts, probability: $0.probability) }
  }

  /// Returns the server's judgement of the word at the end of the text.
  func judgement() throws -> WordJudgement {
    WordJudgement(try ask(for: "corrections", limit: 5))
  }
}

extension WordJudgement {
  /// Reads a judgement from an answer with corrections.
  init(_ answer: ShownAnswer) {
    self.init(
      isKnown: answer.typed?.isKnown ?? false, isFlagged: answer.typed?.isFlagged ?? false,
      alternatives: answer.corrections.map {
        Alternative(text: $0.text, probability: $0.probability, isAutomatic: $0.isAutomatic)
      })
  }
}
