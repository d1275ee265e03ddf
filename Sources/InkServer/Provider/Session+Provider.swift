// Asking the provider that is a program of its own, without ever waiting for it.

import InkEngine
import InkJSON
import InkLSP
package import InkRPC
import InkSettings
import InkText

extension Session {
  /// Which program should run, by the number of its run; nil for none.
  package var wantedProvider: (run: Int, command: [String])? {
    guard provider.isWanted, let plan = provider.plan else { return nil }
    return (provider.run, plan.command)
  }

  /// The next time at which the program is late.
  package var providerDeadline: UInt64? { provider.deadline }

  /// What is to be written to the program.
  package var providerOutbox: Outbox {
    get { provider.outbox }
    set { provider.outbox = newValue }
  }

  /// Takes bytes that the program has written.
  package mutating func takeFromProvider(_ bytes: [UInt8]) {
    let answer = provider.receive(bytes, at: effects.nanoseconds())
    tellOfProvider()
    if let (waiting, texts) = answer { finish(waiting, with: texts) }
  }

  /// Takes it that the program has ended or could not be started.
  package mutating func providerFailed(_ reason: String) {
    let waiting = provider.fail(reason, at: effects.nanoseconds())
    tellOfProvider()
    if let waiting { finish(waiting, with: []) }
  }

  /// Tells why the program was given up, once.
  private mutating func tellOfProvider() {
    if let problem = provider.problem { logMessage("provider.external: \(problem)") }
  }

  /// Goes on without the program where it is late, and asks what it was too early to ask.
  package mutating func expireProvider() {
    guard let deadline = providerDeadline, deadline <= effects.nanoseconds() else { return }
    let late = provider.expire(at: effects.nanoseconds())
    tellOfProvider()
    if let late { finish(late, with: []) }
    if let due = provider.takePostponed(at: effects.nanoseconds()),
      case .publication(let point) = due.use,
      (try? documents.document(due.uri))?.version == due.version
    {
      _ = try? askProvider(due.uri, for: due.use) { _ in point }
    }
  }

  /// Brings the program up to date with the settings.
  mutating func planProvider() {
    let wanted = settings.layers.main.provider
    let plan = ProviderPlan(wanted)
    if plan == nil, wanted.kind == .external || wanted.kind == .merged {
      logMessage("provider.external.command is not set in your config.json; suggestions are local")
    }
    if let waiting = provider.connect(plan) { finish(waiting, with: []) }
  }

  /// A token to answer a request by when the program has answered; nil where it is not asked, so that the request is
  /// answered at once.
  mutating func askProvider(
    at place: TextDocumentPosition, text: String? = nil, limit: Int? = nil
  ) throws -> UInt64? {
    if provider.plan == nil { return nil }
    let token = pending.nextToken()
    let encoding = client.encoding
    let isAsked = try askProvider(place.uri, text: text, limit: limit, for: .request(token: token))
    {
      $0.text.point(of: place.position, in: encoding)
    }
    return isAsked ? token : nil
  }

  /// Asks the program about a place for whoever then waits; false where it is not to be asked or cannot be.
  mutating func askProvider(
    _ uri: String, text: String? = nil, limit: Int? = nil, for use: ProviderLink.Waiting.Use,
    at point: (Document) -> TextPoint
  ) throws -> Bool {
    guard let plan = provider.plan else { return false }
    let (question, version) = try documents.with(uri) { document in
      let question = Question(
        at: point(document), want: .suggestions, limit: limit, text: text)
      let outside = engine.outsideQuestion(question, in: &document, bytes: plan.contextBytes)
      return (outside, document.version)
    }
    guard let question else { return false }
    let (isAsked, dropped) = provider.ask(
      JSONValue(question, patience: plan.patience),
      for: ProviderLink.Waiting(uri: uri, version: version, use: use),
      languages: engine.settings.allLanguages, at: effects.nanoseconds())
    if let dropped { finish(dropped, with: []) }
    return isAsked
  }

  /// What the program has suggested, as the engine takes it; nil where that is nothing.
  func outsideAnswer(_ texts: [ProvidedText]) -> OutsideAnswer? {
    guard !texts.isEmpty, let plan = provider.plan else { return nil }
    return OutsideAnswer(texts, source: provider.name ?? "external", isAlone: plan.isAlone)
  }

  /// Answers who waited; what the program said about a text that was changed since is void.
  private mutating func finish(_ waiting: ProviderLink.Waiting, with texts: [ProvidedText]) {
    let isFresh = (try? documents.document(waiting.uri))?.version == waiting.version
    let texts = isFresh ? texts : []
    switch waiting.use {
    case .request(let token): finishAnswer(token, .provided(texts))
    case .publication(let point):
      if !texts.isEmpty { try? sendAutocomplete(waiting.uri, at: point, provided: texts) }
    }
  }
}
