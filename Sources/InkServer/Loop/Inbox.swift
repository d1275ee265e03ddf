// The received messages in order, with queries that later messages made obsolete refused.

import InkJSON
import InkLSP
package import InkRPC

/// Bytes are appended, and `next` returns one message after another. Messages are never reordered. A later message can
/// only cancel or supersede a query, which is then refused without being processed.
package struct Inbox {
  /// Something to process.
  package enum Arrival {
    /// A message to handle.
    case message(Message)
    /// A request to refuse, and why.
    case refused(RequestID, RPCError)
    /// An invalid message; the id is nil if no response is expected.
    case damaged(RequestID?, RPCError)
    /// A change that cannot be read, of the document with this URI.
    case unreadChange(String)
    /// The stream is damaged and cannot be read any further.
    case lost(RPCError)
  }

  private struct Entry {
    var arrival: Arrival
    var byteCount: Int
    private var foundRole: MessageRole?

    init(_ arrival: Arrival, byteCount: Int) {
      self.arrival = arrival
      self.byteCount = byteCount
    }

    /// Whether it may be a query, judging by its method alone.
    var mayBeQuery: Bool {
      if case .message(let message) = arrival { MessageRole.mayBeQuery(message) } else { false }
    }

    /// Returns its role, determined once and only if other messages are waiting.
    mutating func role() -> MessageRole {
      if let foundRole { return foundRole }
      var role = MessageRole.other
      if case .message(let message) = arrival { role = MessageRole(message) }
      foundRole = role
      return role
    }
  }

  private var reader = FrameReader(beginningBytes: RPCLimits.beginningBytes)
  private var parser = JSONParser()
  /// The waiting messages, from `head` on.
  private var entries: [Entry] = []
  private var head = 0
  private var byteCount = 0
  private var isLost = false

  /// Creates an empty inbox.
  package init() {}

  /// Whether no messages are waiting.
  package var isEmpty: Bool { head == entries.count }

  /// Whether to read more before the waiting messages are processed.
  var hasRoom: Bool {
    !isLost && entries.count - head < Limits.lookAheadMessages && byteCount < Limits.lookAheadBytes
  }

  /// Whether the next message is a query that a later one may make obsolete.
  var beginsWithQuery: Bool {
    !isEmpty && entries[head].mayBeQuery
  }

  /// Appends bytes received from the stream.
  package mutating func append(_ bytes: Span<UInt8>) {
    reader.append(bytes)
    fill()
  }

  /// Returns the next thing to process; nil if no complete message has arrived.
  package mutating func next() -> Arrival? {
    guard !isEmpty else { return nil }
    var entry = entries[head]
    head += 1
    byteCount -= entry.byteCount
    let fate = fate(of: &entry)
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    } else if Limits.lookAheadMessages <= head {
      entries.removeFirst(head)
      head = 0
    }
    fill()
    return fate
  }

  /// Refuses a request that a later message cancelled or superseded.
  private mutating func fate(of entry: inout Entry) -> Arrival {
    guard case .message(.request(let id, let method, _)) = entry.arrival else {
      return entry.arrival
    }
    if isEmpty { return entry.arrival }
    // A session whose client takes one of these back could neither begin nor end properly.
    if method == InitializeRequest.method || method == ShutdownRequest.method {
      return entry.arrival
    }
    let role = entry.role()
    var textChanged = false
    for index in head..<entries.count {
      switch (entries[index].role(), role) {
      case (.cancel(id), _):
        return .refused(id, .cancelled)
      case (.change(let uri), .query(let query)) where uri == query.uri:
        textChanged = true
      case (.query(let newer), .query(let query)) where newer == query && textChanged:
        return .refused(id, .superseded)
      default:
        continue
      }
    }
    return entry.arrival
  }

  /// Decodes the frames received, as far as there is room.
  private mutating func fill() {
    while hasRoom {
      do throws(FrameError) {
        guard let body = try reader.next() else { return }
        entries += arrivals(of: body).enumerated().map { index, arrival in
          Entry(arrival, byteCount: index == 0 ? body.count : 0)
        }
        byteCount += body.count
      } catch {
        isLost = !error.isRecoverable
        entries += arrivals(after: error).map { Entry($0, byteCount: 0) }
      }
    }
  }

  /// Returns what is known of a frame that cannot be read.
  private mutating func arrivals(after error: FrameError) -> [Arrival] {
    let refusal = RPCError.brokenFrame(error)
    if isLost { return [.lost(refusal)] }
    let message = UnreadMessage(beginningOf: reader.skippedBeginning, with: &parser)
    let id = message.isResponse ? nil : message.id ?? .null
    return [.damaged(id, refusal)] + message.changes
  }

  private mutating func arrivals(of body: [UInt8]) -> [Arrival] {
    do throws(MessageError) {
      return [.message(try Message(parsing: body, with: &parser))]
    } catch {
      let message = UnreadMessage(beginningOf: body, with: &parser)
      return [.damaged(error.expectsResponse ? error.id : nil, error.error)] + message.changes
    }
  }
}

extension UnreadMessage {
  /// The change of a document that it announces, if it does.
  fileprivate var changes: [Inbox.Arrival] {
    guard method == DidChangeNotification.method, let documentURI else { return [] }
    return [.unreadChange(documentURI)]
  }
}
