// The store's file in its folder: created readable by its owner only, set aside when damaged.

import InkSystem

/// Creates, names and moves the files of a store; SQLite does everything inside them.
enum StoreFile {
  /// The name of a store's file, unless a setting names another one.
  static let name = "words.sqlite"

  /// The suffixes of the files that SQLite keeps next to the database.
  private static let companions = ["-wal", "-shm"]

  /// Ensures that the file and its folders exist; what is created is readable only by its owner.
  static func create(at path: String) throws(StoreError) {
    if FileSystem.isOtherThanFile(path) {
      throw .cannotOpen(path: path, reason: "expected a file, found something else")
    }
    do throws(SystemError) {
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.makeFile(path)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  /// Takes the files of an open store from all other users, and returns what cannot be.
  static func secure(_ path: String) -> [StoreNotice] {
    let areOpen = ([""] + companions).map { !FileSystem.makePrivate(path + $0) }
    let folder = FileSystem.folder(of: path)
    return (areOpen.contains(true) ? [.openToOthers(path: path)] : [])
      + (FileSystem.isWritableByOthers(folder) ? [.folderOpenToOthers(path: folder)] : [])
  }

  /// Returns what distinguishes the write-ahead log from another one in its place; nil if there is none.
  static func logIdentity(of path: String) -> UInt64? { identity(of: path + companions[0]) }

  /// Returns what distinguishes this file from another one of the same name; nil if there is none.
  static func identity(of path: String) -> UInt64? { FileSystem.identity(of: path) }

  /// Whether a file that SQLite cannot read as a store was one: it has the name of a store, or a table of one. Anything
  /// else is the user's, who has named the wrong file in a setting.
  static func wasStore(_ path: String) -> Bool {
    if FileSystem.name(of: path) == name { return true }
    // A new table is in the log until that is written into the file.
    return ["", "-wal"].contains { end in
      let bytes = try? FileSystem.readBeginning(of: path + end, byteCount: definitionsWithin)
      return bytes.map { String(decoding: $0, as: UTF8.self).contains("learned_words") } ?? false
    }
  }

  /// The tables are defined in the first pages of a file.
  private static let definitionsWithin = 1 << 16

  /// Notifies watchers of the file that a change is committed: SQLite writes to the log and to shared memory, which a
  /// watch reports too early or not at all.
  static func announceChange(of path: String) { FileSystem.touch(path) }

  /// Renames a damaged file and its companions; returns the new name.
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

  /// Removes the damaged files that were set aside, and their companions.
  static func removeDamaged(of path: String) {
    let folder = FileSystem.folder(of: path)
    let first = FileSystem.name(of: damagedName(of: path, 1))
    // The numbers may have gaps, since users may have removed files.
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter { name in
      guard name.hasPrefix(first) else { return false }
      let end = companions.first(where: name.hasSuffix) ?? ""
      let number = name.dropFirst(first.count).dropLast(end.count)
      guard number.isEmpty || number.first == "-" && Int(number.dropFirst()) != nil else {
        return false
      }
      return FileSystem.name(of: path) == Self.name
        || wasStore("\(folder)/\(name.dropLast(end.count))")
    }
    for name in names { try? FileSystem.remove("\(folder)/\(name)") }
  }

  private static func damagedName(of path: String, _ number: Int) -> String {
    path + (number == 1 ? ".damaged" : ".damaged-\(number)")
  }
}
