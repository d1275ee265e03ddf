// A provider that is a program of its own: its questions as JSON, its suggestions as the engine takes them.

import InkEngine
import InkJSON
import InkLexicon

extension JSONValue {
  /// The parameters of `suggestions`; the patience is in nanoseconds.
  init(_ question: OutsideQuestion, patience: UInt64) {
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

extension OutsideAnswer {
  /// What a program suggests.
  init(_ texts: [ProvidedText], source: String, isAlone: Bool) {
    self.init(
      source: source, isAlone: isAlone,
      items: texts.map {
        Item(text: $0.text, title: $0.title, subtitle: $0.subtitle, score: $0.score)
      })
  }
}

extension JSONValue {
  /// A change of the user's words as a provider outside hears of it.
  init(_ change: UserWordChange) {
    var object = JSONObject([
      ("kind", .string(change.kind.rawValue)), ("word", .string(change.word)),
      ("scope", .string(change.scope.name)),
    ])
    object["language"] = change.language.map { .string($0) }
    self = .object(object)
  }
}
