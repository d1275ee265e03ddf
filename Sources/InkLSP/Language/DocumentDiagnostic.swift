// `textDocument/diagnostic`: the client pulls the diagnostics of a document.

package import InkJSON

/// Asks for the diagnostics of a document.
package struct DocumentDiagnosticRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = DocumentDiagnosticReport
  /// The method name on the wire.
  package static let method = "textDocument/diagnostic"

  /// The document's URI.
  package var uri: String
  /// The `resultId` the client received last; nil for none.
  package var previousResultID: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    previousResultID = try params["previousResultId"].ifPresent?.string()
  }
}

/// The diagnostics of a document, or that they have not changed.
package struct DocumentDiagnosticReport: JSONWritable, Equatable, Sendable {
  /// An id that equal lists of diagnostics share.
  package var resultID: String
  /// The diagnostics; nil if the client already has them.
  package var items: [Diagnostic]?

  /// Creates the report for a client that already has `previous`.
  package init(_ items: [Diagnostic], resultID: String, previous: String?) {
    self.resultID = resultID
    self.items = previous == resultID ? nil : items
  }

  /// Writes a full or an unchanged report.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", items == nil ? "unchanged" : "full")
      $0.member("resultId", resultID)
      if let items {
        $0.array("items") { for item in items { $0.write(item) } }
      }
    }
  }
}
