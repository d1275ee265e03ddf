// Messages that cannot be read: whoever waits for them is told, and so is whoever misses a change.

import InkJSON
package import InkRPC

extension Wrap {
  /// Tells the client what is wrong with its message. An invalid response of a server fails the request, which would
  /// otherwise never be answered; its other errors cannot be reported to anyone.
  package mutating func refuse(
    _ message: UnreadMessage, _ error: MessageError, from peer: Peer, at now: UInt64
  ) {
    if peer != .client {
      if !error.expectsResponse {
        receive(.response(id: error.id, result: .failure(error.error)), from: peer, at: now)
      }
      return
    }
    if error.expectsResponse { answer(error.id, .failure(error.error)) }
    missChange(message)
  }

  /// Does the same about a message in a frame that was skipped.
  package mutating func skip(
    _ message: UnreadMessage, _ error: FrameError, from peer: Peer, at now: UInt64
  ) {
    let error = RPCError.brokenFrame(error)
    if peer == .client, message.isResponse {
      if let id = message.id { _ = forwardResponse(id, .failure(error)) }
    } else if peer == .client {
      answer(message.id ?? .null, .failure(error))
      missChange(message)
    } else if let id = message.id, message.method == nil {
      receive(.response(id: id, result: .failure(error)), from: peer, at: now)
    }
  }

  /// Lets Inkling know, by a change without contents, which it refuses, that its text is not the client's any more.
  /// Nothing of the kind can be said to every server, so of the wrapped one the user is told, once.
  private mutating func missChange(_ message: UnreadMessage) {
    guard message.method == Route.documentChange, let uri = message.documentURI else { return }
    if abilities[.inkling] != nil {
      let params: JSONValue = ["textDocument": ["uri": .string(uri)]]
      send(Frame.notification(Route.documentChange, params: params), to: .inkling)
    }
    if hasToldOfChange || abilities[.wrapped]?.wants(Route.documentChange) != true { return }
    hasToldOfChange = true
    showWarning(
      "A change of a document could not be read, so \(name(.wrapped)) may have another text than the editor. Close the document and open it again."
    )
  }
}
