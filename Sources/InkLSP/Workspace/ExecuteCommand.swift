// `workspace/executeCommand`: a command of ours by name.

package import InkJSON

/// The command's name and what it is given.
package struct ExecuteCommandRequest: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = JSONValue
  /// The name on the wire.
  package static let method = "workspace/executeCommand"

  /// The command's name.
  package var command: String
  /// The first of its arguments; an absent field where there are none.
  package var argument: JSONField

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    command = try params["command"].string()
    argument = try params["arguments"].ifPresent?.array().first ?? params["arguments"]
  }
}
