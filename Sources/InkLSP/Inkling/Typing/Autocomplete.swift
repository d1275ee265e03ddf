// `inkling/autocomplete`: everything a keystroke may show, in one round trip.

package import InkJSON

/// Asks for the lists that are wanted at a place.
package struct AutocompleteRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = AutocompleteAnswer
  /// The method name on the wire.
  package static let method = "inkling/autocomplete"

  /// The lists an answer may hold.
  package enum Want: String, Sendable, CaseIterable {
    case suggestions, inlinePrediction, corrections, callouts, nextCharacters
  }

  /// What is asked for when the request does not say.
  package static let standardWant: Set<Want> = [.suggestions, .inlinePrediction]
  /// How many items a list may be asked to hold.
  package static let limits = 0...50

  /// The cursor position.
  package var place: TextDocumentPosition
  /// How many items each list may hold; nil for the setting.
  package var limit: Int?
  /// The lists that are wanted.
  package var want: Set<Want>
  /// What to take for the text before the cursor; nil for the text itself.
  package var text: String?

  /// Whether the suggestions are for a menu, which stays open while people type on: nothing in it is demoted for being
  /// passed over.
  package var isForMenu: Bool

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    limit = try params.ifPresent("limit")?.integer(in: Self.limits)
    want = try params.ifPresent("want")?.choices(of: Want.self) ?? Self.standardWant
    text = try params.ifPresent("text")?.string()
    isForMenu = try params.ifPresent("menu")?.bool() ?? false
  }
}
