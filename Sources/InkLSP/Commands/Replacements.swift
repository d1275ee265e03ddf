// `inkling.replacements`: lists the user's decisions about corrections.

package import InkJSON
import InkRPC

/// Lists the replacements and the reverted corrections.
package enum ReplacementsCommand: RPCRequest {
  /// The type of the parameters.
  package typealias Params = WordListArgument
  /// The type of the result.
  package typealias Answer = ReplacementListAnswer
  /// The method name on the wire.
  package static let method = "inkling.replacements"
}

/// The replacements and the reverted corrections.
package struct ReplacementListAnswer: JSONWritable, Sendable {
  /// A typed text and its replacement.
  package struct Entry: JSONWritable, Sendable {
    /// The typed text.
    package var typed: String
    /// The text that replaces it, or that once did.
    package var replacement: String
    /// The BCP 47 tag of the language it belongs to; nil for all languages.
    package var language: String?
    /// When it was added, in seconds since 1970.
    package var since: Int

    /// Creates an entry.
    package init(typed: String, replacement: String, language: String?, since: Int) {
      self.typed = typed
      self.replacement = replacement
      self.language = language
      self.since = since
    }

    /// Writes `{typed, replacement, language?, since}`.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("typed", typed)
        $0.member("replacement", replacement)
        $0.member("language", language)
        $0.member("since", since)
      }
    }
  }

  /// The replacements, in the order of the typed texts.
  package var replacements: [Entry]
  /// The corrections that are never made again, in the same order.
  package var reverted: [Entry]

  /// Creates a result from two lists.
  package init(replacements: [Entry], reverted: [Entry]) {
    self.replacements = replacements
    self.reverted = reverted
  }

  /// Writes `{replacements, reverted}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("replacements", replacements)
      $0.member("reverted", reverted)
    }
  }
}
