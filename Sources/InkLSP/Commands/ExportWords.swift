// `inkling.exportWords`: the learned words are written to a file.

package import InkJSON

/// Writes the learned words to a file.
package struct ExportWordsCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = WordFileAnswer
  /// The name on the wire.
  package static let method = "inkling.exportWords"

  /// The file.
  package var argument: WordFileArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
