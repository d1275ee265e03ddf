// The user's words: what is known about one of them, and what changes them.

package import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Applies a change to the user's words in memory; false when it changes nothing.
  package mutating func apply(_ change: UserWordChange) -> Bool {
    userWords.apply(change)
  }

  /// What is known about a word, in a language or in any.
  package func wordStatus(_ word: String, language: String? = nil) -> WordStatus {
    let text = normalizedWord(word)
    let learned = userWords.learned.filter { $0.holds(for: text, in: language) }
    let ignored = userWords.ignored.filter { $0.holds(for: text, in: language) }
    var scopes: [String] = []
    for scope in learned.map(\.scope) + ignored.map(\.scope) where !scopes.contains(scope.name) {
      scopes.append(scope.name)
    }
    return WordStatus(
      known: model.isKnown(word), learned: !learned.isEmpty, ignored: !ignored.isEmpty,
      scopes: scopes)
  }
}

extension WordScope {
  /// The scope's name on the wire, without the document.
  package var name: String {
    switch self {
    case .session: "session"
    case .document: "document"
    case .workspace: "workspace"
    case .user: "user"
    }
  }
}

extension LearnedWord {
  fileprivate func holds(for text: String, in asked: String?) -> Bool {
    normalizedWord(word) == text && (language == nil || asked == nil || language == asked)
  }
}

extension IgnoredWord {
  fileprivate func holds(for text: String, in asked: String?) -> Bool {
    normalizedWord(word) == text && (language == nil || asked == nil || language == asked)
  }
}
