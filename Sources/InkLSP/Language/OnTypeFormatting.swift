// `textDocument/onTypeFormatting`: a character was typed that may end a word.

package import InkJSON

/// Asks what is to be changed because of a typed character.
package struct OnTypeFormattingRequest: LanguageRequest {
  /// What it is answered with; nil where nothing is to be changed.
  package typealias Answer = [TextEdit]?
  /// The method name on the wire.
  package static let method = "textDocument/onTypeFormatting"

  /// Where the cursor is, behind the character.
  package var place: TextDocumentPosition
  /// The character, or what the client takes for it.
  package var character: String

  /// Reads the parameters; how wide a tab is matters to nobody here.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    character = try params["ch"].string()
  }
}
