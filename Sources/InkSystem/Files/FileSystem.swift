// Files and folders: reading whole files, creating, renaming, removing and listing.

internal import Glibc

/// Operations on files.
package enum FileSystem {
  /// Reads a whole file; throws if it is larger than the limit, in bytes, or not a regular file.
  ///
  /// Never blocks: a pipe in place of a file is refused.
  package static func read(_ path: String, limitBytes: Int) throws(SystemError) -> [UInt8] {
    let file = try openFile(path)
    _ = try size(of: file)
    return try file.readAll(limitBytes: limitBytes)
  }

  /// Reads the beginning of a file, at most so many bytes; throws if it is not a regular file, and never blocks.
  package static func readBeginning(
    of path: String, byteCount: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try openFile(path)
    _ = try size(of: file)
    var bytes: [UInt8] = []
    _ = try file.read(into: ReadBuffer(byteCount: byteCount)) { read in
      for index in read.indices { bytes.append(read[index]) }
    }
    return bytes
  }

  /// Whether there is something at a path that is not a regular file: a folder, a pipe, a device.
  package static func isOtherThanFile(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Whether there is nothing at a path, as far as this process may look.
  package static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && stat(path, &status) != 0 && errno == ENOENT
  }

  /// Whether anything exists at a path.
  package static func exists(_ path: String) -> Bool {
    isWhole(path) && access(path, F_OK) == 0
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether something exists at a path, belongs to the user of this process and is not a folder for the files of
  /// everybody, as `/tmp` is, which belongs to root.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    guard isWhole(path), stat(path, &status) == 0, status.st_uid == geteuid() else { return false }
    return status.st_mode & (S_ISVTX | S_IWOTH) != S_ISVTX | S_IWOTH
  }

  /// Creates a folder and its missing parents; only new ones get the mode.
  package static func makeFolder(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
    if isFolder(path) { return }
    try check(path)
    if exists(path) {
      throw SystemError(
        "create folder", path, reason: "expected a folder at \(path), found something else")
    }
    let parent = folder(of: path)
    if parent != path, !parent.isEmpty { try makeFolder(parent, mode: mode) }
    guard mkdir(path, mode) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw .last("create folder", path)
    }
  }

  /// Creates an empty file with this mode if there is none; an existing one may be read-only.
  package static func makeFile(_ path: String, mode: UInt32 = 0o600) throws(SystemError) {
    do throws(SystemError) {
      _ = try open(path, O_RDWR | O_CREAT, mode: mode)
    } catch {
      _ = try open(path, O_RDONLY)
    }
  }

  /// Renames a file within its file system; replaces a file with the new name.
  package static func rename(_ path: String, to new: String) throws(SystemError) {
    try check(path)
    try check(new)
    guard Glibc.rename(path, new) == 0 else { throw .last("rename", path) }
  }

  /// Removes a file; a missing one is not an error.
  package static func remove(_ path: String) throws(SystemError) {
    try check(path)
    guard unlink(path) == 0 || errno == ENOENT else { throw .last("remove", path) }
  }

  /// Returns the names in a folder, sorted by their bytes, without `.` and `..`.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    try check(folder)
    guard let stream = opendir(folder) else { throw .last("read folder", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a path with a leading `~` replaced by a home folder.
  package static func path(_ path: String, inHome home: String) -> String {
    path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// Returns the folder part of a path; "." for a bare name.
  package static func folder(of path: String) -> String {
    let trimmed = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Returns the absolute path without links of what is at a path; nil if there is nothing.
  package static func resolvedPath(_ path: String) -> String? {
    guard isWhole(path), let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether there is a symbolic link at a path.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the target of a symbolic link, as stored in it; nil if the path is not a link.
  package static func linkTarget(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Opens a file for reading, without waiting for a writer if it is a pipe.
  static func openFile(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_NONBLOCK)
  }

  /// Opens a file that child processes do not inherit.
  static func open(
    _ path: String, _ flags: Int32, mode: UInt32 = 0
  ) throws(SystemError) -> Descriptor {
    try check(path)
    let number = retryingOnInterrupt { Int(Glibc.open(path, flags | O_CLOEXEC, mode)) }
    guard 0 <= number else { throw .last("open", path) }
    return Descriptor(owning: Int32(truncatingIfNeeded: number), path)
  }

  /// Returns the size of an open file in bytes; throws for folders, pipes and devices.
  static func size(of file: Descriptor) throws(SystemError) -> Int {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .last("inspect", file.name) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError("open", file.name, reason: "expected a file, found something else")
    }
    return Int(status.st_size)
  }

  /// Throws for a path that the system would read only up to a NUL.
  static func check(_ path: String) throws(SystemError) {
    if isWhole(path) { return }
    throw SystemError("use", path, reason: "expected a path without the character NUL, found one")
  }

  private static func isWhole(_ path: String) -> Bool { !path.utf8.contains(0) }
}
