// Words of the user, from the engine's types to the protocol's.

import InkEngine
import InkLSP
import InkLexicon

/// A learned or ignored word, as both lists show it.
struct ListedWord {
  let word: String
  let language: String?
  let scope: WordScope
  let date: Int64

  init(_ word: LearnedWord) {
    (self.word, language, scope, date) = (word.word, word.language, word.scope, word.date)
  }

  init(_ word: IgnoredWord) {
    (self.word, language, scope, date) = (word.word, word.language, word.scope, word.date)
  }
}

extension WordListAnswer {
  /// The part of a list that is asked for.
  init(_ words: [ListedWord], _ argument: WordListArgument) {
    let asked = words.filter { word in
      (argument.language == nil || word.language == nil || word.language == argument.language)
        && (argument.scope == nil || word.scope.name == argument.scope?.rawValue)
    }
    self.init(
      words: asked.dropFirst(argument.offset).prefix(argument.limit).map {
        Entry(word: $0.word, count: 0, origin: $0.scope.name, since: Int($0.date))
      })
  }
}

extension WordStatusAnswer {
  init(_ status: WordStatus) {
    self.init(
      known: status.known, learned: status.learned, ignored: status.ignored,
      scopes: status.scopes)
  }
}

extension UserWords {
  /// What makes the words of this session out of those on disk.
  var sessionChanges: [UserWordChange] {
    learned.filter { $0.scope == .session }.map {
      UserWordChange(
        kind: .learn, word: $0.word, language: $0.language, scope: .session, date: $0.date)
    }
      + ignored.filter { $0.scope == .session }.map {
        UserWordChange(
          kind: .ignore, word: $0.word, language: $0.language, scope: .session, date: $0.date)
      }
  }
}

extension WordScope {
  /// The scope's name on the wire.
  var name: String {
    switch self {
    case .session: WordArgument.Scope.session.rawValue
    case .document: WordArgument.Scope.document.rawValue
    case .workspace: WordArgument.Scope.workspace.rawValue
    case .user: WordArgument.Scope.user.rawValue
    }
  }
}
