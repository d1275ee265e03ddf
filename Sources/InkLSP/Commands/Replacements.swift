// `inkling.replacements`: what the user decided about corrections.

package import InkJSON

/// Replacements, and corrections that were taken back.
package enum ReplacementsCommand: LanguageCommand {
  /// What it takes.
  package typealias Params = WordListArgument
  /// What it is answered with.
  package typealias Answer = ReplacementListAnswer
  /// The name on the wire.
  package static let method = "inkling.replacements"
}

/// The answer: two lists.
package struct ReplacementListAnswer: JSONWritable, Sendable {
  /// A pair of texts.
  package struct Entry: JSONWritable, Sendable {
    /// What is typed.
    package var typed: String
    /// What takes its place, or took it once.
    package var replacement: String
    /// BCP 47 tag of the language it belongs to; nil for all.
    package var language: String?
    /// Since when, in seconds since 1970.
    package var since: Int

    /// An entry.
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

  /// The replacements, in the order of what is typed.
  package var replacements: [Entry]
  /// The corrections that are never made again, in the same order.
  package var takenBack: [Entry]

  /// Two lists.
  package init(replacements: [Entry], takenBack: [Entry]) {
    self.replacements = replacements
    self.takenBack = takenBack
  }

  /// Writes `{replacements, takenBack}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("replacements", replacements)
      $0.member("takenBack", takenBack)
    }
  }
}
