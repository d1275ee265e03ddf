// The file of the store in its folder: made for its owner's eyes only, set aside when it is damaged.

import Glibc

/// Makes, names and moves the files of a store; SQLite does everything inside them.
enum StoreFile {
  /// Makes sure the file and its folders exist; what is made is readable by its owner alone.
  static func create(at path: String) throws(StoreError) {
    makeFolders(of: path)
    var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    close(descriptor)
  }

  /// What tells this file from another one of the same name; nil when there is none.
  static func identity(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Tells whoever watches the file that a change is committed: SQLite writes beside it and in shared memory,
  /// of which a watch hears too early or nothing.
  static func announceChange(of path: String) { utimensat(AT_FDCWD, path, nil, 0) }

  /// Renames a damaged file and what SQLite keeps beside it; gives the new name.
  static func setAside(_ path: String) throws(StoreError) -> String {
    var backup = path + ".damaged"
    var number = 1
    while identity(of: backup) != nil {
      number += 1
      backup = "\(path).damaged-\(number)"
    }
    guard rename(path, backup) == 0 else {
      throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    for suffix in ["-wal", "-shm"] { rename(path + suffix, backup + suffix) }
    return backup
  }

  /// Removes what damaged files were renamed to, and what SQLite kept beside them.
  static func removeDamaged(of path: String) {
    var number = 1
    while true {
      let backup = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
      for suffix in ["-wal", "-shm"] { unlink(backup + suffix) }
      guard unlink(backup) == 0 || number == 1 else { return }
      number += 1
    }
  }

  private static func makeFolders(of path: String) {
    var folder = ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + String(Substring(part))
      mkdir(folder, 0o700)
    }
  }
}
