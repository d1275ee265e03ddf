// The bytes of a file as text, for comparison.

extension [UInt8] {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
