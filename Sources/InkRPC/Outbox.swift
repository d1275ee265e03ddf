// Frames on their way out, until the other side takes them.

/// A queue of frames that is written in small chunks and never blocks.
///
/// A frame with a key replaces one with the same key of which nothing has been written yet, so a slow
/// client finds the newest state and not every step to it.
package struct Outbox: Sendable {
  private struct Entry: Sendable {
    var frame: [UInt8]
    var key: String?
  }

  private let limitBytes: Int
  private var entries: [Entry] = []
  /// The entry that is being written, and how much of it has been.
  private var head = 0
  private var written = 0

  /// The bytes that wait.
  package private(set) var byteCount = 0

  /// An empty outbox with a limit in bytes.
  package init(limitBytes: Int = RPCLimits.outboxBytes) {
    self.limitBytes = limitBytes
  }

  /// Whether nothing waits.
  package var isEmpty: Bool { byteCount == 0 }

  /// Adds a frame at the end; one with the same key that waits as a whole is dropped.
  ///
  /// Throws `outboxFull` if more than the limit waits then; the frame is kept all the same.
  package mutating func enqueue(
    _ frame: [UInt8], replacing key: String? = nil
  ) throws(FrameError) {
    if let key { drop(key) }
    entries.append(Entry(frame: frame, key: key))
    byteCount += frame.count
    if limitBytes < byteCount { throw .outboxFull(limit: limitBytes) }
  }

  /// Gives the next bytes, at most 4,096, to `write`, which says how many of them it took.
  ///
  /// Does not call it if nothing waits.
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
