// Converts the user's words between the protocol and the engine.

import InkEngine
import InkLSP
import InkLexicon

extension WordListAnswer {
  /// Creates the requested part of a list.
  init(_ words: [UserWord], _ argument: WordListArgument) {
    let asked = words.filter { word in
      LanguageTag.covers(word.language, argument.language)
        && (argument.scope == nil || word.scope.name == argument.scope?.rawValue)
    }
    self.init(words: asked.dropFirst(argument.offset).prefix(argument.limit).map { Entry($0) })
  }
}

extension WordListAnswer.Entry {
  init(_ word: UserWord) {
    var (document, folder): (String?, String?)
    if case .document(let uri) = word.scope { document = uri }
    if case .workspace(let uri) = word.scope { folder = uri }
    self.init(
      word: word.word, count: word.count, origin: word.origin.rawValue,
      since: Int(clamping: word.date), scope: word.scope.name, document: document, folder: folder,
      language: word.language)
  }
}

extension WordStatusAnswer {
  init(_ status: WordStatus, files: [String]) {
    self.init(
      known: status.known, learned: status.learned, ignored: status.ignored,
      scopes: status.scopes, files: files)
  }
}

extension UserWordChange {
  /// Creates the change that a command about a word requests; without a scope, it concerns the user's words. `folder`
  /// is the folder for the scope `workspace`.
  init(_ kind: Kind, _ argument: WordArgument, in folder: String?, date: Int64) {
    let scope: WordScope =
      switch argument.scope {
      case .session: .session
      case .document: .document(argument.uri ?? "")
      case .workspace: .workspace(folder ?? "")
      case .user, nil: .user
      }
    self.init(
      kind: kind, word: argument.word, language: argument.language, scope: scope, date: date)
  }
}

extension Forgetting {
  init(_ part: ForgetCommand.Part) {
    switch part {
    case .word(let word): self = .word(word)
    case .document(let uri): self = .document(uri)
    case .period(let period): self = .period(period)
    case .workspaces: self = .workspaces
    case .all: self = .all
    }
  }
}

extension WordFileAnswer {
  init(_ counts: WordListCounts) {
    self.init()
    words = counts.words
    ignoredWords = counts.ignoredWords
    replacements = counts.replacements
    corrections = counts.corrections
    emoji = counts.emoji
  }
}

extension ForgetCommand.Answer {
  init(_ counts: ForgottenCounts) {
    self.init()
    words = counts.words
    ignoredWords = counts.ignoredWords
    texts = counts.texts
    replacements = counts.replacements
    corrections = counts.corrections
    emoji = counts.emoji
  }
}
