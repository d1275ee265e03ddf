// `inkling/explain`: why a text was, or was not, offered or inserted at a position.

package import InkJSON

/// Asks why a text was or was not offered.
package struct ExplainRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ExplainResult
  /// The method name on the wire.
  package static let method = "inkling/explain"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The text to explain, at most ``limitBytes`` long, because each of its words is looked up.
  package var text: String

  /// The longest text that can be asked about, in bytes.
  package static let limitBytes = 1_000

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let field = params["text"]
    text = try field.string()
    if text.utf8.count > Self.limitBytes {
      throw JSONDecodingError(
        path: field.path, expected: "at most \(Self.limitBytes) bytes",
        found: "\(text.utf8.count) bytes")
    }
  }
}

/// The explanation of a text. Scores and costs are natural logarithms.
package struct ExplainResult: Equatable, Sendable {
  /// The verdict on the text in one of the lists.
  package struct Verdict: Equatable, Sendable {
    /// The rule that decided.
    package var rule: String
    /// The rule as a sentence.
    package var sentence: String
    /// Its index in the list; nil if it is not in the list.
    package var rank: Int?

    /// Creates a verdict.
    package init(rule: String, sentence: String, rank: Int?) {
      (self.rule, self.sentence, self.rank) = (rule, sentence, rank)
    }
  }

  /// A source that knows the text.
  package struct Source: Equatable, Sendable {
    /// `pack`, `learned`, `ignored` or `document`.
    package var kind: String
    /// The language of a pack or word.
    package var language: String?
    /// The scope of a word of the user's.
    package var scope: String?
    /// How often it was seen, if that was counted.
    package var count: Int?
    /// When it was added, in seconds since 1970.
    package var since: Int?
    /// ln P(word), regardless of context.
    package var score: Double?

    /// Creates a source.
    package init(
      kind: String, language: String? = nil, scope: String? = nil, count: Int? = nil,
      since: Int? = nil, score: Double? = nil
    ) {
      (self.kind, self.language, self.scope) = (kind, language, scope)
      (self.count, self.since, self.score) = (count, since, score)
    }
  }

  /// Letters typed in place of others.
  package struct Slip: Equatable, Sendable {
    /// The typed letters.
    package var typed: String
    /// The intended letters.
    package var meant: String
    /// The cost of the slip.
    package var cost: Double
    /// A description of the slip.
    package var sentence: String

    /// Creates a slip.
    package init(typed: String, meant: String, cost: Double, sentence: String) {
      (self.typed, self.meant, self.cost, self.sentence) = (typed, meant, cost, sentence)
    }
  }

  /// The version of the document.
  package var version: Int
  /// The typed word.
  package var typed: String
  /// Its range.
  package var range: PositionRange
  /// Whether it is a known word.
  package var known: Bool?
  /// The probability that it is intended as it is.
  package var keepProbability: Double?
  /// The sources that know it.
  package var typedSources: [Source] = []
  /// The text that is explained.
  package var text: String
  /// The verdict on it as a suggestion.
  package var suggestion: Verdict
  /// The verdict on it as a correction.
  package var correction: Verdict
  /// The probability that it was intended, if it can be a correction.
  package var probability: Double?
  /// ln P(text | left context).
  package var score: Double?
  /// The sources that know it.
  package var sources: [Source]
  /// The slips that would turn the text into the typed word; nil if there would be too many.
  package var slips: [Slip]?
  /// The whole explanation for a person to read, line by line.
  package var report: [String] = []

  /// Creates an explanation.
  package init(
    version: Int, typed: String, range: PositionRange, text: String, suggestion: Verdict,
    correction: Verdict, sources: [Source]
  ) {
    (self.version, self.typed, self.range, self.text) = (version, typed, range, text)
    (self.suggestion, self.correction, self.sources) = (suggestion, correction, sources)
  }
}

extension ExplainResult: JSONWritable {
  /// Writes the explanation.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("version", version)
      $0.member("text", text)
      $0.member("suggestion", suggestion)
      $0.member("correction", correction)
      $0.member("probability", probability)
      $0.member("score", score)
      $0.member("sources", sources)
      $0.member("slips", slips)
      $0.member("report", report)
      $0.object("typed") {
        $0.member("text", typed)
        $0.member("range", range)
        $0.member("known", known)
        $0.member("keepProbability", keepProbability)
        $0.member("sources", typedSources)
      }
    }
  }
}

extension ExplainResult.Verdict: JSONWritable {
  /// Writes `{rule, sentence, rank}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("rule", rule)
      $0.member("sentence", sentence)
      $0.member("rank", rank)
    }
  }
}

extension ExplainResult.Source: JSONWritable {
  /// Writes the members that are known.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind)
      $0.member("language", language)
      $0.member("scope", scope)
      $0.member("count", count)
      $0.member("since", since)
      $0.member("score", score)
    }
  }
}

extension ExplainResult.Slip: JSONWritable {
  /// Writes `{typed, meant, cost, sentence}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("typed", typed)
      $0.member("meant", meant)
      $0.member("cost", cost)
      $0.member("sentence", sentence)
    }
  }
}
