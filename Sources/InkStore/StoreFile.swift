// The file of the store in its folder: made for its owner's eyes only, set aside when it is damaged.

import InkSystem

/// Makes, names and moves the files of a store; SQLite does everything inside them.
enum StoreFile {
  /// What SQLite keeps beside the file, by the ends of the names.
  private static let companions = ["-wal", "-shm"]

  /// Makes sure the file and its folders exist; what is made is readable by its owner alone.
  static func create(at path: String) throws(StoreError) {
    do throws(SystemError) {
      // Why there is no folder is said by the file that cannot be made in it.
      try? FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.makeFile(path)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  /// What tells this file from another one of the same name; nil when there is none.
  static func identity(of path: String) -> UInt64? { FileSystem.identity(of: path) }

  /// Tells whoever watches the file that a change is committed: SQLite writes beside it and in shared memory,
  /// of which a watch hears too early or nothing.
  static func announceChange(of path: String) { FileSystem.touch(path) }

  /// Renames a damaged file and what SQLite keeps beside it; gives the new name.
  static func setAside(_ path: String) throws(StoreError) -> String {
    var number = 1
    while FileSystem.exists(damagedName(of: path, number)) { number += 1 }
    let backup = damagedName(of: path, number)
    do throws(SystemError) {
      try FileSystem.rename(path, to: backup)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
    for end in companions { try? FileSystem.rename(path + end, to: backup + end) }
    return backup
  }

  /// Removes what damaged files were renamed to, and what SQLite kept beside them.
  static func removeDamaged(of path: String) {
    let folder = FileSystem.folder(of: path)
    let first = FileSystem.name(of: damagedName(of: path, 1))
    // Somebody may have removed one of them: their numbers have gaps.
    for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasPrefix(first) {
      let end = companions.first(where: name.hasSuffix) ?? ""
      let number = name.dropFirst(first.count).dropLast(end.count)
      guard number.isEmpty || number.first == "-" && Int(number.dropFirst()) != nil else {
        continue
      }
      try? FileSystem.remove("\(folder)/\(name)")
    }
  }

  private static func damagedName(of path: String, _ number: Int) -> String {
    path + (number == 1 ? ".damaged" : ".damaged-\(number)")
  }
}
