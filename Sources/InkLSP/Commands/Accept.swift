// `inkling.accept`: a hint that an item was accepted; what really happened is read from the text.

package import InkJSON

/// Reports which offer was accepted.
package struct AcceptCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONObject
  /// The method name on the wire.
  package static let method = "inkling.accept"

  /// The offer's id; an expired or unknown id is not an error.
  package var id: String

  /// Returns the command of an item that reports its offer as accepted.
  package static func hint(id: String) -> Command {
    Command(title: "Accept", command: method, argument: JSONObject([("id", .string(id))]))
  }

  /// Reads `{id}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    id = try argument["id"].string()
  }
}
