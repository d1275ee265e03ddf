// Replacing a file atomically: readers find the old or the new one, complete.

internal import Glibc

extension FileSystem {
  /// Writes a file under a temporary name next to it, flushes it to disk and renames it into place.
  ///
  /// The folder has to exist. The new file gets the given mode; without one that of the file it replaces, else the
  /// process's default. A link stays a link: its target is replaced, or made if there is none. Nothing is left behind
  /// after an error. What is not a file, such as a pipe or a device, is never replaced by one.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32? = nil
  ) throws(SystemError) {
    try check(path)
    guard !isOtherThanFile(path) else {
      throw SystemError("write to", path, reason: "expected a file, found something else")
    }
    let path = try resolved(path)
    let mode = mode ?? self.mode(of: path)
    let temporary = "\(path).\(getpid())-\(SystemClock.nanoseconds).new"
    do throws(SystemError) {
      let file = try open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode ?? 0o666)
      // The process's umask may have cleared bits that the caller asked for.
      if let mode, fchmod(file.number, mode) != 0 { throw .last("set the mode of", temporary) }
      try file.writeAll(bytes)
      guard fsync(file.number) == 0 else { throw .last("flush to disk", temporary) }
      guard Glibc.rename(temporary, path) == 0 else { throw .last("replace", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    // The rename is durable only when the folder is on disk too; a file system that does not support this is not an
    // error.
    if let folder = try? open(folder(of: path), O_RDONLY | O_DIRECTORY) { fsync(folder.number) }
  }

  /// Returns the permissions of an existing file; nil if there is none.
  private static func mode(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Returns the path of a file with its links resolved; what the last of them leads to need not exist. Throws for a
  /// link that leads to itself.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    if let real = resolvedPath(path) { return real }
    if errno == ELOOP { throw .last("write to", path) }
    guard let target = linkTarget(of: path) else { return path }
    return try resolved(target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)")
  }
}
