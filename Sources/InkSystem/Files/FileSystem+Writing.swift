// Replacing a file so that whoever reads it finds the old one or the new one, whole.

internal import Glibc

extension FileSystem {
  /// Writes a file under a temporary name beside it, brings it to the disk and renames it into place.
  ///
  /// The folder has to exist. The mode is that of the new file; without one it is that of the file which is replaced,
  /// else what the process gives its files. A link stays a link: the file it leads to is replaced. Nothing stays behind
  /// after an error.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32? = nil
  ) throws(SystemError) {
    try check(path)
    let path = resolved(path)
    let mode = mode ?? self.mode(of: path)
    let temporary = "\(path).\(getpid())-\(SystemClock.nanoseconds).new"
    do throws(SystemError) {
      let file = try open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode ?? 0o666)
      // The process's mask may have taken bits away that the caller asks for.
      if let mode, fchmod(file.number, mode) != 0 { throw .last("set the mode of", temporary) }
      try file.writeAll(bytes)
      guard fsync(file.number) == 0 else { throw .last("bring to the disk", temporary) }
      guard Glibc.rename(temporary, path) == 0 else { throw .last("replace", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    // The rename is only sure when the folder is on the disk too; a file system that cannot is no error.
    if let folder = try? open(folder(of: path), O_RDONLY | O_DIRECTORY) { fsync(folder.number) }
  }

  /// The permissions of an existing file.
  private static func mode(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// The path of an existing file with its links followed, or the same path.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
