// Text out of bytes that are read in place.

extension String {
  /// Creates a text from UTF-8 bytes.
  package init(utf8 bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
