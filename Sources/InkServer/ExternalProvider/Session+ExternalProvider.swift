// Asking the external provider, a program of its own, without ever waiting for it.

import InkEngine
import InkJSON
import InkLSP
package import InkRPC
import InkSettings
import InkText

extension Session {
  /// Which program should run, by the number of its run; nil for none.
  package var wantedExternalProvider: (run: Int, command: [String])? {
    guard externalProvider.isWanted, let plan = externalProvider.plan else { return nil }
    return (externalProvider.run, plan.command)
  }

  /// The next time at which the program is late.
  package var externalProviderDeadline: UInt64? { externalProvider.deadline }

  /// What is to be written to the program.
  package var externalProviderOutbox: Outbox {
    get { externalProvider.outbox }
    set { externalProvider.outbox = newValue }
  }

  /// Takes bytes that the program has written.
  package mutating func takeFromExternalProvider(_ bytes: [UInt8]) {
    let answer = externalProvider.receive(bytes, at: effects.clock.nanoseconds)
    logExternalProviderProblem()
    if let (waiting, texts) = answer { finish(waiting, with: texts) }
  }

  /// Takes it that the program has ended or could not be started.
  package mutating func externalProviderFailed(_ reason: String) {
    let waiting = externalProvider.fail(reason, at: effects.clock.nanoseconds)
    logExternalProviderProblem()
    if let waiting { finish(waiting, with: []) }
  }

  /// Logs why the program was given up; repeats are dropped.
  private mutating func logExternalProviderProblem() {
    if let problem = externalProvider.problem { logMessage("provider.external: \(problem)") }
  }

  /// Goes on without the program where it is late, and asks what it was too early to ask.
  package mutating func expireExternalProvider() {
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

  /// Starts, replaces or stops the program as the settings now say.
  mutating func applyExternalProviderSettings() {
    let wanted = settings.layers.main.provider
    let plan = ExternalProviderPlan(wanted)
    if plan == nil, wanted.kind == .external || wanted.kind == .merged {
      logMessage("provider.external.command is not set in your config.json; suggestions are local")
    }
    if let waiting = externalProvider.connect(plan) { finish(waiting, with: []) }
  }

  /// A token to answer a request by when the program has answered; nil where it is not asked, so that the request is
  /// answered at once.
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

  /// Asks the program about a place for whoever then waits; false where it is not to be asked or cannot be.
  mutating func askExternalProvider(
    _ uri: String, text: String? = nil, limit: Int? = nil,
    for use: ExternalProviderLink.Waiting.Use,
    at point: (Document) -> TextPoint
  ) throws -> Bool {
    guard let plan = externalProvider.plan else { return false }
    let (question, version) = try documents.with(uri) { document in
      let question = Question(
        at: point(document), want: .suggestions, limit: limit, text: text)
      let external = engine.externalQuestion(question, in: &document, bytes: plan.contextBytes)
      return (external, document.version)
    }
    guard let question else { return false }
    let (isAsked, dropped) = externalProvider.ask(
      JSONValue(question, patience: plan.patience),
      for: ExternalProviderLink.Waiting(uri: uri, version: version, use: use),
      languages: engine.settings.allLanguages, at: effects.clock.nanoseconds)
    if let dropped { finish(dropped, with: []) }
    return isAsked
  }

  /// What the program has suggested, as the engine takes it; nil where that is nothing.
  func externalAnswer(_ suggestions: [ExternalSuggestion]) -> ExternalAnswer? {
    guard !suggestions.isEmpty, let plan = externalProvider.plan else { return nil }
    return ExternalAnswer(
      source: externalProvider.name ?? "external", isAlone: plan.isAlone, suggestions: suggestions)
  }

  /// Answers who waited; what the program said about a text that was changed since is void.
  private mutating func finish(
    _ waiting: ExternalProviderLink.Waiting, with texts: [ExternalSuggestion]
  ) {
    let isFresh = (try? documents.document(waiting.uri))?.version == waiting.version
    let texts = isFresh ? texts : []
    switch waiting.use {
    case .request(let token): finishAnswer(token, .external(texts))
    case .publication(let point):
      if !texts.isEmpty { try? sendAutocomplete(waiting.uri, at: point, external: texts) }
    }
  }
}
