// What the commands about words take: the word, its language, and how far the command reaches.

package import InkJSON
import InkText

/// The object that the commands about one word take.
package struct WordArgument: JSONReadable, Equatable, Sendable {
  /// How far a learned or ignored word reaches.
  package enum Scope: String, Sendable, CaseIterable {
    /// Until the server ends.
    case session
    /// In one document.
    case document
    /// In the folder of a document, or without one in the first of the workspace.
    case workspace
    /// Wherever this user writes.
    case user
  }

  /// The word.
  package var word: String
  /// The BCP 47 tag of the language it belongs to; nil for all languages.
  package var language: String?
  /// How far the command reaches; nil for the user where a word is added, for all scopes where one is taken back.
  package var scope: Scope?
  /// The document, for the scope `document`, for the status of a word in it, and for the scope `workspace`, which means
  /// the folder that the document belongs to.
  package var uri: String?

  /// Reads `{word, language?, scope?, uri?}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    word = try field["word"].word()
    language = try field["language"].ifPresent?.languageTag()
    scope = try field["scope"].ifPresent?.choice(of: Scope.self)
    uri = try field["uri"].ifPresent?.string()
    if scope == .document, uri == nil {
      throw field["uri"].mismatch(expected: "the URI of a document, which the scope asks for")
    }
    if scope == .workspace, word.hasPrefix("#") {
      throw JSONDecodingError(
        path: field["word"].path, expected: "a word that does not begin with #",
        found: "one that would be a comment in the project's file")
    }
  }
}

extension JSONField {
  /// A string that can be a word.
  fileprivate func word() throws(JSONDecodingError) -> String {
    let expected = "a word of 1 to \(WordFlaw.limitBytes) bytes with a letter and without spaces"
    let word = try string()
    if WordFlaw(in: word) == nil { return word }
    throw JSONDecodingError(path: path, expected: expected, found: "another string")
  }
}
