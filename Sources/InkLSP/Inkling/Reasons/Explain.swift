// `inkling/explain`: why a text was, or was not, offered or put in at a place.

package import InkJSON

/// Asks for the reasons.
package struct ExplainRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ExplainResult
  /// The method name on the wire.
  package static let method = "inkling/explain"

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The text that is asked about.
  package var text: String

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    text = try params["text"].string()
  }
}

/// The reasons. Scores and costs are natural logarithms.
package struct ExplainResult: Equatable, Sendable {
  /// What came of the text in one of the lists.
  package struct Verdict: Equatable, Sendable {
    /// The rule that decided.
    package var rule: String
    /// The rule as a sentence.
    package var sentence: String
    /// Its place in the list, the first being 0; nil where it is not in it.
    package var rank: Int?

    /// Creates a verdict.
    package init(rule: String, sentence: String, rank: Int?) {
      (self.rule, self.sentence, self.rank) = (rule, sentence, rank)
    }
  }

  /// Somebody who knows the text.
  package struct Source: Equatable, Sendable {
    /// `pack`, `learned`, `ignored` or `document`.
    package var kind: String
    /// A pack's or a word's language.
    package var language: String?
    /// Where a word of the user holds.
    package var scope: String?
    /// How often it was seen, where somebody counted.
    package var count: Int?
    /// When it was added, in seconds since 1970.
    package var since: Int?
    /// ln P(word) whatever stands before it.
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

  /// Letters typed for others.
  package struct Slip: Equatable, Sendable {
    /// What was typed.
    package var typed: String
    /// What was meant.
    package var meant: String
    /// What it costs.
    package var cost: Double
    /// What happened, in words.
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
  /// Where it stands.
  package var range: PositionRange
  /// Whether it is a known word.
  package var known: Bool?
  /// P(it is meant as it stands).
  package var keepProbability: Double?
  /// The sources that know it.
  package var typedSources: [Source] = []
  /// The text that is explained.
  package var text: String
  /// What came of it among the suggestions.
  package var suggestion: Verdict
  /// What came of it as a correction.
  package var correction: Verdict
  /// P(it was meant), where it may be a correction.
  package var probability: Double?
  /// ln P(text | what stands before it).
  package var score: Double?
  /// The sources that know it.
  package var sources: [Source]
  /// What would have been mistyped; nil where that would be too much.
  package var slips: [Slip]?
  /// All of it for a person to read, a line each.
  package var report: [String] = []

  /// Reasons.
  package init(
    version: Int, typed: String, range: PositionRange, text: String, suggestion: Verdict,
    correction: Verdict, sources: [Source]
  ) {
    (self.version, self.typed, self.range, self.text) = (version, typed, range, text)
    (self.suggestion, self.correction, self.sources) = (suggestion, correction, sources)
  }
}

extension ExplainResult: JSONWritable {
  /// Writes the reasons.
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
  /// Writes what is known of it.
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
