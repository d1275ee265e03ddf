// `workspace/executeCommand`: a command of ours by name.

package import InkJSON

/// The command's name and what it is given.
package struct ExecuteCommandRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONValue
  /// The method name on the wire.
  package static let method = "workspace/executeCommand"

  /// The command's name.
  package var command: String
  /// The first of its arguments, with the token that the protocol puts beside them; an absent field where there are
  /// none. Its errors begin with the command's name: who typed that in an editor knows nothing of parameters.
  package var argument: JSONField
  /// The token's name in both places.
  package static let progressToken = "workDoneToken"

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    command = try params["command"].string()
    argument = JSONField(try params["arguments"].ifPresent?.array().first?.value, command)
    if var object = argument.value?.object, let token = params[Self.progressToken].ifPresent?.value
    {
      object[Self.progressToken] = token
      argument = JSONField(.object(object), command)
    }
  }
}
