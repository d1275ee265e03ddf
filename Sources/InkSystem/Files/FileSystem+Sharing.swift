// Files that several processes write: distinguishing their states, and taking turns.

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

extension FileSystem {
  /// Returns the target of a symbolic link, as stored in it; nil if the path is not a link.
  package static func linkTarget(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// An exclusive or shared lock on a folder, for writing in it; others wait, but not for ever.
package struct FolderLock {
  private let folder: Descriptor

  /// Waits for the lock; processes hold it while they write a file. Gives up after some milliseconds, since a process
  /// that was stopped holds it until it goes on; the error then `isHeld`.
  ///
  /// Any number of shared locks may be held at once; only an exclusive one excludes them.
  package init(
    _ path: String, isShared: Bool = false, milliseconds: Int
  ) throws(SystemError) {
    folder = try FileSystem.open(path, O_RDONLY | O_DIRECTORY)
    let deadline = SystemClock.deadline(milliseconds: milliseconds)
    // Nothing tells when a lock is released.
    var pause = PollSet()
    while flock(folder.number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last("lock", path) }
      if deadline <= SystemClock.nanoseconds {
        throw SystemError(lockHeldFor: milliseconds, path)
      }
      _ = try pause.wait(until: SystemClock.deadline(milliseconds: FolderLock.retryMilliseconds))
    }
  }

  private static let retryMilliseconds = 5

  /// Releases the lock, as the end of the process does.
  package func end() { flock(folder.number, LOCK_UN) }
}
