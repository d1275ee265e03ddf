// Changes of files are noticed although the system refuses to watch them.

import InkSystem
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct WatchesTests {
  private static let second: UInt64 = 1_000_000_000

  @Test func `files that cannot be watched are compared once a second, and watched later`() throws {
    let folder = try TemporaryFolder()
    let (path, missing) = (folder.file("words"), folder.file("settings"))
    try FileSystem.write([1], to: path)
    final class Limit { var isReached = true }
    let limit = Limit()
    var watches = Watches {
      if limit.isReached { throw SystemError("watch", "files", reason: "too many") }
      return try FileWatch()
    }
    func noticed(at seconds: UInt64) -> Set<String> {
      _ = watches.files([path, missing], at: seconds * Self.second)
      return watches.changes()
    }
    _ = watches.files([missing], at: 10 * Self.second)
    #expect(noticed(at: 10) == [], "it is remembered at once")
    try FileSystem.write([1, 2], to: path)
    #expect(noticed(at: 10) == [], "too soon")
    #expect(noticed(at: 11) == [path])
    #expect(noticed(at: 12) == [])
    try FileSystem.write([1], to: missing)
    try FileSystem.remove(path)
    #expect(noticed(at: 13) == [path, missing])
    try FileSystem.write([3], to: path)
    limit.isReached = false
    #expect(watches.files([path, missing], at: 13 * Self.second) != nil)
    #expect(watches.changes() == [path], "changed before it was watched")
    #expect(watches.files([path, missing], at: 15 * Self.second) == nil, "watched already")
    try FileSystem.write([4], to: missing)
    #expect(watches.changes() == [missing])
  }
}
