// The argument of the commands about words: the word, its language and the command's scope.

package import InkJSON
import InkText

/// The argument of the commands about a single word.
package struct WordArgument: JSONReadable, Equatable, Sendable {
  /// The scope of a learned or ignored word.
  package enum Scope: String, Sendable, CaseIterable {
    /// Until the server exits.
    case session
    /// In one document.
    case document
    /// The project folder of a document or, without a document, the first workspace folder.
    case workspace
    /// All of this user's documents.
    case user
  }

  /// The word.
  package var word: String
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  package var language: String?
  /// The scope of the command. Nil means `user` when a word is added and all scopes when one is removed.
  package var scope: Scope?
  /// The document for the scope `document` and for the status of a word in it; for the scope `workspace`, a document in
  /// the folder that is meant.
  package var uri: String?

  /// Reads `{word, language?, scope?, uri?}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    word = try field["word"].word()
    language = try field["language"].ifPresent?.languageTag()
    scope = try field["scope"].ifPresent?.choice(of: Scope.self)
    uri = try field["uri"].ifPresent?.string()
    if scope == .document, uri == nil {
      throw field["uri"].mismatch(expected: "the URI of a document, which the scope requires")
    }
    if scope == .workspace, word.hasPrefix("#") {
      throw JSONDecodingError(
        path: field["word"].path, expected: "a word that does not begin with #",
        found: "one that would be a comment in the project's file")
    }
  }
}

extension JSONField {
  /// Returns a string that can be a word.
  fileprivate func word() throws(JSONDecodingError) -> String {
    let expected = "a word of 1 to \(WordFlaw.limitBytes) bytes with a letter and without spaces"
    let word = try string()
    if WordFlaw(in: word) == nil { return word }
    throw JSONDecodingError(path: path, expected: expected, found: "another string")
  }
}
