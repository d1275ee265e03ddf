// The bytes of a language pack, wherever they live: an array in memory or a mapped file.

/// Read-only bytes that are shared and never copied.
///
/// The reader trusts nobody's alignment or contents, only that the bytes stay where they are and as they
/// are while the owner lives.
package struct PackBytes: Sendable {
  private let storage: Storage

  /// Bytes in memory.
  package init(_ bytes: [UInt8]) {
    storage = Storage(bytes)
  }

  /// Bytes that somebody else keeps in place, such as a mapped file; the owner is held on to.
  package init(owner: any AnyObject & Sendable, buffer: UnsafeRawBufferPointer) {
    storage = Storage(owner, buffer)
  }

  /// How many bytes.
  package var count: Int { storage.buffer.count }

  /// Gives the bytes; they are gone when `body` returns.
  package func withBytes<R>(_ body: (RawSpan) throws -> R) rethrows -> R {
    // A local copy of the pointer: the optimiser of Swift 6.3.1 stops on a span of a class's property.
    let buffer = storage.buffer
    defer { withExtendedLifetime(storage) {} }
    return try body(buffer.bytes)
  }

  /// Where the bytes are and who keeps them there. Nothing in it changes after `init`, which is why it may
  /// be shared between threads although it holds a pointer.
  private final class Storage: @unchecked Sendable {
    let buffer: UnsafeRawBufferPointer
    private let owner: (any AnyObject & Sendable)?
    private let owned: UnsafeMutableRawBufferPointer?

    init(_ bytes: [UInt8]) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyBytes(from: bytes)
      buffer = UnsafeRawBufferPointer(copy)
      owned = copy
      owner = nil
    }

    init(_ owner: any AnyObject & Sendable, _ buffer: UnsafeRawBufferPointer) {
      self.buffer = buffer
      self.owner = owner
      owned = nil
    }

    deinit { owned?.deallocate() }
  }
}
