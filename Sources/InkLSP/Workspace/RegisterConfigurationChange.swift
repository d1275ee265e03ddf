// `client/registerCapability`: asks to be notified of changed settings.

package import InkJSON

/// Our registration for `workspace/didChangeConfiguration`.
package struct RegisterConfigurationChange: JSONWritable, Sendable {
  /// The method name on the wire.
  package static let method = "client/registerCapability"

  /// Creates the registration.
  package init() {}

  /// Writes `{registrations: [{id, method, registerOptions}]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.array("registrations") {
        $0.object {
          $0.member("id", "inkling-configuration")
          $0.member("method", DidChangeConfigurationNotification.method)
          $0.object("registerOptions") { $0.member("section", "inkling") }
        }
      }
    }
  }
}
