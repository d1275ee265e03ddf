// The server's access to the files of this machine.

import InkServer
import InkSystem

/// File access on the disks of this machine.
struct DiskFiles: FileAccess {
  let homeFolder: String

  func read(_ path: String, limitBytes: Int) throws -> [UInt8]? {
    do throws(SystemError) {
      return try FileSystem.read(path, limitBytes: limitBytes)
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    try FileSystem.write(bytes, to: path)
  }

  func resolvedPath(of path: String) -> String? { FileSystem.resolvedPath(path) }

  func exists(_ path: String) -> Bool { FileSystem.exists(path) }

  func isOwn(_ folder: String) -> Bool { FileSystem.isOwn(folder) }
}
