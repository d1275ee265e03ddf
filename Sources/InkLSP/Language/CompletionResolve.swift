// `completionItem/resolve`: adds documentation to an item.

package import InkJSON

/// An item as the client received it from us; it is returned complete, with its documentation.
package struct CompletionResolveRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONValue
  /// The method name on the wire.
  package static let method = "completionItem/resolve"

  /// The item, including anything the client added.
  package var item: JSONObject
  /// Where the item comes from.
  package var origin: CompletionItem.Origin

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    guard let item = params.value?.object else {
      throw params.mismatch(expected: "a completion item")
    }
    // It is returned as it is, and must be an item then.
    _ = try params["label"].string()
    _ = try params["kind"].ifPresent?.integer(in: 1...)
    self.item = item
    let data = params["data"]
    origin = CompletionItem.Origin(
      id: try data["id"].string(), source: try data["source"].string(),
      percent: try data["percent"].integer(in: 0...100))
  }

  /// Returns the item with documentation: Markdown if the client supports it, otherwise a plain string, which every
  /// client accepts; `{"kind": "plaintext"}` is only for clients that declare it.
  package func documented(_ text: String, isMarkdown: Bool) -> JSONValue {
    var documented = item
    documented["documentation"] =
      isMarkdown ? ["kind": "markdown", "value": .string(text)] : .string(text)
    return .object(documented)
  }
}
