// `inkling.importWords`: the words of a file are learned.

package import InkJSON

/// Learns the words of a file.
package struct ImportWordsCommand: LanguageRequest {
  /// What it is answered with.
  package typealias Answer = WordFileAnswer
  /// The name on the wire.
  package static let method = "inkling.importWords"

  /// The file.
  package var argument: WordFileArgument

  /// Reads the argument.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    self.argument = try argument.read()
  }
}
