// `inkling.forget`: forgets learned data by word, document or period, or all of it.

package import InkJSON

/// Forgets part of what was learned.
package struct ForgetCommand: LanguageRequest {
  /// How many items of each kind were forgotten.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// The number of learned words.
    package var words = 0
    /// The number of ignored words.
    package var ignoredWords = 0
    /// The number of texts that were learned from.
    package var texts = 0
    /// The number of replacements.
    package var replacements = 0
    /// The number of reverted corrections.
    package var corrections = 0
    /// The number of used and favorite emoji.
    package var emoji = 0

    /// Creates a result of zeros.
    package init() {}

    /// Writes the numbers, and their sum as `removed`.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("removed", words + ignoredWords + texts + replacements + corrections + emoji)
        $0.member("words", words)
        $0.member("ignoredWords", ignoredWords)
        $0.member("texts", texts)
        $0.member("replacements", replacements)
        $0.member("corrections", corrections)
        $0.member("emoji", emoji)
      }
    }
  }

  /// The parts that can be forgotten.
  package enum Part: Equatable, Sendable {
    /// A word.
    case word(String)
    /// Everything learned from and for a document.
    case document(String)
    /// Everything learned within a period, inclusive, in seconds since 1970.
    case period(ClosedRange<Int64>)
    /// The words in the lists of the projects in use.
    case workspaces
    /// Everything of the user's.
    case all
  }

  /// The method name on the wire.
  package static let method = "inkling.forget"

  /// The part to forget.
  package var part: Part

  /// Reads `{word}`, `{uri}`, `{since, until}`, `{workspace: true}` or `{all: true}`; exactly one of them must be
  /// present.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    var parts: [Part] = []
    if let word = argument["word"].ifPresent { parts.append(.word(try word.string())) }
    if let uri = argument["uri"].ifPresent { parts.append(.document(try uri.string())) }
    if argument["since"].ifPresent != nil || argument["until"].ifPresent != nil {
      let since = try argument["since"].ifPresent?.integer(in: 0...) ?? 0
      let until = try argument["until"].ifPresent?.integer(in: since...) ?? Int.max
      parts.append(.period(Int64(since)...Int64(until)))
    }
    if try argument["workspace"].ifPresent?.bool() == true { parts.append(.workspaces) }
    if try argument["all"].ifPresent?.bool() == true { parts.append(.all) }
    guard let part = parts.first, parts.count == 1 else {
      throw JSONDecodingError(
        path: argument.path,
        expected: "one of word, uri, since and until, workspace: true, or all: true",
        found: parts.isEmpty ? "none" : "several")
    }
    self.part = part
  }
}
