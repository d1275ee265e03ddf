// `workspace/configuration`: the server asks the client for its settings.

package import InkJSON

/// Our request for the client's `inkling` section, once for all documents and once for each of the given folders.
package struct ConfigurationRequest: JSONWritable, Sendable {
  /// The method name on the wire.
  package static let method = "workspace/configuration"

  private let folders: [String]

  /// Creates a request for the general section and for that of each folder, named by its URI.
  package init(folders: [String]) { self.folders = folders }

  /// Writes `{items: [{section: "inkling"}, {scopeUri: "file:///a", section: "inkling"}, …]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.array("items") {
        $0.object { $0.member("section", "inkling") }
        for folder in folders {
          $0.object {
            $0.member("scopeUri", folder)
            $0.member("section", "inkling")
          }
        }
      }
    }
  }

  /// Returns the sections in the client's response, in the order of the request; nil for one the client does not have.
  package static func sections(of answer: JSONValue, count: Int) -> [JSONValue?] {
    (0..<count).map { answer[$0] == .null ? nil : answer[$0] }
  }
}
