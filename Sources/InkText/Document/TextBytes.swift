// Whether bytes from outside are a text.

/// Whether bytes are a text as far as their first 64 KiB tell: UTF-8, without a NUL byte.
package func areText(_ bytes: [UInt8]) -> Bool {
  let first = bytes.prefix(64 * 1024)
  if first.contains(0) { return false }
  // A character may be cut where the first bytes end.
  let cuts = first.count < bytes.count ? 0...3 : 0...0
  return cuts.contains { String(validating: first.dropLast($0), as: UTF8.self) != nil }
}
