// `inkling/didChangeField`: the traits of the text field that a document represents.

package import InkJSON

/// The traits of a field; nil ones come from the settings.
package struct DidChangeFieldNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "inkling/didChangeField"

  /// What a field is for.
  package enum Kind: String, Sendable, CaseIterable {
    case text, search, password, email, url, number, name, code
  }

  /// How far corrections may go.
  package enum Autocorrect: String, Sendable, CaseIterable {
    case off, offer, apply
  }

  /// Which letters are capitalized automatically.
  package enum Autocapitalization: String, Sendable, CaseIterable {
    case none, words, sentences, all
  }

  /// The document's URI.
  package var uri: String
  /// What the field is for.
  package var kind: Kind
  /// How readily text is predicted in it.
  package var inlinePrediction: InlinePredictionMode?
  /// How far corrections may go.
  package var autocorrect: Autocorrect?
  /// Which letters are capitalized automatically.
  package var autocapitalization: Autocapitalization?
  /// A BCP 47 language tag.
  package var language: String?
  /// The name of a data source.
  package var dataSource: String?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    kind = try params["kind"].choice(of: Kind.self)
    inlinePrediction = try params["inlinePrediction"].ifPresent?.choice(
      of: InlinePredictionMode.self)
    autocorrect = try params["autocorrect"].ifPresent?.choice(of: Autocorrect.self)
    autocapitalization = try params["autocapitalization"].ifPresent?
      .choice(of: Autocapitalization.self)
    language = try params["language"].ifPresent?.string()
    dataSource = try params["dataSource"].ifPresent?.string()
  }
}
