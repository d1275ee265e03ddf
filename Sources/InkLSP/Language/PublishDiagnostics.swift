// `textDocument/publishDiagnostics` and `workspace/diagnostic/refresh`: the server pushes diagnostics.

package import InkJSON

/// The diagnostics of one version of a document, for clients that do not pull them.
package struct PublishDiagnosticsNotification: JSONWritable, Equatable, Sendable {
  /// The method name on the wire.
  package static let method = "textDocument/publishDiagnostics"

  /// The document's URI.
  package var uri: String
  /// The version they apply to; nil for a client that does not read it, or for a closed document.
  package var version: Int?
  /// The diagnostics, which replace all earlier ones.
  package var items: [Diagnostic]

  /// Creates a notification for a document.
  package init(uri: String, version: Int?, items: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.items = items
  }

  /// Writes the parameters.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      if let version { $0.member("version", version) }
      $0.array("diagnostics") { for item in items { $0.write(item) } }
    }
  }
}

/// Asks a client that pulls diagnostics to pull them again; it has no parameters.
package enum DiagnosticRefresh {
  /// The method name on the wire.
  package static let method = "workspace/diagnostic/refresh"
}
