// What the server offers at a place, read off its answer as the protocol has it.

import InkJSON

/// An answer to `inkling/autocomplete`. The server writes every member; one that is missing, or is not what the
/// protocol says, is an error that names it.
struct OfferedAnswer {
  /// A place of the bar.
  struct Suggestion {
    let text: String
    let title: String
    let subtitle: String?
    let kind: String
    let source: String
    let newText: String
    /// What it takes the place of.
    let range: JSONValue
  }

  /// The ghost text.
  struct Ghost {
    /// What can be taken one by one; joined they are all of it.
    let parts: [String]
    let probability: Double

    var text: String { parts.joined() }
  }

  /// What the typed word may have been meant as.
  struct Correction {
    let text: String
    let probability: Double
    let isAutomatic: Bool
    /// What it takes the place of.
    let range: JSONValue
  }

  /// What is thought of the typed word.
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

  /// An answer that offers nothing.
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

extension OfferedAnswer.Suggestion {
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

extension OfferedAnswer.Ghost {
  fileprivate init(_ json: JSONField) throws {
    parts = try json["parts"].texts()
    probability = try json["probability"].number()
  }
}

extension OfferedAnswer.Correction {
  fileprivate init(_ json: JSONField) throws {
    text = try json["text"].string()
    probability = try json["probability"].number()
    isAutomatic = try json["automatic"].bool()
    range = json["range"].value ?? .null
  }
}

extension OfferedAnswer.TypedWord {
  fileprivate init(_ json: JSONField) throws {
    isKnown = try json["known"].bool()
    isFlagged = try json["flagged"].bool()
  }
}

extension JSONField {
  /// The texts of a list of offers.
  func texts() throws -> [String] { try array().map { try $0["text"].string() } }
}
