// The answer to `initialize`: our name, our version, our abilities.

package import InkJSON

/// What the server says of itself.
package struct InitializeResult: JSONWritable, Sendable {
  /// The version of this build.
  package var version: String
  /// What the server can do for this client.
  package var capabilities: ServerCapabilities

  /// Creates a server of a version with its abilities.
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
