// External provider programs: questions as JSON, and suggestions from JSON, of which only valid ones are accepted.

import InkEngine
import InkJSON
import InkLexicon

extension JSONValue {
  /// Creates the parameters of `suggestions`; `patience` is in nanoseconds.
  init(_ question: ExternalQuestion, patience: UInt64) {
    var object = JSONObject()
    object["prefix"] = .string(question.prefix)
    object["textBefore"] = .string(question.textBefore)
    object["textAfter"] = .string(question.textAfter)
    object["language"] = question.language.map { .string($0) }
    object["languageId"] = .string(question.languageID)
    object["limit"] = .integer(Int64(question.limit))
    object["deadlineMilliseconds"] = .integer(Int64(clamping: patience / 1_000_000))
    self = .object(object)
  }
}

extension ExternalSuggestion {
  /// Returns the valid suggestions of a list, up to the limit.
  static func list(_ json: JSONValue?) -> [ExternalSuggestion] {
    (json?.array ?? []).prefix(Limits.externalProviderSuggestions).enumerated()
      .compactMap { ExternalSuggestion($1, rank: $0) }
  }

  private init?(_ json: JSONValue, rank: Int) {
    guard let text = json["text"]?.string, Self.isWellFormed(text), !text.isEmpty else {
      return nil
    }
    self.init(
      text: text, title: json["title"]?.string.flatMap { Self.isWellFormed($0) ? $0 : nil },
      subtitle: json["subtitle"]?.string.flatMap { Self.isWellFormed($0) ? $0 : nil },
      score: json["score"]?.number.map { min(max(0, $0), 1) }
        ?? 1 / Double(UInt64(2) << UInt64(rank)))
  }

  /// Whether a text fits on one line of a menu.
  private static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count <= Limits.externalProviderTextBytes
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      && !text.contains { $0.isNewline }
  }
}

extension JSONValue {
  /// Creates the description of a word change that an external provider receives.
  init(_ change: UserWordChange) {
    var object = JSONObject([
      ("kind", .string(change.kind.rawValue)), ("word", .string(change.word)),
      ("scope", .string(change.scope.name)),
    ])
    object["language"] = change.language.map { .string($0) }
    self = .object(object)
  }
}
