// Files and folders: whole files in, whole files out.

internal import Glibc

/// What programs do with files.
package enum FileSystem {
  /// Reads a whole file; throws if it is larger than the limit, in bytes, or no file at all.
  ///
  /// Never waits: a pipe that was put where a file belongs is refused.
  package static func read(_ path: String, limitBytes: Int) throws(SystemError) -> [UInt8] {
    let file = try openFile(path)
    _ = try size(of: file)
    return try file.readAll(limitBytes: limitBytes)
  }

  /// Whether there is anything at a path.
  package static func exists(_ path: String) -> Bool {
    isWhole(path) && access(path, F_OK) == 0
  }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path, and it belongs to the user of this process.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && stat(path, &status) == 0 && status.st_uid == geteuid()
  }

  /// Makes a folder and those above it that are missing; only the new ones get the mode.
  package static func makeFolder(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
    if isFolder(path) { return }
    try check(path)
    let parent = folder(of: path)
    if parent != path, !parent.isEmpty { try makeFolder(parent, mode: mode) }
    guard mkdir(path, mode) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw .last("make folder", path)
    }
  }

  /// Makes an empty file where there is none, with this mode; one that is there may be read-only.
  package static func makeFile(_ path: String, mode: UInt32 = 0o600) throws(SystemError) {
    do throws(SystemError) {
      _ = try open(path, O_RDWR | O_CREAT, mode: mode)
    } catch {
      _ = try open(path, O_RDONLY)
    }
  }

  /// Gives a file another name in the same file system; what has that name is replaced.
  package static func rename(_ path: String, to new: String) throws(SystemError) {
    try check(path)
    try check(new)
    guard Glibc.rename(path, new) == 0 else { throw .last("rename", path) }
  }

  /// Removes a file; one that is not there is no error.
  package static func remove(_ path: String) throws(SystemError) {
    try check(path)
    guard unlink(path) == 0 || errno == ENOENT else { throw .last("remove", path) }
  }

  /// The names in a folder in the order of their bytes, without `.` and `..`.
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

  /// The path of the folder that a path stands in; "." for a bare name.
  package static func folder(of path: String) -> String {
    let trimmed = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The path of what is at a path, from the root and without links; nil if there is nothing.
  package static func truePath(_ path: String) -> String? {
    guard isWhole(path), let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether a symbolic link stands at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return isWhole(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Opens a file for reading without waiting for the writer that it would have if it were a pipe.
  static func openFile(_ path: String) throws(SystemError) -> Descriptor {
    try open(path, O_RDONLY | O_NONBLOCK)
  }

  /// Opens a file that child processes do not get.
  static func open(
    _ path: String, _ flags: Int32, mode: UInt32 = 0
  ) throws(SystemError) -> Descriptor {
    try check(path)
    let number = repeatingInterrupted { Int(Glibc.open(path, flags | O_CLOEXEC, mode)) }
    guard 0 <= number else { throw .last("open", path) }
    return Descriptor(owning: Int32(truncatingIfNeeded: number), path)
  }

  /// The size of an open file in bytes; throws for folders, pipes and devices.
  static func size(of file: Descriptor) throws(SystemError) -> Int {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .last("look at", file.name) }
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
