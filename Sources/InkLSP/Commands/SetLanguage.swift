// `inkling.setLanguage` and `inkling.nextLanguage`: set the language of a document or the session.

package import InkJSON

/// Sets the language of a document or of the session.
package struct SetLanguageCommand: LanguageRequest {
  /// The resulting language.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// A BCP 47 tag; nil if the settings decide.
    package var language: String?

    /// Creates an answer.
    package init(language: String?) {
      self.language = language
    }

    /// Writes `{language}`.
    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("language", orNull: language.map { JSONValue.string($0) }) }
    }
  }

  /// The method name on the wire.
  package static let method = "inkling.setLanguage"

  /// The requested language as a BCP 47 tag; nil for the languages of the settings.
  package var language: String?
  /// The document it applies to; nil for the whole session.
  package var uri: String?

  /// Creates a request for a language.
  package init(language: String?, uri: String? = nil) {
    self.language = language
    self.uri = uri
  }

  /// Reads `{language?, uri?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    language = try argument["language"].ifPresent?.languageTag()
    uri = try argument["uri"].ifPresent?.string()
  }
}

/// Switches to the next configured language, from the last to the first.
package struct NextLanguageCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = SetLanguageCommand.Answer

  /// The method name on the wire.
  package static let method = "inkling.nextLanguage"

  /// The document it applies to; nil for the whole session.
  package var uri: String?

  /// Reads `{uri?}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    uri = try argument["uri"].ifPresent?.string()
  }
}
