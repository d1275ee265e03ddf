// `textDocument/codeAction`: what can be done about a word or a character.

package import InkJSON

/// Asks for the actions on a range.
package struct CodeActionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CodeActionList
  /// The method name on the wire.
  package static let method = "textDocument/codeAction"

  /// The document's URI.
  package var uri: String
  /// The selected range; empty for a cursor.
  package var range: PositionRange
  /// The kinds that are asked for by name; nil for all that are ordinarily shown.
  package var only: [String]?
  /// Our own marks on the range, as the client was given them.
  package var diagnostics: [JSONValue]
  /// Whether a person asked for it, not the client by itself at each move of the cursor.
  package var isInvoked: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    range = try PositionRange(from: params["range"])
    let context = params["context"].ifPresent
    only = try context?["only"].ifPresent?.strings()
    diagnostics = (context?["diagnostics"].value?.array ?? []).filter {
      $0["source"]?.string == Diagnostic.source
    }
    isInvoked = try context?["triggerKind"].ifPresent?.integer() == Self.invoked
  }

  /// `CodeActionTriggerKind.Invoked`.
  private static let invoked = 1

  /// Whether actions of a kind are wanted: kinds are a tree, and asking for a branch asks for its twigs.
  package func asks(for kind: String) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
