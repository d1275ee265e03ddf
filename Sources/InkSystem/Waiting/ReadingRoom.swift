// Where bytes are read into, kept from one reading to the next.

/// Room for the bytes of one reading.
///
/// Who reads again and again keeps one: so much memory is given back to the system when it is freed, and comes again
/// page by page.
package final class ReadingRoom {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Room for so many bytes, at least one.
  package init(byteCount: Int = 64 * 1024) {
    bytes = .allocate(capacity: max(1, byteCount))
  }

  deinit { bytes.deallocate() }
}
