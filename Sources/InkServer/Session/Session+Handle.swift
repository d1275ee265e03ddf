// The path of a message through the session: accepted, looked up, handled, answered.

import InkJSON
import InkLSP
package import InkRPC
import Logging

extension Session {
  /// Processes the next arrival, in order.
  package mutating func receive(_ arrival: Inbox.Arrival) {
    switch arrival {
    case .message(let message): handle(message)
    case .refused(let id, let error), .damaged(let id?, let error): refuse(id, error)
    case .damaged(nil, let error): note(error, of: "an answer")
    case .unreadChange(let uri): loseText(of: uri)
    case .lost(let error):
      refuse(.null, error)
      fail()
    }
  }

  /// Processes a message; afterwards its response and all other consequences are in the outbox.
  package mutating func handle(_ message: Message) {
    loadIfDue()
    switch message {
    case .request(let id, let method, let params):
      handleRequest(id, method, JSONField(params, "params"))
    case .notification(let method, let params):
      handleNotification(method, JSONField(params, "params"))
    case .response(let id, let result):
      handleResponse(id, result)
    case .bare(let id):
      if !handleResponse(id, .success(.null)) { refuse(id, .bare) }
    }
  }

  private mutating func handleRequest(_ id: RequestID, _ method: String, _ params: JSONField) {
    do {
      if let refusal = lifecycle.refusal(of: method) { throw refusal }
      if method == ExecuteCommandRequest.method, Session.needsWords(params),
        loading.hold(id, params)
      {
        return
      }
      try answer(id, method, params)
    } catch {
      refuseAndLog(id, error)
    }
  }

  /// Whether a command reads or changes the user's words, or is unknown.
  private static func needsWords(_ params: JSONField) -> Bool {
    typingCommands.requests[params["command"].value?.string ?? ""] == nil
  }

  /// Processes the commands that waited for the user's words, once these are loaded.
  mutating func handleCommands() {
    for (id, params) in loading.takeCommands() {
      do {
        try answer(id, ExecuteCommandRequest.method, params)
      } catch {
        refuseAndLog(id, error)
      }
    }
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: JSONField) throws {
    guard let handler = Session.methods.requests[method] else {
      throw RPCError.methodNotFound(method)
    }
    if let uri = params["textDocument"]["uri"].value?.string, documents.hasLostText(of: uri) {
      throw ServerError.textUnknown
    }
    answer(id, try handler(&self, params), to: method)
  }

  private mutating func refuseAndLog(_ id: RequestID, _ error: any Error) {
    let error = RPCError(error)
    note(error, of: "a request")
    refuse(id, error)
  }

  private mutating func handleNotification(_ method: String, _ params: JSONField) {
    guard lifecycle.acceptsNotification(method),
      let handler = Session.methods.notifications[method]
    else { return }
    do {
      try handler(&self, params)
    } catch {
      // A notification has no response that could report the error.
      let error = RPCError(error)
      note(error, of: method)
      logMessage("\(method): \(error.message)")
      if method == DidChangeNotification.method,
        let uri = params["textDocument"]["uri"].value?.string
      {
        loseText(of: uri)
      }
    }
  }

  /// Stops answering for a document whose change could not be applied: edits that fit the text here may not fit the
  /// client's.
  private mutating func loseText(of uri: String) {
    guard documents.loseText(of: uri) else { return }
    let (opened, error) = (documents.openedURI(uri), RPCError(ServerError.textUnknown))
    abandonExternalQuestions(about: opened, error)
    clearDiagnostics(opened, error)
  }

  /// Logs an error without its message, which may contain the user's text.
  private func note(_ error: RPCError, of message: String) {
    log.notice(
      "A message was wrong", metadata: ["message": "\(message)", "code": "\(error.code.rawValue)"])
  }

  /// Appends a frame to the outbox; the session ends if the client leaves 64 MiB unread.
  mutating func send(_ frame: [UInt8], replacing key: String? = nil) {
    do {
      try outbox.enqueue(frame, replacing: key)
    } catch {
      if exitCode == nil { log.error("The client does not read, so the session ends") }
      fail()
    }
  }
}
