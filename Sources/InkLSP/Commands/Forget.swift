// `inkling.forget`: what was learned is forgotten, by word, document, time or altogether.

package import InkJSON

/// Forgets a part of what was learned.
package struct ForgetCommand: LanguageRequest {
  /// How much was forgotten of each kind.
  package struct Answer: JSONWritable, Equatable, Sendable {
    /// Learned words.
    package var words = 0
    /// Words that were left alone.
    package var ignoredWords = 0
    /// Texts that were learned from.
    package var texts = 0
    /// Replacements.
    package var replacements = 0
    /// Corrections that were taken back.
    package var corrections = 0
    /// Emoji that were used, and favourites.
    package var emoji = 0

    /// Nothing yet.
    package init() {}

    /// Writes all of that, and as `removed` its sum.
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

  /// What can be forgotten.
  package enum Part: Equatable, Sendable {
    /// A word.
    case word(String)
    /// What was learned from and for a document.
    case document(String)
    /// What was learned from the first to the last second, since 1970.
    case period(ClosedRange<Int64>)
    /// Everything.
    case all
  }

  /// The method name on the wire.
  package static let method = "inkling.forget"

  /// What is to be forgotten.
  package var part: Part

  /// Reads `{word}`, `{uri}`, `{since, until}` or `{all: true}`; exactly one of them.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    var parts: [Part] = []
    if let word = argument["word"].ifPresent { parts.append(.word(try word.string())) }
    if let uri = argument["uri"].ifPresent { parts.append(.document(try uri.string())) }
    if argument["since"].ifPresent != nil || argument["until"].ifPresent != nil {
      let since = try argument["since"].ifPresent?.integer(in: 0...) ?? 0
      let until = try argument["until"].ifPresent?.integer(in: since...) ?? Int.max
      parts.append(.period(Int64(since)...Int64(until)))
    }
    if try argument["all"].ifPresent?.bool() == true { parts.append(.all) }
    guard let part = parts.first, parts.count == 1 else {
      throw JSONDecodingError(
        path: argument.path, expected: "one of word, uri, since and until, or all: true",
        found: parts.isEmpty ? "none" : "several")
    }
    self.part = part
  }
}
