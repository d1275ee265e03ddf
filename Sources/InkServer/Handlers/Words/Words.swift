// The commands about words: learn, unlearn, ignore, stop ignoring, forget, list, export and import.

import InkEngine
import InkLSP
import InkLexicon
import InkRPC
import InkSettings

extension Session {
  /// Changes the words in memory immediately; a change that is to persist is answered once it is on disk.
  mutating func change(
    _ kind: UserWordChange.Kind, _ argument: WordArgument
  ) throws -> MethodTable<Session>.Outcome {
    try checkKeepsWords(about: argument.uri)
    let project = argument.scope == .workspace ? try self.project(of: argument) : nil
    if kind == .unlearn || kind == .ignore { learningQueue.retracted.drop(argument.word) }
    let changes = apply(wantedChanges(kind, argument, in: project))
    let answer = ChangedAnswer(
      changed: !changes.isEmpty, file: project?.wordsFile,
      message: kind.message(about: argument.word, changed: !changes.isEmpty))
    return self.answer(answer, onceRecorded: changes.filter { $0.scope != .session })
  }

  /// Throws if the provider of a document, without one that of the main folder, keeps no words.
  private mutating func checkKeepsWords(about uri: String? = nil) throws {
    let folder = uri.flatMap { try? documents.document($0).folder } ?? settings.mainFolder
    guard settings.settings(ofFolder: folder).provider.kind.isEnabled else {
      throw ServerError.withoutWords
    }
  }

  /// Returns the changes that a command about a word asks for, whether or not they have an effect.
  private func wantedChanges(
    _ kind: UserWordChange.Kind, _ argument: WordArgument, in project: ProjectFolder?
  ) -> [UserWordChange] {
    var own = argument
    own.uri = argument.uri.map { projectResolver.canonicalURI(of: $0) }
    // A word to be removed may be stored under the client's spelling of the URI.
    let isRemoval = kind == .unlearn || kind == .removeIgnored
    let arguments = isRemoval && own.uri != argument.uri ? [own, argument] : [own]
    return arguments.flatMap {
      // Without a scope, a word is added for the user and removed from all scopes.
      engine.changes(
        for: UserWordChange(kind, $0, in: project?.uri, date: effects.clock.secondsSince1970),
        everywhere: $0.scope == nil)
    }
  }

  /// Applies changes in memory; returns those that had an effect and those that the store failed to save before.
  private mutating func apply(_ wanted: [UserWordChange]) -> [UserWordChange] {
    var changes: [UserWordChange] = []
    for change in wanted {
      let isNew = engine.apply(change)
      if isNew {
        scheduleAllDiagnostics()
        tellExternalProvider(change)
      }
      if storeTraffic.words.retries(change) || isNew { changes.append(change) }
    }
    return changes
  }

  /// Returns the folder whose words a command means: that of the document it names, otherwise the first of the
  /// workspace.
  private func project(of argument: WordArgument) throws -> ProjectFolder {
    let uri =
      try argument.uri.map { try documents.document($0).folder } ?? settings.mainFolder
    if let project = settings.project(at: uri) { return project }
    let outside = argument.uri.flatMap { isFileOutsideUTF8($0) ? $0 : nil }
    if let outside = outside ?? client.folderOutsideUTF8 { throw ServerError.pathNotUTF8(outside) }
    throw ServerError.withoutWorkspace
  }

  func wordStatus(_ argument: WordArgument) -> WordStatusAnswer {
    let status = engine.wordStatus(
      argument.word, language: argument.language, document: argument.uri.map { address(of: $0) })
    let files = settings.projects.filter { status.folders.contains($0.uri) }.map(\.wordsFile)
    return WordStatusAnswer(status, files: files)
  }

  func learnedWords(_ argument: WordListArgument) -> WordListAnswer {
    WordListAnswer(engine.userWords.learned, argument)
  }

  func ignoredWords(_ argument: WordListArgument) -> WordListAnswer {
    WordListAnswer(engine.userWords.ignored, argument)
  }

  /// Forgets on disk first: the report brings back what is left.
  mutating func forget(_ command: ForgetCommand) -> MethodTable<Session>.Outcome {
    var parts = [Forgetting(command.part)]
    if case .document(let uri) = parts[0] {
      // What was learned under the client's spelling of the URI is forgotten as well.
      let canonicalURI = projectResolver.canonicalURI(of: uri)
      if canonicalURI != uri { parts.append(.document(canonicalURI)) }
    }
    var ofSession = ForgottenCounts()
    for part in parts {
      let (learned, ignored) = engine.userWords.meant(by: part)
      for word in learned { tellExternalProvider(UserWordChange(.unlearn, word)) }
      for word in ignored { tellExternalProvider(UserWordChange(.removeIgnored, word)) }
      ofSession += engine.forget(part)
      storeTraffic.giveUp(part)
      abandonReading(RPCError(ServerError.readingGivenUp)) { part.means(readingOf: $0.source) }
      documents.forEach { $0.forget(part) }
      learningQueue.retracted = RetractedWords()
    }
    let token = enqueue(.forget(parts, date: effects.clock.secondsSince1970))
    engine.userNgrams = nil
    enqueue([.ngrams(anew: true)])
    return .deferred(
      Deferred(token: token) { session, result in
        session.scheduleAllDiagnostics()
        var forgotten = try result.forgotten
        forgotten += ofSession
        return ForgetCommand.Answer(forgotten)
      })
  }

  mutating func exportWords(_ argument: WordFileArgument) -> MethodTable<Session>.Outcome {
    let path = effects.files.expandingHome(argument.path)
    let token = enqueue(.export(path: path, argument.format))
    return .deferred(
      Deferred(token: token) { _, result in
        let (written, leftOut) = try result.exported
        var answer = WordFileAnswer(written)
        answer.leftOut = leftOut
        return answer
      })
  }

  mutating func importWords(
    _ argument: WordFileArgument
  ) throws -> MethodTable<Session>.Outcome {
    try checkKeepsWords()
    let token = enqueue(
      .import(
        path: effects.files.expandingHome(argument.path), argument.format,
        language: argument.language, date: effects.clock.secondsSince1970))
    return .deferred(
      Deferred(token: token) { _, result in
        let (new, badLines, moreBadLines) = try result.imported
        var answer = WordFileAnswer(new)
        answer.badLines = badLines
        answer.moreBadLines = moreBadLines == 0 ? nil : moreBadLines
        return answer
      })
  }
}

extension Forgetting {
  /// Whether the reading of a text must be abandoned, because it would bring back what is forgotten. Which words a text
  /// contains is unknown until it has been read.
  fileprivate func means(readingOf source: String) -> Bool {
    switch self {
    case .document: means(textAt: source)
    case .word, .period, .all: true
    case .workspaces: false
    }
  }
}
