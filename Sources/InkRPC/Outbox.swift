// Outgoing frames, queued until the other side reads them.

/// A queue of frames that is written in small chunks and never blocks.
///
/// A keyed frame replaces a queued frame with the same key unless that one has been partly written, so a slow client
/// receives the latest state and not every step towards it.
package struct Outbox: Sendable {
  private struct Entry: Sendable {
    var frame: [UInt8]
    var key: String?
  }

  private let limitBytes: Int
  private var entries: [Entry] = []
  /// The index of the entry being written, and how many of its bytes have been written.
  private var head = 0
  private var written = 0

  /// The number of bytes waiting to be written.
  package private(set) var byteCount = 0

  /// Creates an empty outbox with a limit in bytes.
  package init(limitBytes: Int = RPCLimits.outboxBytes) {
    self.limitBytes = limitBytes
  }

  /// Whether no bytes are waiting.
  package var isEmpty: Bool { byteCount == 0 }

  /// Appends a frame and drops a queued one with the same key, unless that one has been partly written.
  ///
  /// Throws `outboxFull` if more bytes than the limit were already waiting after the frame being written; the frame is
  /// kept nevertheless. So a frame larger than the limit reaches a client that reads.
  package mutating func enqueue(
    _ frame: [UInt8], replacing key: String? = nil
  ) throws(FrameError) {
    if let key { drop(key) }
    let beingWritten = head < entries.count ? entries[head].frame.count - written : 0
    let isFull = limitBytes < byteCount - beingWritten
    entries.append(Entry(frame: frame, key: key))
    byteCount += frame.count
    if isFull { throw .outboxFull(limit: limitBytes) }
  }

  /// Passes the next bytes, at most 4,096, to `write`, which returns how many of them it accepted.
  ///
  /// Does not call `write` if no bytes are waiting.
  package mutating func writeChunk<E: Error>(_ write: (Span<UInt8>) throws(E) -> Int) throws(E) {
    while head < entries.count, entries[head].frame.isEmpty { head += 1 }
    guard head < entries.count else { return }
    let frame = entries[head].frame
    let end = min(written + RPCLimits.chunkBytes, frame.count)
    let chunk = frame.span
    let count = min(max(0, try write(chunk.extracting(written..<end))), end - written)
    written += count
    byteCount -= count
    if written == frame.count { finishHead() }
  }

  private mutating func finishHead() {
    entries[head] = Entry(frame: [], key: nil)
    head += 1
    written = 0
    if head == entries.count || (64 <= head && entries.count < 2 * head) {
      entries.removeFirst(head)
      head = 0
    }
  }

  private mutating func drop(_ key: String) {
    let firstWhole = written == 0 ? head : head + 1
    guard firstWhole < entries.count,
      let index = entries[firstWhole...].lastIndex(where: { $0.key == key })
    else { return }
    byteCount -= entries[index].frame.count
    entries.remove(at: index)
  }
}
