// A client: sends messages to a server and waits for what comes back, never longer than it says.

package import InkJSON
package import InkRPC
package import InkSystem

/// A conversation with one server, over the pipes of a child process or any other pair of pipes.
///
/// While it writes it also reads, so it can never wait for a server that waits for it. What came and was not asked
/// for yet is kept in ``unread``. A client belongs to one thread.
package final class Client {
  /// What came and nobody asked for yet, oldest first.
  package private(set) var unread: [Message] = []
  private var connection: Connection
  private var frames = FrameReader()
  private var parser = JSONParser()
  private var lastID: Int64 = 0
  /// What is kept back between `hold` and `release`.
  private var held: [UInt8]?

  /// Talks to a server that somebody else runs: reads from one descriptor, writes to the other.
  package init(reading: Descriptor, writing: Descriptor, patienceSeconds: Int = 10) {
    connection = Connection(reading: reading, writing: writing, patienceSeconds: patienceSeconds)
  }

  /// Talks to a child process over its pipes; the child is the client's from now on.
  package init(_ child: ChildProcess, patienceSeconds: Int = 10) {
    connection = Connection(child, patienceSeconds: patienceSeconds)
  }

  /// What becomes readable when the server says something, for a program that waits for more than the server.
  package var descriptor: Descriptor { connection.incoming }

  /// What the server wrote to its standard error so far, if it is a process whose errors are piped.
  package var log: [UInt8] { connection.log }

  /// The number of the server's process, if it is one.
  package var processID: Int32? { connection.child?.id }

  /// The most memory the server had resident, in bytes; nil while it runs and if it is no process.
  package var peakResidentBytes: Int? { connection.child?.usage?.peakResidentBytes }

  /// Sends a request under the next number and returns that.
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

  /// Sends a request and waits for its result; an error of the server is thrown as ``ClientError/refused(method:_:)``.
  package func result(of method: String, _ parameters: JSONValue? = nil) throws(ClientError)
    -> JSONValue
  {
    switch try answer(to: try request(method, parameters)) {
    case .success(let result): return result
    case .failure(let error): throw .refused(method: method, error)
    }
  }

  /// Waits for the answer to a request.
  package func answer(to id: RequestID) throws(ClientError) -> Result<JSONValue, RPCError> {
    let message = try next("the answer to request \(id.label)") { $0.answers(id) }
    guard case .response(_, let result) = message else { return .success(.null) }
    return result
  }

  /// Waits for the first message that is wanted and takes it; the others stay unread.
  ///
  /// What is waited for is named for the error's sentence.
  package func next(_ waitedFor: String, where isWanted: (Message) -> Bool) throws(ClientError)
    -> Message
  {
    let deadline = connection.deadline
    while true {
      if let index = unread.firstIndex(where: isWanted) { return unread.remove(at: index) }
      if connection.isAtEnd { throw .ended(waitedFor: waitedFor, connection.endingIfAny) }
      try receive(until: deadline, waitingFor: waitedFor)
    }
  }

  /// Takes in what has come, without waiting, and returns what is unread now. Once a server has ended and nothing
  /// of it is unread, this throws ``ClientError/ended(waitedFor:_:)``: its descriptor would stay readable for ever.
  package func receive() throws(ClientError) -> [Message] {
    while try connection.exchange(until: 0) { try takeMessages() }
    if unread.isEmpty, connection.isAtEnd {
      throw .ended(waitedFor: "its next message", connection.endingIfAny)
    }
    return unread
  }

  /// Forgets what is unread.
  package func discardUnread() {
    unread = []
  }

  /// Forgets what is unread and not wanted. Who asks again and again and waits for answers alone does so between:
  /// every answer is looked for in all that is unread.
  package func discardUnread(where isUnwanted: (Message) -> Bool) {
    unread.removeAll(where: isUnwanted)
  }

  /// Keeps back what is sent from now on, until ``release()``.
  package func hold() {
    held = held ?? []
  }

  /// Sends what was kept back in one piece.
  package func release() throws(ClientError) {
    let bytes = held ?? []
    held = nil
    try send(bytes)
  }

  /// Sends bytes as they are and takes in what comes meanwhile. A server that is gone takes nothing; that shows in
  /// the waiting that follows.
  package func send(_ bytes: [UInt8]) throws(ClientError) {
    if held != nil {
      held?.append(contentsOf: bytes)
      return
    }
    connection.enqueue(bytes)
    let deadline = connection.deadline
    while connection.isWriting { try receive(until: deadline, waitingFor: "the server to read") }
  }

  /// Ends the server's input.
  package func close() {
    connection.close()
  }

  /// Reads all that still comes and waits until the server has ended by itself; nil if it is no process.
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
  /// Whether this is the answer to a request.
  package func answers(_ request: RequestID) -> Bool {
    if case .response(request, _) = self { true } else { false }
  }
}

extension RequestID {
  /// The id as JSON has it, for a sentence.
  var label: String {
    switch self {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .null: "null"
    }
  }
}
