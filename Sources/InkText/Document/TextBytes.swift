// Whether external bytes are text.

/// Whether bytes are text, judged by the first 64 KiB: valid UTF-8 without a NUL byte.
package func looksLikeText(_ bytes: [UInt8]) -> Bool {
  let first = bytes.prefix(64 * 1024)
  if first.contains(0) { return false }
  // A character may be cut off at the end of the first bytes.
  let cuts = first.count < bytes.count ? 0...3 : 0...0
  return cuts.contains { String(validating: first.dropLast($0), as: UTF8.self) != nil }
}
