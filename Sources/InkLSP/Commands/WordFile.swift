// `inkling.exportWords` and `inkling.importWords`, with their arguments and results.

package import InkJSON

/// Writes the learned words to a file.
package enum ExportWordsCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordFileArgument
  /// The type of the result.
  package typealias Answer = WordFileAnswer
  /// The method name on the wire.
  package static let method = "inkling.exportWords"
}

/// Learns the words in a file.
package enum ImportWordsCommand: LanguageCommand {
  /// The type of the parameters.
  package typealias Params = WordFileArgument
  /// The type of the result.
  package typealias Answer = WordFileAnswer
  /// The method name on the wire.
  package static let method = "inkling.importWords"
}

/// A file of words and its format.
package struct WordFileArgument: JSONReadable, Equatable, Sendable {
  /// The file formats.
  package enum Format: String, Sendable, CaseIterable {
    /// One word per line.
    case plain
    /// A hunspell personal dictionary.
    case hunspell
    /// A Vim `.add` file.
    case vim
    /// JSON with everything known about the words.
    case json
  }

  /// The path of the file.
  package var path: String
  /// Its format.
  package var format: Format
  /// The language of the imported words; nil for all languages.
  package var language: String?

  /// Reads `{path, format?, language?}`; the format defaults to `plain`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    path = try field["path"].string()
    if path.isEmpty {
      throw JSONDecodingError(
        path: field["path"].path, expected: "the path of a file", found: "an empty string")
    }
    format = try field["format"].ifPresent?.choice(of: Format.self) ?? .plain
    language = try field["language"].ifPresent?.languageTag()
  }
}

/// What was exported or imported.
package struct WordFileAnswer: JSONWritable, Equatable, Sendable {
  /// The number of words written, or of new words read.
  package var count: Int
  /// For an import, the numbers of the lines that hold no word, the first 1,000 of them.
  package var badLines: [Int]?
  /// The number of further lines that hold no word; nil if there are none.
  package var moreBadLines: Int?
  /// For an export, the number of words that the format cannot represent.
  package var leftOut: Int?

  /// Creates an answer.
  package init(
    count: Int, badLines: [Int]? = nil, moreBadLines: Int? = nil, leftOut: Int? = nil
  ) {
    self.count = count
    self.badLines = badLines
    self.moreBadLines = moreBadLines
    self.leftOut = leftOut
  }

  /// Writes `{count, badLines?, moreBadLines?, leftOut?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", count)
      $0.member("badLines", badLines)
      $0.member("moreBadLines", moreBadLines)
      $0.member("leftOut", leftOut)
    }
  }
}
