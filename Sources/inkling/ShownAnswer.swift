// The server's offers at a position, read from its answer as the protocol defines it.

import InkJSON

/// An answer to `inkling/autocomplete`. The server writes every member; one that is missing or does not conform to the
/// protocol is an error that names it.
struct ShownAnswer {
  /// An item of the suggestion bar.
  struct Suggestion {
    let text: String
    let title: String
    let subtitle: String?
    let kind: String
    let source: String
    let newText: String
    /// The range it replaces.
    let range: JSONValue
  }

  /// The ghost text.
  struct Ghost {
    /// The parts that can be accepted one by one; joined, they are the whole text.
    let parts: [String]
    let probability: Double

    var text: String { parts.joined() }
  }

  /// A word that the typed one may have been meant to be.
  struct Correction {
    let text: String
    let probability: Double
    let isAutomatic: Bool
    /// The range it replaces.
    let range: JSONValue
  }

  /// The judgement of the typed word.
  struct TypedWord {
    let isKnown: Bool
    let isFlagged: Bool
  }

  /// Best first.
  private(set) var suggestions: [Suggestion] = []
  private(set) var ghost: Ghost?
  /// Best first.
  private(set) var corrections: [Correction] = []
  /// Nil where there is no word.
  private(set) var typed: TypedWord?
  /// The variants of the character before the cursor, itself first.
  private(set) var callouts: [String] = []

  /// Creates an answer that offers nothing.
  init() {}

  /// Reads an answer.
  init(_ json: JSONValue) throws {
    let answer = JSONField(json, "result")
    suggestions = try answer["suggestions"].array().map(Suggestion.init)
    ghost = try answer["inlinePrediction"].ifPresent.map(Ghost.init)
    corrections = try answer["corrections"].array().map(Correction.init)
    typed = try answer["typed"].ifPresent.map(TypedWord.init)
    callouts = try answer["callouts"].texts()
  }
}

extension ShownAnswer.Suggestion {
  fileprivate init(_ json: JSONField) throws {
    text = try json["text"].string()
    title = try json["title"].string()
    subtitle = try json["subtitle"].ifPresent?.string()
    kind = try json["kind"].string()
    source = try json["source"].string()
    newText = try json["newText"].string()
    range = json["range"].value ?? .null
  }
}

extension ShownAnswer.Ghost {
  fileprivate init(_ json: JSONField) throws {
    parts = try json["parts"].texts()
    probability = try json["probability"].number()
  }
}

extension ShownAnswer.Correction {
  fileprivate init(_ json: JSONField) throws {
    text = try json["text"].string()
    probability = try json["probability"].number()
    isAutomatic = try json["automatic"].bool()
    range = json["range"].value ?? .null
  }
}

extension ShownAnswer.TypedWord {
  fileprivate init(_ json: JSONField) throws {
    isKnown = try json["known"].bool()
    isFlagged = try json["flagged"].bool()
  }
}

extension JSONField {
  /// Returns the texts of a list of offers.
  func texts() throws -> [String] { try array().map { try $0["text"].string() } }
}
