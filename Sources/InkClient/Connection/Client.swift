// A client that sends messages to a server and waits for responses, with timeouts.

package import InkJSON
package import InkRPC
package import InkSystem

/// A conversation with one server, over the pipes of a child process or any other pair of pipes.
///
/// It reads while it writes, so a deadlock with the server is impossible. Messages that were received but not requested
/// yet are kept in ``unread``. A client belongs to one thread.
package final class Client {
  /// The messages that were received but not requested yet, oldest first.
  package private(set) var unread: [Message] = []
  private var connection: Connection
  private var frames = FrameReader()
  private var parser = JSONParser()
  private var lastID: Int64 = 0
  /// The bytes held back between `hold` and `release`.
  private var held: [UInt8]?

  /// Connects to a server that is already running, reading from one descriptor and writing to the other.
  package init(reading: Descriptor, writing: Descriptor, patienceSeconds: Int = 10) {
    connection = Connection(reading: reading, writing: writing, patienceSeconds: patienceSeconds)
  }

  /// Connects to a child process over its pipes and takes ownership of it.
  package init(_ child: ChildProcess, patienceSeconds: Int = 10) {
    connection = Connection(child, patienceSeconds: patienceSeconds)
  }

  /// A descriptor that becomes readable when the server sends something, for programs that wait for other events too.
  package var descriptor: Descriptor { connection.incoming }

  /// What the server has written to standard error, if it is a process with piped errors.
  package var log: [UInt8] { connection.log }

  /// The process id of the server, if it is a child process.
  package var processID: Int32? { connection.child?.id }

  /// The server's peak resident memory, in bytes; nil while it runs, and if it is not a process.
  package var peakResidentBytes: Int? { connection.child?.usage?.peakResidentBytes }

  /// Sends a request and returns its id.
  package func request(_ method: String, _ parameters: JSONValue? = nil) throws(ClientError)
    -> RequestID
  {
    lastID += 1
    let id = RequestID.integer(lastID)
    try send(Frame.request(id, method, params: parameters))
    return id
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: JSONValue? = nil) throws(ClientError) {
    try send(Frame.notification(method, params: parameters))
  }

  /// Sends a request and waits for its result; an error response is thrown as ``ClientError/refused(method:_:)``.
  package func result(of method: String, _ parameters: JSONValue? = nil) throws(ClientError)
    -> JSONValue
  {
    switch try answer(to: try request(method, parameters)) {
    case .success(let result): return result
    case .failure(let error): throw .refused(method: method, error)
    }
  }

  /// Waits for the response to a request.
  package func answer(to id: RequestID) throws(ClientError) -> Result<JSONValue, RPCError> {
    let message = try next("the answer to request \(id.label)") { $0.answers(id) }
    guard case .response(_, let result) = message else { return .success(.null) }
    return result
  }

  /// Waits for the first matching message and removes it; others stay unread.
  ///
  /// `waitedFor` names what is expected in the message of an error. A server that reports progress is at work: each
  /// report restarts the wait.
  package func next(_ waitedFor: String, where isWanted: (Message) -> Bool) throws(ClientError)
    -> Message
  {
    var deadline = connection.deadline
    while true {
      if let index = unread.firstIndex(where: isWanted) { return unread.remove(at: index) }
      if connection.isAtEnd { throw .ended(waitedFor: waitedFor, connection.endingIfAny) }
      let count = unread.count
      try receive(until: deadline, waitingFor: waitedFor)
      if unread.dropFirst(count).contains(where: \.isProgress) { deadline = connection.deadline }
    }
  }

  /// Processes what has arrived, without waiting, and returns the unread messages. Once the server has ended and
  /// nothing is unread, this throws ``ClientError/ended(waitedFor:_:)``, because the descriptor would stay readable
  /// forever.
  package func receive() throws(ClientError) -> [Message] {
    while try connection.exchange(until: 0) { try takeMessages() }
    if unread.isEmpty, connection.isAtEnd {
      throw .ended(waitedFor: "its next message", connection.endingIfAny)
    }
    return unread
  }

  /// Discards all unread messages.
  package func discardUnread() {
    unread = []
  }

  /// Discards the matching unread messages. A client that sends many requests and only wants responses should do so
  /// regularly, because every wait searches all unread messages.
  package func discardUnread(where isUnwanted: (Message) -> Bool) {
    unread.removeAll(where: isUnwanted)
  }

  /// Holds back what is sent from now on, until ``release()``.
  package func hold() {
    held = held ?? []
  }

  /// Sends the held-back bytes in one piece.
  package func release() throws(ClientError) {
    let bytes = held ?? []
    held = nil
    try send(bytes)
  }

  /// Sends raw bytes while receiving. If the server is gone nothing is written, and the next wait reports it.
  package func send(_ bytes: [UInt8]) throws(ClientError) {
    if held != nil {
      held?.append(contentsOf: bytes)
      return
    }
    connection.enqueue(bytes)
    let deadline = connection.deadline
    while connection.isWriting { try receive(until: deadline, waitingFor: "the server to read") }
  }

  /// Closes the server's input.
  package func close() {
    connection.close()
  }

  /// Reads all remaining output and waits until the server has exited; returns nil if it is not a process.
  package func end() throws(ClientError) -> ChildProcess.Ending? {
    let deadline = connection.deadline
    while !connection.isAtEnd {
      try receive(until: deadline, waitingFor: "the end of the server")
    }
    return try connection.end(until: deadline)
  }

  private func receive(until deadline: UInt64, waitingFor what: String) throws(ClientError) {
    guard try connection.exchange(until: deadline) else {
      throw .nothingCame(waitedFor: what, seconds: connection.patienceSeconds)
    }
    try takeMessages()
  }

  private func takeMessages() throws(ClientError) {
    frames.append(connection.takeReceived())
    do {
      while let body = try frames.next() {
        unread.append(try Message(parsing: body, with: &parser))
      }
    } catch let error as FrameError {
      throw .notAFrame(error)
    } catch let error as MessageError {
      throw .notAMessage(error)
    } catch {
      preconditionFailure("frames and messages throw their own errors only, not \(error)")
    }
  }
}

extension Message {
  /// Whether this is the response to a request.
  package func answers(_ request: RequestID) -> Bool {
    if case .response(request, _) = self { true } else { false }
  }
}

extension Message {
  /// Whether this is the standard's report of progress.
  fileprivate var isProgress: Bool {
    if case .notification("$/progress", _) = self { true } else { false }
  }
}

extension RequestID {
  /// The id in JSON, for error messages.
  var label: String {
    switch self {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .null: "null"
    }
  }
}
