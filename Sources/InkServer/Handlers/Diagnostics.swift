// `textDocument/diagnostic`, and `publishDiagnostics` for clients that do not pull: unknown words.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkSettings
import InkText

extension Session {
  /// Responds immediately if the document has been checked, otherwise when it has: typing takes precedence.
  mutating func diagnostics(
    _ request: DocumentDiagnosticRequest
  ) throws -> MethodTable<Session>.Outcome {
    let (uri, previous) = (request.uri, request.previousResultID)
    if try check(uri, bytes: Limits.checkedBytes) {
      return .answer(try diagnosticReport(uri, previous: previous))
    }
    let token = pending.nextToken()
    diagnosticQueue.enqueueRequest(uri, token: token)
    return .deferred(
      Deferred(token: token) { session, _ in
        try session.diagnosticReport(uri, previous: previous)
      })
  }

  /// Continues looking for unknown words, for a millisecond or two.
  mutating func continueChecking() {
    guard let uri = diagnosticQueue.next else { return }
    guard (try? check(uri, bytes: Limits.checkedBytes)) != false else { return }
    let (tokens, isDue) = diagnosticQueue.finish(uri)
    for token in tokens { finishAnswer(token, .checked) }
    if isDue { publishDiagnostics(uri) }
  }

  /// Schedules the diagnostics of a document, which may have changed, for a client that does not pull. Does nothing if
  /// unknown words are not flagged, and none were.
  mutating func scheduleDiagnostics(_ uri: String) {
    if !client.capabilities.pullsDiagnostics,
      severity(for: uri) != nil || diagnosticQueue.hasDiagnostics(uri)
    {
      diagnosticQueue.enqueuePublication(uri)
    }
  }

  /// Schedules or refreshes the diagnostics of a document whose cursor has left an unknown word, or whose words are
  /// judged otherwise now. A client that has yet to answer a request to pull them will find that.
  mutating func restoreMarks(in uri: String) {
    if client.capabilities.pullsDiagnostics {
      if !pending.awaits(.refresh) { scheduleAllDiagnostics() }
    } else {
      scheduleDiagnostics(uri)
    }
  }

  /// Schedules or refreshes the diagnostics of all documents, which may have changed.
  mutating func scheduleAllDiagnostics() {
    guard client.capabilities.pullsDiagnostics else {
      for uri in documents.uris { scheduleDiagnostics(uri) }
      return
    }
    let mark = documents.uris.contains { severity(for: $0) != nil }
    guard client.capabilities.refreshesDiagnostics, lifecycle.allowsRequestsToClient,
      mark || diagnosticQueue.reportedDiagnostics
    else { return }
    diagnosticQueue.reportedDiagnostics = mark
    let id = pending.register(.refresh)
    send(Frame.request(id, DiagnosticRefresh.method, params: nil as JSONValue?))
  }

  /// Removes the diagnostics of a document, and refuses the requests that wait for them.
  mutating func clearDiagnostics(_ uri: String, _ error: RPCError) {
    let (tokens, _) = diagnosticQueue.finish(uri)
    for token in tokens { refuseAnswer(token, error) }
    if client.capabilities.pullsDiagnostics { return }
    publish([], of: uri, version: nil)
  }

  /// Checks part of a document; returns true if it is complete, or if its words are not flagged.
  private mutating func check(_ uri: String, bytes: Int) throws -> Bool {
    if severity(for: uri) == nil || documents.hasLostText(of: uri) { return true }
    return try documents.visit(uri) {
      engine.findUnknownWords(in: &$0, limit: Limits.diagnosticCount, bytes: bytes)
    }
  }

  private mutating func diagnosticReport(
    _ uri: String, previous: String?
  ) throws -> DocumentDiagnosticReport {
    let items = try diagnosticItems(of: documents.document(uri))
    return DocumentDiagnosticReport(items, resultID: items.name, previous: previous)
  }

  private mutating func publishDiagnostics(_ uri: String) {
    guard !documents.hasLostText(of: uri), let document = try? documents.document(uri) else {
      return
    }
    let isVersioned = client.capabilities.versionsDiagnostics && document.isVersioned
    let version = isVersioned ? document.version : nil
    publish(diagnosticItems(of: document), of: document.uri, version: version)
  }

  private mutating func publish(_ items: [Diagnostic], of uri: String, version: Int?) {
    guard diagnosticQueue.recordPublished(items.name, of: uri, isEmpty: items.isEmpty) else {
      return
    }
    let method = PublishDiagnosticsNotification.method
    let news = PublishDiagnosticsNotification(uri: uri, version: version, items: items)
    send(Frame.notification(method, params: news), replacing: "\(method) \(uri)")
  }

  private mutating func diagnosticItems(of document: Document) -> [Diagnostic] {
    let setting = settings.settings(of: document).diagnostics.unknownWords
    guard let severity = Diagnostic.Severity(setting) else { return [] }
    let positions = PositionWriter(text: document.text, encoding: client.encoding)
    return engine.unknownWords(in: document, limit: Limits.diagnosticCount).map { word in
      Diagnostic(
        range: positions.range(word), severity: severity,
        message: "“\(document.text.string(in: word))” is in no word list")
    }
  }

  /// Returns the severity for the words of a document; nil if they are not flagged. Called for every keystroke, so the
  /// document must not be copied.
  private mutating func severity(for uri: String) -> Diagnostic.Severity? {
    let found = try? documents.visit(uri) { settings.settings(of: $0).diagnostics.unknownWords }
    return found.flatMap(Diagnostic.Severity.init)
  }
}

extension [Diagnostic] {
  /// An id that equal lists share: a hash of their contents.
  fileprivate var name: String {
    var hash = FNVHash()
    for item in self {
      for number in [
        item.range.start.line, item.range.start.character, item.range.end.character,
        item.severity.rawValue,
      ] {
        for shift in stride(from: 0, to: 32, by: 8) {
          hash.combine(UInt8(truncatingIfNeeded: number >> shift))
        }
      }
      for byte in item.message.utf8 { hash.combine(byte) }
    }
    return String(hash.value, radix: 16)
  }
}
