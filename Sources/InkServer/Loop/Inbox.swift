// The messages that have come and wait for their turn, in order; queries that a later message made stale are marked.

import InkJSON
package import InkRPC

/// Bytes go in by `append`, and `next` gives one message after another. Messages are never reordered. A
/// later one can only cancel or supersede a query, which is then refused without being worked on.
package struct Inbox {
  /// Something to deal with.
  package enum Arrival {
    /// A message to handle.
    case message(Message)
    /// A request that needs no work, and why.
    case refused(RequestID, RPCError)
    /// Something that is no message; nil where nobody waits for an answer.
    case damaged(RequestID?, RPCError)
    /// The stream cannot be read any further.
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

    /// Whether it may be a query, by the method alone.
    var mayBeQuery: Bool {
      if case .message(let message) = arrival { MessageRole.mayBeQuery(message) } else { false }
    }

    /// The part it plays; found once, and only where others wait with it.
    mutating func role() -> MessageRole {
      if let foundRole { return foundRole }
      var role = MessageRole.other
      if case .message(let message) = arrival { role = MessageRole(message) }
      foundRole = role
      return role
    }
  }

  private var reader = FrameReader()
  private var parser = JSONParser()
  /// What waits, from `head` on.
  private var entries: [Entry] = []
  private var head = 0
  private var byteCount = 0
  private var isLost = false

  /// Creates an empty one.
  package init() {}

  /// Whether nothing waits.
  package var isEmpty: Bool { head == entries.count }

  /// Whether more should be read before what waits is dealt with.
  package var hasRoom: Bool {
    !isLost && entries.count - head < Limits.lookAheadMessages && byteCount < Limits.lookAheadBytes
  }

  /// Whether the next message is a query that a later one may make pointless.
  package var beginsWithQuery: Bool {
    !isEmpty && entries[head].mayBeQuery
  }

  /// Takes bytes as they came from the stream.
  package mutating func append(_ bytes: Span<UInt8>) {
    reader.append(bytes)
    fill()
  }

  /// The next thing to deal with; nil if nothing has come as a whole.
  package mutating func next() -> Arrival? {
    guard !isEmpty else { return nil }
    var entry = entries[head]
    head += 1
    byteCount -= entry.byteCount
    let fate = fate(of: &entry)
    if head == entries.count || Limits.lookAheadMessages <= head {
      entries.removeFirst(head)
      head = 0
    }
    fill()
    return fate
  }

  /// Refuses a request that was cancelled or superseded by what has come after it.
  private mutating func fate(of entry: inout Entry) -> Arrival {
    guard case .message(.request(let id, _, _)) = entry.arrival else { return entry.arrival }
    if isEmpty { return entry.arrival }
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

  /// Makes messages of the frames that have come, as far as there is room.
  private mutating func fill() {
    while hasRoom {
      do throws(FrameError) {
        guard let body = try reader.next() else { return }
        entries.append(entry(of: body))
        byteCount += body.count
      } catch {
        isLost = !error.placeIsKnown
        let error = RPCError.brokenFrame(error)
        let arrival: Arrival = isLost ? .lost(error) : .damaged(.null, error)
        entries.append(Entry(arrival, byteCount: 0))
      }
    }
  }

  private mutating func entry(of body: [UInt8]) -> Entry {
    do throws(MessageError) {
      let message = try Message(parsing: body, with: &parser)
      return Entry(.message(message), byteCount: body.count)
    } catch {
      return Entry(
        .damaged(error.wantsAnswer ? error.id : nil, error.error), byteCount: body.count)
    }
  }
}
