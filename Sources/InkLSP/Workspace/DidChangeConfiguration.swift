// `workspace/didChangeConfiguration`: new settings, or the news that they should be fetched.

package import InkJSON

/// New settings. A client that answers `workspace/configuration` sends null or nothing here; a client with a free-form
/// settings field sends its contents, which may be an empty string.
package struct DidChangeConfigurationNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "workspace/didChangeConfiguration"

  /// The settings, bare or wrapped in `inkling`; nil if they should be fetched.
  package var settings: JSONValue?

  /// Reads the parameters.
  package init(from params: JSONField) {
    let settings = params["settings"].ifPresent?.value
    self.settings = settings == "" ? nil : settings
  }
}
