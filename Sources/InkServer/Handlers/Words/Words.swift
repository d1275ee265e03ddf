// The commands about words: taught, ignored, taken back, forgotten, listed, written out and read in.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSettings

extension Session {
  /// Changes the words in memory at once; what is to last is answered when it is on disk.
  mutating func change(
    _ kind: UserWordChange.Kind, _ argument: WordArgument
  ) throws -> MethodTable<Session>.Outcome {
    guard engine.takes(kind) else { throw ServerError.withoutWords }
    let project = argument.scope == .workspace ? try self.project(of: argument) : nil
    let changes = apply(wantedChanges(kind, argument, in: project))
    let answer = ChangedAnswer(
      changed: !changes.isEmpty, file: project?.wordsFile,
      message: kind.message(about: argument.word, changed: !changes.isEmpty))
    return self.answer(answer, whenRecorded: changes.filter { $0.scope != .session })
  }

  /// The changes that a command about a word asks for, whether they change anything or not.
  private func wantedChanges(
    _ kind: UserWordChange.Kind, _ argument: WordArgument, in project: ProjectFolder?
  ) -> [UserWordChange] {
    var own = argument
    own.uri = argument.uri.map { projectResolver.canonicalURI(of: $0) }
    // What is taken away may be kept under the address as the client spells it.
    let isRemoval = kind == .unlearn || kind == .removeIgnored
    let arguments = isRemoval && own.uri != argument.uri ? [own, argument] : [own]
    return arguments.flatMap {
      // Without a scope a word is added for the user, and taken back wherever it holds.
      engine.changes(
        for: UserWordChange(kind, $0, in: project?.uri, date: effects.clock.secondsSince1970),
        everywhere: $0.scope == nil)
    }
  }

  /// Makes changes in memory; gives those that changed something, and those that the store has refused before.
  private mutating func apply(_ wanted: [UserWordChange]) -> [UserWordChange] {
    var changes: [UserWordChange] = []
    for change in wanted {
      let isNew = engine.apply(change)
      if isNew {
        scheduleAllDiagnostics()
        externalProvider.tell(JSONValue(change))
      }
      if store.words.retries(change) || isNew { changes.append(change) }
    }
    return changes
  }

  /// The folder whose words a command means: that of the document it names, else the first of the workspace.
  private func project(of argument: WordArgument) throws -> ProjectFolder {
    let uri =
      try argument.uri.map { try documents.document($0).folder } ?? settings.layers.mainFolder
    guard let project = settings.project(at: uri) else { throw ServerError.withoutWorkspace }
    return project
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

  /// Forgets on disk first: what is left comes back with the report.
  mutating func forget(_ command: ForgetCommand) -> MethodTable<Session>.Outcome {
    var parts = [Forgetting(command.part)]
    if case .document(let uri) = parts[0] {
      // What was learned under the address as the client spells it goes as well.
      let canonicalURI = projectResolver.canonicalURI(of: uri)
      if canonicalURI != uri { parts.append(.document(canonicalURI)) }
    }
    var ofSession = ForgottenCounts()
    for part in parts {
      let (learned, ignored) = engine.userWords.meant(by: part)
      for word in learned { externalProvider.tell(JSONValue(UserWordChange(.unlearn, word))) }
      for word in ignored { externalProvider.tell(JSONValue(UserWordChange(.removeIgnored, word))) }
      ofSession += engine.forget(part)
      store.giveUp(part)
      giveUpReading(RPCError(ServerError.readingGivenUp)) { part.means(readingOf: $0.source) }
      documents.forEach { $0.forget(part) }
    }
    let token = enqueue(.forget(parts, date: effects.clock.secondsSince1970))
    engine.userNgrams = nil
    loadNgrams(anew: true)
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
    let token = enqueue(.export(path: path, WordListFormat(argument.format)))
    return .deferred(
      Deferred(token: token) { _, result in
        let (count, leftOut) = try result.exported
        return WordFileAnswer(count: count, leftOut: leftOut)
      })
  }

  mutating func importWords(
    _ argument: WordFileArgument
  ) throws -> MethodTable<Session>.Outcome {
    guard engine.takes(.learn) else { throw ServerError.withoutWords }
    let token = enqueue(
      .import(
        path: effects.files.expandingHome(argument.path), WordListFormat(argument.format),
        language: argument.language, date: effects.clock.secondsSince1970))
    return .deferred(
      Deferred(token: token) { _, result in
        let (count, badLines) = try result.imported
        return WordFileAnswer(count: count, badLines: badLines)
      })
  }
}

extension Forgetting {
  /// Whether what is being read of a text is meant: it would come back when the text is read. Which words stand in it,
  /// nobody knows before.
  fileprivate func means(readingOf source: String) -> Bool {
    switch self {
    case .document(let uri): source == uri || source.hasPrefix(uri + "/")
    case .word, .period, .all: true
    }
  }
}
