// Files that several processes write: telling their states apart, and taking turns.

internal import Glibc

extension FileSystem {
  /// What changes whenever a file is written or replaced.
  package struct Stamp: Equatable, Sendable {
    private let file: UInt64
    private let byteCount: Int
    private let nanoseconds: Int
    /// When it was written last, in seconds since 1970.
    package let seconds: Int64

    fileprivate init(_ status: stat) {
      file = UInt64(status.st_ino)
      byteCount = Int(status.st_size)
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    }
  }

  /// The state of the file at a path; nil where there is none.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// What tells the file at a path from another one that takes its name; nil where there is none.
  package static func identity(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Sets the time at which a file was written last, so that whoever watches it looks at it.
  package static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }
}

extension FileSystem {
  /// Where a link leads, as it is written in it; nil for what is no link.
  package static func linkTarget(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The turn to write in a folder; whoever else wants it waits.
package struct FolderTurn {
  private let folder: Descriptor

  /// Waits for the turn; processes hold it for as long as they write a file.
  ///
  /// A shared turn is one of any number at once, which only a turn of one's own excludes.
  package init(_ path: String, isShared: Bool = false) throws(SystemError) {
    folder = try FileSystem.open(path, O_RDONLY | O_DIRECTORY)
    let number = folder.number
    let code = repeatingInterrupted { Int(flock(number, isShared ? LOCK_SH : LOCK_EX)) }
    guard code == 0 else { throw .last("lock", path) }
  }

  /// Gives the turn back, as the end of the process does.
  package func end() { flock(folder.number, LOCK_UN) }
}
