// The user's words: what is known about one of them, and what changes them.

import InkCorrection
package import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Applies a change to the user's words in memory; false if it changes nothing.
  package mutating func apply(_ change: UserWordChange) -> Bool { model.apply(change) }

  /// Returns the changes that a wanted one requires: what is added to one list is removed from the other in the same
  /// scope, and a removal applies to the entries that exist, in its scope or, if requested, in all scopes.
  package func changes(for wanted: UserWordChange, everywhere: Bool) -> [UserWordChange] {
    switch wanted.kind {
    case .learn, .ignore: userWords.removals(before: wanted) + [wanted]
    case .unlearn, .removeIgnored:
      userWords.matches(of: wanted, everywhere: everywhere).map {
        UserWordChange(wanted.kind, $0, date: wanted.date)
      }
    }
  }

  /// Forgets words in memory as the store does on disk; returns the number of those that no store has, which are the
  /// session's.
  package mutating func forget(_ part: Forgetting) -> ForgottenCounts {
    let gone = model.forget(part)
    var counts = ForgottenCounts()
    counts.words = gone.learned.count { $0.scope == .session }
    counts.ignoredWords = gone.ignored.count { $0.scope == .session }
    return counts
  }

  /// Returns what is known about a word, in a language or in any; in a document, or anywhere.
  package func wordStatus(
    _ word: String, language: String? = nil, document: DocumentAddress? = nil
  ) -> WordStatus {
    let (learned, ignored) = userWords.status(of: word, language: language, document: document)
    var scopes: [String] = []
    for scope in (learned + ignored).map(\.scope.name) where !scopes.contains(scope) {
      scopes.append(scope)
    }
    let folders = (learned + ignored).compactMap { word in
      if case .workspace(let folder) = word.scope { folder } else { nil }
    }
    return WordStatus(
      known: WordKnowledge(model, document: nil, in: document).isKnown(word),
      learned: !learned.isEmpty,
      ignored: !ignored.isEmpty, scopes: scopes, folders: Set(folders))
  }
}

extension WordScope {
  /// The scope's name in the protocol, without the document.
  package var name: String {
    switch self {
    case .session: "session"
    case .document: "document"
    case .workspace: "workspace"
    case .user: "user"
    }
  }
}
