// The bytes of a language pack, either an array in memory or a mapped file.

/// Read-only bytes that are shared and never copied.
///
/// The reader relies on neither their alignment nor their contents, only on their staying in place unchanged while the
/// owner is alive.
package struct PackBytes: Sendable {
  private let storage: Storage

  /// Creates a copy of bytes in memory.
  package init(_ bytes: [UInt8]) {
    storage = Storage(bytes)
  }

  /// Creates a view of bytes kept in place by another object, such as a mapped file; retains the owner.
  package init(owner: any AnyObject & Sendable, buffer: UnsafeRawBufferPointer) {
    storage = Storage(owner, buffer)
  }

  /// The number of bytes.
  package var count: Int { storage.buffer.count }

  /// Calls a closure with the bytes, which are valid only until `body` returns.
  func withBytes<R>(_ body: (RawSpan) throws -> R) rethrows -> R {
    // A local copy of the pointer: the optimizer of Swift 6.3.1 fails on a span of a class's property.
    let buffer = storage.buffer
    defer { withExtendedLifetime(storage) {} }
    return try body(buffer.bytes)
  }

  /// The location of the bytes and the object that keeps them there. Nothing in it changes after `init`, so it can be
  /// shared between threads although it holds a pointer.
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
