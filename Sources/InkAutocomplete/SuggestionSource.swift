// The source of a suggestion.

import InkLexicon
import InkModel

/// The source of a suggestion.
public enum SuggestionSource: Sendable, Hashable {
  /// The language pack of a language, given by its tag: `en`.
  case pack(language: String)
  /// The user's words.
  case user
  /// The open document.
  case document
  /// The typed text itself.
  case typed
  /// A correction of the typed text.
  case correction
  /// The emoji, by their names.
  case emoji
  /// The user's replacements.
  case replacements
  /// A data source, by its name in the settings.
  case dataSource(String)
  /// An external provider, or a service of the app, by its own name.
  case external(String)

  /// Its name for display and in the protocol: the name of the language, data source or provider, otherwise that of the
  /// case.
  public var name: String {
    switch self {
    case .pack(let name), .dataSource(let name), .external(let name): name
    case .user: "user"
    case .document: "document"
    case .typed: "typed"
    case .correction: "correction"
    case .emoji: "emoji"
    case .replacements: "replacements"
    }
  }
}

extension SuggestionSource {
  /// Converts the source of a model's completion.
  init(_ source: CompletionSource, in model: Model) {
    switch source {
    case .pack(let index):
      let isThere = model.packs.indices.contains(index)
      self = .pack(language: isThere ? model.packs[index].metadata.language : "pack")
    case .user: self = .user
    case .document: self = .document
    }
  }
}
