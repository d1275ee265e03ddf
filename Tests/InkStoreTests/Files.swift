// File helpers for tests: written in place, read whole, inspected.

import Glibc

/// Overwrites a file in place.
func write(_ bytes: [UInt8], to path: String) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  defer { close(descriptor) }
  _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

/// Returns the bytes of a file; empty if it cannot be read.
func read(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
  return Array(bytes.prefix(max(0, count)))
}

/// Returns the permission bits of a file; 0 if there is none.
func mode(of path: String) -> UInt32 {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}
