// What the commands that switch something on and off take, and what they are answered with.

package import InkJSON

/// Whether something is to be on, and where.
package struct SwitchArgument: JSONReadable, Equatable, Sendable {
  /// Whether it is to be on.
  package var enabled: Bool
  /// The document it is for; nil for the session.
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

  /// An answer.
  package init(enabled: Bool) {
    self.enabled = enabled
  }

  /// Writes `{enabled}`.
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("enabled", enabled) }
  }
}
