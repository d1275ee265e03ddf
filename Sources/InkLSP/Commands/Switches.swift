// `inkling.setEnabled` and `inkling.setLearning`, with their arguments and results.

package import InkJSON
import InkRPC

/// Turns the server's offers off or on, for a document, for the session or for good.
package enum SetEnabledCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = SwitchArgument
  /// The type of the result.
  package typealias Answer = SwitchAnswer
  /// The method name on the wire.
  package static let method = "inkling.setEnabled"
}

/// Turns learning from typed text off or on, for a document, for the session or for good.
package enum SetLearningCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = SwitchArgument
  /// The type of the result.
  package typealias Answer = SwitchAnswer
  /// The method name on the wire.
  package static let method = "inkling.setLearning"
}

/// The argument of a switch: on or off, and where.
package struct SwitchArgument: JSONReadable, Equatable, Sendable {
  /// Whether it is to be on.
  package var enabled: Bool
  /// The document it applies to; nil for all.
  package var uri: String?
  /// Whether it applies to later sessions, too, as a setting in the user's file.
  package var persists: Bool

  /// Reads `{enabled, uri?, persist?}`; what persists applies to all documents.
  package init(from field: JSONField) throws(JSONDecodingError) {
    enabled = try field["enabled"].bool()
    uri = try field["uri"].ifPresent?.string()
    persists = try field["persist"].ifPresent?.bool() ?? false
    if persists, uri != nil {
      throw JSONDecodingError(
        path: field["persist"].path, expected: "false, or no uri", found: "true and a uri")
    }
  }
}

/// The resulting state of a switch.
package struct SwitchAnswer: JSONWritable, Equatable, Sendable {
  /// Whether it is now on.
  package var enabled: Bool

  /// Creates an answer.
  package init(enabled: Bool) {
    self.enabled = enabled
  }

  /// Writes `{enabled}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("enabled", enabled) }
  }
}
