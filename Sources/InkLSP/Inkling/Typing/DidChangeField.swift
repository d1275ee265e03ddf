// `inkling/didChangeField`: the traits of the text field that a document represents.

package import InkJSON
package import InkText

/// The traits of a field; nil ones come from the settings.
package struct DidChangeFieldNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "inkling/didChangeField"

  /// The document's URI.
  package var uri: String
  /// What the field is for.
  package var kind: FieldKind
  /// How readily text is predicted in it.
  package var inlinePrediction: PredictionMode?
  /// How far corrections may go.
  package var autocorrect: AutocorrectMode?
  /// Which letters are capitalized automatically.
  package var autocapitalization: Autocapitalization?
  /// A BCP 47 language tag.
  package var language: String?
  /// The name of a data source.
  package var dataSource: String?

  /// Why traits were left out.
  package var problems: [JSONDecodingError] = []

  /// Reads the parameters. A wrong trait is left out, and a field of a kind that is not known here is like one for a
  /// password: it may contain a secret.
  package init(from params: JSONField) throws(JSONDecodingError) {
    uri = try params["textDocument"]["uri"].string()
    var problems: [JSONDecodingError] = []
    do throws(JSONDecodingError) {
      kind = try params["kind"].choice(of: FieldKind.self)
    } catch {
      if params["kind"].ifPresent == nil { throw error }
      kind = .password
      problems.append(error)
    }
    func trait<Value>(
      _ name: String, _ read: (JSONField) throws(JSONDecodingError) -> Value
    ) -> Value? {
      do throws(JSONDecodingError) {
        return try params[name].ifPresent.map(read)
      } catch {
        problems.append(error)
        return nil
      }
    }
    inlinePrediction = trait("inlinePrediction") { field throws(JSONDecodingError) in
      try field.choice(of: PredictionMode.self)
    }
    autocorrect = trait("autocorrect") { field throws(JSONDecodingError) in
      try field.choice(of: AutocorrectMode.self)
    }
    autocapitalization = trait("autocapitalization") { field throws(JSONDecodingError) in
      try field.choice(of: Autocapitalization.self)
    }
    language = trait("language") { field throws(JSONDecodingError) in try field.languageTag() }
    dataSource = trait("dataSource") { field throws(JSONDecodingError) in try field.string() }
    self.problems = problems
  }
}
