// The result of `initialize`: our name, version and capabilities.

package import InkJSON

/// The server's name, version and capabilities.
package struct InitializeResult: JSONWritable, Sendable {
  /// The version of this build.
  package var version: String
  /// What the server supports for this client.
  package var capabilities: ServerCapabilities

  /// Creates a result.
  package init(version: String, capabilities: ServerCapabilities) {
    self.version = version
    self.capabilities = capabilities
  }

  /// Writes `{serverInfo, capabilities}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.object("serverInfo") {
        $0.member("name", "inkling")
        $0.member("version", version)
      }
      $0.member("capabilities", capabilities)
    }
  }
}
