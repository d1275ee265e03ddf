// `workspace/didChangeConfiguration`: settings from the client, or the news that they are to be fetched.

package import InkJSON

/// New settings; a client that answers `workspace/configuration` sends null or nothing here, and one with a field to
/// write them in what stands in it: an empty text where that is empty.
package struct DidChangeConfigurationNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "workspace/didChangeConfiguration"

  /// The settings, bare or wrapped in `inkling`; nil when they are to be fetched.
  package var settings: JSONValue?

  /// Reads the parameters.
  package init(from params: JSONField) {
    let settings = params["settings"].ifPresent?.value
    self.settings = settings == "" ? nil : settings
  }
}
