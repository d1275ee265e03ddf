// Where a suggestion comes from.

import InkLexicon
import InkModel

/// Who has a suggestion to make.
public enum SuggestionSource: Sendable, Hashable {
  /// The language pack of a language, by its tag: `en`.
  case pack(language: String)
  /// The words of the user.
  case user
  /// The open document.
  case document
  /// What is typed itself.
  case typed
  /// The corrections of what is typed.
  case correction
  /// The emoji by their names.
  case emoji
  /// The replacements of the user.
  case replacements
  /// A data source, by the name that it is set with.
  case dataSource(String)
  /// An external provider, or a service of the app's own, by what it calls itself.
  case external(String)

  /// Its name for people and on the wire: that of a language, a data source or a provider, else what it is.
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
  /// Where a model has found a word.
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
