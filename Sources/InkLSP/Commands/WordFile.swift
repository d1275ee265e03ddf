// `inkling.exportWords` and `inkling.importWords`, with what they take and answer.

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

/// Learns the words of a file.
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
  /// The formats.
  package enum Format: String, Sendable, CaseIterable {
    /// One word a line.
    case plain
    /// A personal dictionary of hunspell.
    case hunspell
    /// The `.add` file of Vim.
    case vim
    /// All that is known of the words.
    case json
  }

  /// The path of the file.
  package var path: String
  /// Its format.
  package var format: Format
  /// The language of imported words; nil for all.
  package var language: String?

  /// Reads `{path, format?, language?}`; without a format it is `plain`.
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

/// What was written or read.
package struct WordFileAnswer: JSONWritable, Equatable, Sendable {
  /// How many words were written, or were new.
  package var count: Int
  /// The numbers of the lines that hold no word; for an import.
  package var badLines: [Int]?
  /// How many words the format cannot hold; for an export.
  package var leftOut: Int?

  /// Creates an answer.
  package init(count: Int, badLines: [Int]? = nil, leftOut: Int? = nil) {
    self.count = count
    self.badLines = badLines
    self.leftOut = leftOut
  }

  /// Writes `{count, badLines?, leftOut?}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", count)
      $0.member("badLines", badLines)
      $0.member("leftOut", leftOut)
    }
  }
}
