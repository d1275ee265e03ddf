// `workspace/executeCommand`: runs one of our commands by name.

package import InkJSON

/// The command's name and its argument.
package struct ExecuteCommandRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = JSONValue
  /// The method name on the wire.
  package static let method = "workspace/executeCommand"

  /// The command's name.
  package var command: String
  /// The first argument, with the progress token, which the protocol puts next to the arguments, merged in; an absent
  /// field if there are none. Its error paths start with the command's name, because the user who typed it in an editor
  /// knows nothing about parameters.
  package var argument: JSONField
  /// The name of the token's member in both locations.
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
