// `inkling/autocomplete`: everything a keystroke may show, in one round trip.

package import InkJSON

/// Asks for lists of offers at a position.
package struct AutocompleteRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = AutocompleteAnswer
  /// The method name on the wire.
  package static let method = "inkling/autocomplete"

  /// The lists that a result may contain.
  package enum Want: String, Sendable, CaseIterable {
    case suggestions, inlinePrediction, corrections, callouts, nextCharacters
  }

  /// The lists returned if the request does not name any.
  static let defaultWant: [Want] = [.suggestions, .inlinePrediction]
  /// The allowed values of `limit`.
  package static let limits = 0...50

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The maximum number of items per list; nil for the setting.
  package var limit: Int?
  /// The requested lists.
  package var want: [Want]
  /// The text to use in place of the text before the cursor; nil for the document's text.
  package var text: String?

  /// Whether the suggestions are for a menu that stays open while typing continues; its items are not demoted for
  /// having been passed over.
  package var isForMenu: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    limit = try params.ifPresent("limit")?.integer(in: Self.limits)
    want = try params.ifPresent("want")?.choices(of: Want.self) ?? Self.defaultWant
    text = try params.ifPresent("text")?.string()
    isForMenu = try params.ifPresent("menu")?.bool() ?? false
  }
}
