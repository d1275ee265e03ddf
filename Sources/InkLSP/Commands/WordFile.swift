// `inkling.exportWords` and `inkling.importWords`, with their arguments and results.

package import InkJSON
import InkRPC
package import InkText

/// Writes the user's words to a file.
package enum ExportWordsCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordFileArgument
  /// The type of the result.
  package typealias Answer = WordFileAnswer
  /// The method name on the wire.
  package static let method = "inkling.exportWords"
}

/// Adds the words in a file.
package enum ImportWordsCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordFileArgument
  /// The type of the result.
  package typealias Answer = WordFileAnswer
  /// The method name on the wire.
  package static let method = "inkling.importWords"
}

/// A file of words and its format.
package struct WordFileArgument: JSONReadable, Equatable, Sendable {
  /// The path of the file.
  package var path: String
  /// Its format.
  package var format: WordListFormat
  /// The language of the imported words; nil for all languages.
  package var language: String?

  /// Reads `{path, format?, language?}`; the format defaults to `plain`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    path = try field["path"].string()
    if path.isEmpty {
      throw JSONDecodingError(
        path: field["path"].path, expected: "the path of a file", found: "an empty string")
    }
    format = try field["format"].ifPresent?.choice(of: WordListFormat.self) ?? .plain
    language = try field["language"].ifPresent?.languageTag()
  }
}

/// What was exported or imported.
package struct WordFileAnswer: JSONWritable, Equatable, Sendable {
  /// The number of learned words written, or of new ones read.
  package var words = 0
  /// The number of ignored words.
  package var ignoredWords = 0
  /// The number of replacements.
  package var replacements = 0
  /// The number of reverted corrections.
  package var corrections = 0
  /// The number of recent and favorite emoji.
  package var emoji = 0
  /// For an import, the numbers of the lines that hold no word, the first 1,000 of them.
  package var badLines: [Int]?
  /// The number of further lines that hold no word; nil if there are none.
  package var moreBadLines: Int?
  /// For an export, the number of entries that the format cannot represent.
  package var leftOut: Int?

  /// Creates an answer of zeros.
  package init() {}

  /// Writes the numbers, and the sum of those of each kind as `count`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", words + ignoredWords + replacements + corrections + emoji)
      $0.member("words", words)
      $0.member("ignoredWords", ignoredWords)
      $0.member("replacements", replacements)
      $0.member("corrections", corrections)
      $0.member("emoji", emoji)
      $0.member("badLines", badLines)
      $0.member("moreBadLines", moreBadLines)
      $0.member("leftOut", leftOut)
    }
  }
}
