// Files that several processes write: telling one state from another.

internal import Glibc

extension FileSystem {
  /// A value that changes whenever a file is written or replaced.
  package struct Stamp: Equatable, Sendable {
    private let file: UInt64
    /// The size of the file, in bytes.
    package let byteCount: Int
    private let nanoseconds: Int
    /// The time of the last modification, in seconds since 1970.
    package let seconds: Int64

    fileprivate init(_ status: stat) {
      file = UInt64(status.st_ino)
      byteCount = Int(status.st_size)
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    }
  }

  /// Returns the state of the file at a path; nil if there is none.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// Returns what distinguishes the file at a path from another one that takes its name; nil if there is none.
  package static func identity(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Sets the modification time of a file to now, so that watchers of the file notice.
  package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}
