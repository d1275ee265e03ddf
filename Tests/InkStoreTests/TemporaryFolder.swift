// A folder of its own for one test, gone when the test is over.

import Glibc

/// Owns a folder in the system's place for temporary files.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/inkstore-XXXXXX".utf8CString)
    path = try template.withUnsafeMutableBufferPointer { characters in
      guard let start = characters.baseAddress, let made = mkdtemp(start) else {
        throw Failure(code: errno)
      }
      return String(cString: made)
    }
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// What is in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  struct Failure: Error { var code: Int32 }
}

/// Writes bytes to a file, over what was there.
func write(_ bytes: [UInt8], to path: String) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  defer { close(descriptor) }
  _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

/// The bytes of a file; none when it cannot be read.
func read(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  defer { close(descriptor) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
  return Array(bytes.prefix(max(0, count)))
}

/// The permission bits of a file; 0 when there is none.
func mode(of path: String) -> UInt32 {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}
