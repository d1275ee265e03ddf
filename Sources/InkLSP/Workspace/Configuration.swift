// `workspace/configuration`: the server asks the client for its settings.

package import InkJSON

/// Our request for the client's `inkling` section.
package struct ConfigurationRequest: JSONWritable, Sendable {
  /// The name on the wire.
  package static let method = "workspace/configuration"

  /// A request for the one section.
  package init() {}

  /// Writes `{items: [{section: "inkling"}]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.array("items") {
        $0.object { $0.member("section", "inkling") }
      }
    }
  }

  /// The section out of the client's answer: the first element; nil where the client has none.
  package static func section(of answer: JSONValue) -> JSONValue? {
    let section = answer[0]
    return section == .null ? nil : section
  }
}
