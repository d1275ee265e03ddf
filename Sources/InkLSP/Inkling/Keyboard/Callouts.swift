// `inkling/callouts`: the variants of a character, as shown by a long press on its key.

package import InkJSON
package import InkText

/// Asks for the variants of a given character, or of the one before a cursor.
package struct CalloutsRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = CalloutsResult
  /// The method name on the wire.
  package static let method = "inkling/callouts"

  /// The subject of the request.
  package enum Subject: Sendable {
    /// A character, optionally in a language, and in a kind of field.
    case character(String, language: String?, field: FieldKind)
    /// The character before a position in a document.
    case place(TextDocumentPosition)
  }

  /// The subject of the request.
  package var subject: Subject

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    if let character = try params["character"].ifPresent?.string() {
      subject = .character(
        character, language: try params["language"].ifPresent?.languageTag(),
        field: try params["field"].ifPresent?.choice(of: FieldKind.self)
          ?? .text)
    } else {
      subject = .place(try TextDocumentPosition(from: params))
    }
  }
}

/// The variants of a character.
package struct CalloutsResult: JSONWritable, Equatable, Sendable {
  /// The base character; empty if there is none.
  package var base: String
  /// Its range; nil for a character given without a position.
  package var range: PositionRange?
  /// The variants, the base character first.
  package var callouts: [OfferedCallout]

  /// Creates a result with the variants of a base character.
  package init(base: String, range: PositionRange?, callouts: [OfferedCallout]) {
    self.base = base
    self.range = range
    self.callouts = callouts
  }

  /// Writes `{base, range, callouts}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("base", base)
      $0.member("range", orNull: range)
      $0.member("callouts", callouts)
    }
  }
}
