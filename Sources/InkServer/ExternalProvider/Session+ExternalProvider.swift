// Asking the external provider program without ever blocking on it.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSettings
import InkText

extension Session {
  /// The program that should be running, with the number of its run; nil for none.
  var wantedExternalProvider: (run: Int, command: [String])? {
    guard externalProvider.isWanted, let plan = externalProvider.plan else { return nil }
    return (externalProvider.run, plan.command)
  }

  /// The next time at which the program is overdue.
  var externalProviderDeadline: UInt64? { externalProvider.deadline }

  /// The bytes to write to the program.
  var externalProviderOutbox: Outbox {
    get { externalProvider.outbox }
    set { externalProvider.outbox = newValue }
  }

  /// Handles bytes that the program has written.
  mutating func takeFromExternalProvider(_ bytes: [UInt8]) {
    let answer = externalProvider.receive(bytes, at: effects.clock.nanoseconds)
    logExternalProviderProblem()
    if let (waiting, texts) = answer { finish(waiting, with: texts) }
  }

  /// Records that the program exited or could not be started.
  mutating func externalProviderFailed(_ reason: String) {
    let waiting = externalProvider.fail(reason, at: effects.clock.nanoseconds)
    logExternalProviderProblem()
    if let waiting { finish(waiting, with: []) }
  }

  /// Logs why the program failed last; repeated messages are dropped.
  private mutating func logExternalProviderProblem() {
    if let problem = externalProvider.problem { logMessage("provider.external: \(problem)") }
  }

  /// Continues without an overdue response, and asks a postponed question that is now due.
  mutating func expireExternalProvider() {
    guard let deadline = externalProviderDeadline, deadline <= effects.clock.nanoseconds else {
      return
    }
    let late = externalProvider.expire(at: effects.clock.nanoseconds)
    logExternalProviderProblem()
    if let late { finish(late, with: []) }
    if let due = externalProvider.takePostponed(at: effects.clock.nanoseconds),
      case .publication(let point) = due.use,
      (try? documents.document(due.uri))?.version == due.version
    {
      _ = try? askExternalProvider(due.uri, for: due.use) { _ in point }
    }
  }

  /// Starts, replaces or stops the program according to the settings.
  mutating func applyExternalProviderSettings() {
    let layers = settings.layers
    let kind = layers.settings(ofFolder: layers.mainFolder).provider.kind
    let plan = ExternalProviderPlan(kind, layers.session.provider.external)
    if plan == nil, kind.asksProgram {
      logMessage("provider.external.command is not set in your config.json; suggestions are local")
    }
    if let waiting = externalProvider.connect(plan) { finish(waiting, with: []) }
  }

  /// Returns the token with which a request is answered once the program has responded; nil if the program is not
  /// asked, so that the request is answered immediately.
  mutating func askExternalProvider(
    at place: TextDocumentPosition, text: String? = nil, limit: Int? = nil
  ) throws -> UInt64? {
    if externalProvider.plan == nil { return nil }
    let token = pending.nextToken()
    let encoding = client.encoding
    let isAsked = try askExternalProvider(
      place.uri, text: text, limit: limit, for: .request(token: token)
    ) {
      $0.text.point(of: place.position, in: encoding)
    }
    return isAsked ? token : nil
  }

  /// Asks the program about a position; returns false if it must not or cannot be asked.
  mutating func askExternalProvider(
    _ uri: String, text: String? = nil, limit: Int? = nil,
    for use: ExternalProviderLink.Waiting.Use,
    at point: (Document) -> TextPoint
  ) throws -> Bool {
    guard let plan = externalProvider.plan else { return false }
    let folder = try documents.focus(on: uri) { $0.folder }
    guard showsExternalProvider(folder) else { return false }
    let (question, version) = try documents.focus(on: uri) { document in
      let question = Question(
        at: point(document), want: .suggestions, limit: limit, text: text)
      let external = engine.externalQuestion(question, in: &document, bytes: plan.contextBytes)
      return (external, document.version)
    }
    guard let question else { return false }
    let (isAsked, dropped) = externalProvider.ask(
      JSONValue(question, patience: plan.patience),
      for: ExternalProviderLink.Waiting(uri: uri, version: version, use: use),
      languages: engine.settings.allLanguages(mainFolder: settings.mainFolder),
      at: effects.clock.nanoseconds)
    if let dropped { finish(dropped, with: []) }
    return isAsked
  }

  /// Tells the program about a change of the user's words, if it asked to be told; not about those of a folder that it
  /// must not see.
  mutating func tellExternalProvider(_ change: UserWordChange) {
    guard externalProvider.takesWords else { return }
    switch change.scope {
    case .workspace(let folder): if !showsExternalProvider(folder) { return }
    case .document(let uri): if !showsExternalProvider(address(of: uri).folder) { return }
    case .user, .session: break
    }
    externalProvider.tell(JSONValue(change))
  }

  /// Whether the program may see what is written in a folder: its own settings may keep that from the program, which is
  /// that of the main folder.
  private mutating func showsExternalProvider(_ folder: String?) -> Bool {
    settings.settings(ofFolder: folder).provider.kind.asksProgram
  }

  /// Returns the program's suggestions in the engine's form; nil if there are none.
  func externalAnswer(_ suggestions: [ExternalSuggestion]) -> ExternalAnswer? {
    guard !suggestions.isEmpty, let plan = externalProvider.plan else { return nil }
    return ExternalAnswer(
      source: externalProvider.name ?? "external", isAlone: plan.isAlone, suggestions: suggestions)
  }

  /// Abandons the questions about a document whose text is another or unknown from now on, and refuses the request that
  /// waits for one: the next text may have the same version.
  mutating func abandonExternalQuestions(about uri: String, _ error: RPCError) {
    if case .request(let token)? = externalProvider.giveUp(about: uri)?.use {
      refuseAnswer(token, error)
    }
  }

  /// Completes what was waiting for the program. Suggestions for a text that has changed since are discarded, and their
  /// request is refused: its position is one in the old text.
  private mutating func finish(
    _ waiting: ExternalProviderLink.Waiting, with texts: [ExternalSuggestion]
  ) {
    let isFresh = (try? documents.document(waiting.uri))?.version == waiting.version
    switch waiting.use {
    case .request(let token) where isFresh: finishAnswer(token, .external(texts))
    case .request(let token): refuseAnswer(token, .superseded)
    case .publication(let point) where isFresh && !texts.isEmpty:
      try? sendAutocomplete(waiting.uri, at: point, external: texts)
    case .publication: break
    }
  }
}
