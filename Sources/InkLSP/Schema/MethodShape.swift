// A method of ours with the shapes of what it takes and what it gives.

package import InkJSON

/// What a method takes and gives.
package struct MethodShape: Sendable {
  /// Who sends it, and whether it is answered.
  package enum Kind: String, Sendable {
    /// The client asks.
    case request
    /// The client tells.
    case notification
    /// The server tells.
    case serverNotification
    /// The client asks by `workspace/executeCommand`.
    case command
  }

  /// The method name on the wire.
  package let name: String
  /// Who sends it.
  package let kind: Kind
  /// What it is for.
  let sentence: String
  /// Its parameters; of a command the one element of its `arguments`.
  let params: Shape
  /// Its result; nil for what is not answered.
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

  /// The shapes in one object, with what they are for.
  var schema: JSONValue {
    var members = JSONObject([
      ("description", .string(sentence)), ("kind", .string(kind.rawValue)),
      ("params", params.schema),
    ])
    members["result"] = result?.schema
    return .object(members)
  }
}

/// The schemas of all methods and commands of ours.
package enum MethodSchema {
  /// Every method and command, in the order of the document.
  package static let all = MethodShape.typing + MethodShape.keyboard + MethodShape.commands

  /// The document `schemas/methods.schema.json`: one schema each for parameters and result, by method.
  package static var document: JSONValue {
    let methods = all.map { ($0.name, $0.schema) }
    let shared = SharedShapes.all.map { ($0.name, $0.shape.schema) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Inkling methods",
      "description": .string(
        """
        The inkling/… methods and the inkling.… commands of the server: for each the schema of its parameters and of \
        its result. Within version \(ServerCapabilities.inklingVersion) members are only added; unknown ones are passed over.
        """),
      "methods": .object(JSONObject(methods)),
      "$defs": .object(JSONObject(shared)),
    ]
  }
}
