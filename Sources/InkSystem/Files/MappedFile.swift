// A memory-mapped file: opened in microseconds, read page by page on access, shared between processes.

internal import Glibc

/// A whole file mapped read-only and shared.
///
/// The file must be replaced by rename and never rewritten in place: accessing a mapping of a truncated file crashes
/// the process.
package final class MappedFile: @unchecked Sendable {
  // Unchecked because a pointer is not Sendable; nothing writes to these bytes after `init`.

  /// The bytes of the file; valid as long as this object lives.
  package let buffer: UnsafeRawBufferPointer
  /// The path of the file.
  package let path: String

  /// Maps a regular file; the descriptor is closed at once.
  package init(_ path: String) throws(SystemError) {
    let file = try FileSystem.openFile(path)
    let size = try FileSystem.size(of: file)
    self.path = path
    if size == 0 {
      buffer = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_SHARED, file.number, 0), start != MAP_FAILED
    else { throw .last("map", path) }
    buffer = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    if let start = buffer.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: start), buffer.count)
    }
  }
}
