// `textDocument/codeAction`: the actions for a word or a character.

package import InkJSON

/// Asks for the actions for a range.
package struct CodeActionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CodeActionList
  /// The method name on the wire.
  package static let method = "textDocument/codeAction"

  /// The document's URI.
  package var uri: String
  /// The selected range; empty for a cursor.
  package var range: PositionRange
  /// The requested kinds; nil for those shown by default. An empty list is no filter.
  package var only: [String]?
  /// Our own diagnostics in the range, as the client received them.
  package var diagnostics: [JSONValue]
  /// Whether the user requested the actions, rather than the client on a cursor move.
  package var isInvoked: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    range = try PositionRange(from: params["range"])
    let context = params["context"].ifPresent
    let kinds = try context?["only"].ifPresent?.strings()
    only = kinds?.isEmpty == true ? nil : kinds
    diagnostics = (context?["diagnostics"].value?.array ?? []).filter {
      $0["source"]?.string == Diagnostic.source
    }
    isInvoked = try context?["triggerKind"].ifPresent?.integer() == Self.invoked
  }

  /// `CodeActionTriggerKind.Invoked`.
  private static let invoked = 1

  /// Whether a kind itself is among those requested, so that its actions need not say what they do.
  package func names(_ kind: String) -> Bool { only?.contains(kind) ?? false }

  /// Whether actions of a kind are requested. Kinds are hierarchical: requesting one includes its subkinds.
  package func asks(for kind: String) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
