// `inkling.setEnabled` and `inkling.setLearning`, with what such switches take and answer.

package import InkJSON

/// Silences the server, for a document or the session, or lets it speak again.
package enum SetEnabledCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = SwitchArgument
  /// The type of the result.
  package typealias Answer = SwitchAnswer
  /// The method name on the wire.
  package static let method = "inkling.setEnabled"
}

/// Stops learning from what is typed, in a document or the session, or goes on with it.
package enum SetLearningCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = SwitchArgument
  /// The type of the result.
  package typealias Answer = SwitchAnswer
  /// The method name on the wire.
  package static let method = "inkling.setLearning"
}

/// Whether something is to be on, and where.
package struct SwitchArgument: JSONReadable, Equatable, Sendable {
  /// Whether it is to be on.
  package var enabled: Bool
  /// The document it applies to; nil for the whole session.
  package var uri: String?

  /// Reads `{enabled, uri?}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    enabled = try field["enabled"].bool()
    uri = try field["uri"].ifPresent?.string()
  }
}

/// Whether something is on now.
package struct SwitchAnswer: JSONWritable, Equatable, Sendable {
  /// Whether it is on.
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
