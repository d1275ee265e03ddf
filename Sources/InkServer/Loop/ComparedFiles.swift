// Changes of files that the system does not watch for us, found by comparison.

import InkSystem

/// Files whose stamps are compared now and then: the system has a limit for watches, which are shared with all other
/// programs of the user.
struct ComparedFiles {
  private var stamps: [String: FileSystem.Stamp?] = [:]
  private var nextLook: UInt64 = 0

  /// Returns the files that have changed since they were looked at before; none within a second of that, and none of
  /// those that are looked at for the first time. Costs a system call for each file.
  mutating func changes(of paths: [String], at now: UInt64) -> Set<String> {
    if now < nextLook, paths.allSatisfy({ stamps.keys.contains($0) }) { return [] }
    nextLook = now + Self.nanosecondsBetweenLooks
    return look(at: paths)
  }

  /// Returns the files that changed before the system began to watch them, and compares them no longer.
  mutating func end(_ paths: [String]) -> Set<String> {
    if stamps.isEmpty { return [] }
    defer { self = ComparedFiles() }
    return look(at: paths)
  }

  private mutating func look(at paths: [String]) -> Set<String> {
    var changed: Set<String> = []
    for path in paths {
      let stamp = FileSystem.stamp(of: path)
      if let before = stamps.updateValue(stamp, forKey: path), before != stamp {
        changed.insert(path)
      }
    }
    return changed
  }

  private static let nanosecondsBetweenLooks: UInt64 = 1_000_000_000
}
