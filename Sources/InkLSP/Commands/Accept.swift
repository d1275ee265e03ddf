// `inkling.accept`: the hint that an item was taken; the truth is read off the text.

package import InkJSON

/// Says which offer was taken.
package struct AcceptCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONObject
  /// The method name on the wire.
  package static let method = "inkling.accept"

  /// The offer's id; an old or unknown one is no error.
  package var id: String

  /// An item's command that says its offer was taken.
  package static func hint(id: String) -> Command {
    Command(title: "Accept", command: method, argument: JSONObject([("id", .string(id))]))
  }

  /// Reads `{id}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    id = try argument["id"].string()
  }
}
