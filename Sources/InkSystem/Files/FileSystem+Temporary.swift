// Temporary folders: created, and removed with their contents.

internal import Glibc

extension FileSystem {
  /// Creates a folder that only its owner can access, where the system keeps temporary files; returns its path.
  package static func makeTemporaryFolder(_ name: String) throws(SystemError) -> String {
    let parent = Environment.current["TMPDIR"] ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last("create a temporary folder in", parent) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder and its contents; links are removed, not followed. A missing folder is not an error.
  package static func removeFolder(_ path: String) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
    for name in try names(in: path) { try removeFolder("\(path)/\(name)") }
    guard rmdir(path) == 0 || errno == ENOENT else { throw .last("remove folder", path) }
  }
}
