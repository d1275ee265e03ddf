// `textDocument/diagnostic`: the client asks for the marks of a document.

package import InkJSON

/// Asks for the marks of a document.
package struct DocumentDiagnosticRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = DocumentDiagnosticReport
  /// The method name on the wire.
  package static let method = "textDocument/diagnostic"

  /// The document's URI.
  package var uri: String
  /// What the client got the last time; nil if it has nothing.
  package var previousResultID: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    previousResultID = try params["previousResultId"].ifPresent?.string()
  }
}

/// The marks of a document, or that they are still the same.
package struct DocumentDiagnosticReport: JSONWritable, Equatable, Sendable {
  /// A name that equal marks share.
  package var resultID: String
  /// The marks; nil where the client has them already.
  package var items: [Diagnostic]?

  /// Creates the answer to a client that has `previous`.
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
