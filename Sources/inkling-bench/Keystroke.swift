// The requests made after a keystroke, each a row of the table.

import InkJSON

/// One kind of request, made after every letter.
struct Keystroke {
  let name: String
  let method: String
  /// The parameters besides document and position.
  let more: JSONObject

  init(_ method: String, _ name: String, _ more: [(String, JSONValue)] = []) {
    self.name = name
    self.method = method
    self.more = JSONObject(more)
  }

  /// Our own request, which returns everything: suggestions and ghost text.
  static let autocomplete = Keystroke("inkling/autocomplete", "inkling/autocomplete")
  /// The requests of standard methods.
  static let standard = [
    Keystroke("textDocument/completion", "completion", [("context", ["triggerKind": 1])]),
    Keystroke(
      "textDocument/inlineCompletion", "inlineCompletion", [("context", ["triggerKind": 2])]),
    Keystroke(
      "textDocument/onTypeFormatting", "onTypeFormatting",
      [("ch", " "), ("options", ["tabSize": 4, "insertSpaces": true])]),
  ]

  /// Returns the parameters for a position.
  func parameters(at position: JSONValue) -> JSONValue {
    var parameters = more
    parameters["textDocument"] = ["uri": TypedDocument.uri]
    parameters["position"] = position
    return .object(parameters)
  }
}
