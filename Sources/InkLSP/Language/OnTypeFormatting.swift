// `textDocument/onTypeFormatting`: a character was typed that may end a word.

package import InkJSON

/// Asks for the edits that a typed character calls for.
package struct OnTypeFormattingRequest: LanguageRequest {
  /// The type of the result; nil if there is nothing to edit.
  package typealias Answer = [TextEdit]?
  /// The method name on the wire.
  package static let method = "textDocument/onTypeFormatting"

  /// The cursor position, after the character.
  package var place: TextDocumentPosition
  /// The character, as reported by the client.
  package var character: String

  /// Reads the parameters; the formatting options are not used.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    character = try params["ch"].string()
  }
}
