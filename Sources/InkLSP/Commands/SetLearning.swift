// `inkling.setLearning`: a document or the session is private, or no longer.

package import InkJSON

/// Stops learning from what is typed, or goes on with it.
package struct SetLearningCommand: LanguageRequest {
  /// What holds now.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// Whether anything is learned.
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

  /// The name on the wire.
  package static let method = "inkling.setLearning"

  /// Whether anything is to be learned.
  package var enabled: Bool
  /// The document it is for; nil for the session.
  package var uri: String?

  /// Reads `{enabled, uri?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    enabled = try argument["enabled"].bool()
    uri = try argument["uri"].ifPresent?.string()
  }
}
