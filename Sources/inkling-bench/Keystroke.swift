// The questions that are asked after a key, each of them a row of the table.

import InkJSON

/// One kind of question, asked after every letter.
struct Keystroke {
  let name: String
  let method: String
  /// What stands beside document and position.
  let more: JSONObject

  init(_ method: String, _ name: String, _ more: [(String, JSONValue)] = []) {
    self.name = name
    self.method = method
    self.more = JSONObject(more)
  }

  /// Our own request, which has the whole answer: suggestions and ghost text.
  static let autocomplete = Keystroke("inkling/autocomplete", "inkling/autocomplete")
  /// The questions of standard methods.
  static let standard = [
    Keystroke("textDocument/completion", "completion", [("context", ["triggerKind": 1])]),
    Keystroke(
      "textDocument/inlineCompletion", "inlineCompletion", [("context", ["triggerKind": 2])]),
    Keystroke(
      "textDocument/onTypeFormatting", "onTypeFormatting",
      [("ch", " "), ("options", ["tabSize": 4, "insertSpaces": true])]),
  ]

  /// The parameters at a place.
  func parameters(at position: JSONValue) -> JSONValue {
    var parameters = more
    parameters["textDocument"] = ["uri": TypedDocument.uri]
    parameters["position"] = position
    return .object(parameters)
  }
}
