// A buffer to read into, kept from one read to the next.

/// A buffer for the bytes of one read.
///
/// Keep one for repeated reads: the allocator returns so much memory to the system when it is freed, and gets it back
/// page by page.
package final class ReadBuffer {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Allocates room for a number of bytes, at least one.
  package init(byteCount: Int = 64 * 1024) {
    bytes = .allocate(capacity: max(1, byteCount))
  }

  deinit { bytes.deallocate() }
}
