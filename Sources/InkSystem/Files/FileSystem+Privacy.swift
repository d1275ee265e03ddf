// Who besides this user may access a file or a folder, and taking that away.

internal import Glibc

extension FileSystem {
  /// Takes a file of this user's from all others; returns whether none of them can access it now. True if there is
  /// none.
  package static func makePrivate(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return true }
    return status.st_uid == geteuid() && chmod(path, status.st_mode & 0o700) == 0
  }

  /// Whether other users may replace the files in a folder. The group of this process may, as on systems where each
  /// user has one.
  package static func isWritableByOthers(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_ISVTX == 0 else { return false }
    return status.st_mode & S_IWOTH != 0
      || status.st_mode & S_IWGRP != 0 && status.st_gid != getegid()
  }
}
