// Taking turns: processes that write in a folder lock it.

internal import Glibc

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
