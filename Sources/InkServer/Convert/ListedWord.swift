// Words of the user, between the protocol's types and the engine's.

import InkEngine
import InkLSP
import InkLexicon

extension WordListAnswer {
  /// Creates the part of a list that is asked for.
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
  /// What a command about a word wants: where no scope is told, of the user's words. The folder is the one that the
  /// scope `workspace` means.
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
    case .all: self = .all
    }
  }
}

extension WordListFormat {
  init(_ format: WordFileArgument.Format) { self = Self(named: format) ?? .plain }
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
