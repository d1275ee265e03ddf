// The schema of one of our own methods: its parameters and its result.

package import InkJSON

/// The parameters and the result of a method.
package struct MethodShape: Sendable {
  /// Who sends the message, and whether it is answered.
  package enum Kind: String, Sendable {
    /// A request from the client.
    case request
    /// A notification from the client.
    case notification
    /// A notification from the server.
    case serverNotification
    /// A request from the client through `workspace/executeCommand`.
    case command
  }

  /// The method name on the wire.
  package let name: String
  /// The kind of message.
  package let kind: Kind
  /// A sentence about its purpose.
  let sentence: String
  /// The shape of its parameters; for a command, that of the only element of `arguments`.
  let params: Shape
  /// The shape of its result; nil for a notification.
  let result: Shape?

  static func request(_ name: String, _ sentence: String, _ params: Shape, gives result: Shape)
    -> MethodShape
  {
    MethodShape(name: name, kind: .request, sentence: sentence, params: params, result: result)
  }

  static func notification(_ name: String, _ sentence: String, _ params: Shape) -> MethodShape {
    MethodShape(
      name: name, kind: .notification, sentence: sentence, params: params, result: nil)
  }

  static func serverNotification(_ name: String, _ sentence: String, _ params: Shape)
    -> MethodShape
  {
    MethodShape(
      name: name, kind: .serverNotification, sentence: sentence, params: params, result: nil)
  }

  static func command(_ name: String, _ sentence: String, _ params: Shape, gives result: Shape)
    -> MethodShape
  {
    MethodShape(name: name, kind: .command, sentence: sentence, params: params, result: result)
  }

  /// The schemas of the parameters and the result in one object, with the description.
  var schema: JSONValue {
    var members = JSONObject([
      ("description", .string(sentence)), ("kind", .string(kind.rawValue)),
      ("params", params.schema),
    ])
    members["result"] = result?.schema
    return .object(members)
  }
}

/// The schemas of all our own methods and commands.
package enum MethodSchema {
  /// All methods and commands, in document order.
  package static let all = MethodShape.typing + MethodShape.keyboard + MethodShape.commands

  /// The document `schemas/methods.schema.json`: the schemas of parameters and result, by method.
  package static var document: JSONValue {
    let methods = all.map { ($0.name, $0.schema) }
    let shared = SharedShapes.all.map { ($0.name, $0.shape.schema) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Inkling methods",
      "description": .string(
        """
        The inkling/… methods and the inkling.… commands of the server: for each the schema of its parameters and of \
        its result. Within version \(ServerCapabilities.inklingVersion) members are only added; unknown ones are ignored. \
        A message has at most 64 MiB; a larger one is answered with an error, and where it was a change, the document \
        is not answered for until its whole text is sent.
        """),
      "methods": .object(JSONObject(methods)),
      "$defs": .object(JSONObject(shared)),
    ]
  }
}
