// Changes of files are reported, whether they are written, replaced, created or removed.

import Glibc
import InkSystem
import InkTestSupport
import Testing

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder
  private let watch: FileWatch

  init() throws {
    folder = try TemporaryFolder()
    watch = try FileWatch()
  }

  /// Waits for the first change and returns what has changed by then.
  private func changes() throws -> Set<String> {
    var set = PollSet()
    set.watch(watch.descriptor, for: .reading, token: 0)
    _ = try set.wait(until: SystemClock.deadline(milliseconds: 10_000))
    return try watch.changes()
  }

  @Test func `a file that is created, replaced or removed has changed`() throws {
    let path = folder.file("settings")
    try watch.watch(path)
    #expect(try watch.changes() == [])
    try FileSystem.write([1], to: path)
    #expect(try changes() == [path])
    try FileSystem.write([2], to: path)
    #expect(try changes() == [path])
    try FileSystem.remove(path)
    #expect(try changes() == [path])
    #expect(try watch.changes() == [])
  }

  @Test func `a folder that is made while events are lost is seen all the same`() throws {
    let path = folder.file("one/settings")
    try watch.watch(path)
    let limit = try FileSystem.read("/proc/sys/fs/inotify/max_queued_events", limitBytes: 100)
    let events = try #require(Int(String(decoding: limit, as: UTF8.self).filter(\.isNumber)))
    // Each change is two events or more; those that are alike and follow each other are one.
    for index in 0...events / 2 { try FileSystem.write([1], to: folder.file("\(index % 2)")) }
    try FileSystem.makeFolder(folder.file("one"))
    try FileSystem.write([1], to: path)
    #expect(try changes() == [path])
    try FileSystem.write([2], to: path)
    #expect(try changes() == [path])
  }

  @Test func `other files of the folder do not matter`() throws {
    try watch.watch(folder.file("a"))
    try watch.watch(folder.file("b"))
    try FileSystem.write([1], to: folder.file("c"))
    try FileSystem.write([1], to: folder.file("b"))
    #expect(try changes() == [folder.file("b")])
  }

  @Test func `a link changes with its target, and when it gets another target`()
    throws
  {
    for name in ["dots", "more"] {
      try FileSystem.makeFolder(folder.file(name))
      try FileSystem.write([1], to: folder.file("\(name)/settings"))
    }
    let link = folder.file("settings")
    #expect(symlink(folder.file("dots/settings"), link) == 0)
    try watch.watch(link)
    try FileSystem.write([2], to: folder.file("dots/settings"))
    #expect(try changes() == [link])
    #expect(symlink(folder.file("more/settings"), folder.file("new")) == 0)
    #expect(rename(folder.file("new"), link) == 0)
    #expect(try changes() == [link])
    try FileSystem.write([3], to: folder.file("more/settings"))
    #expect(try changes() == [link])
    #expect(unlink(link) == 0)
    #expect(try changes() == [link])
    #expect(symlink(folder.file("dots/settings"), link) == 0)
    #expect(try changes() == [link])
  }

  @Test func `a file is watched before its folders exist, and after they are recreated`() throws {
    let path = folder.file("one/two/settings")
    try watch.watch(path)
    for content: UInt8 in 1...3 {
      try FileSystem.makeFolder(folder.file("one"))
      _ = try changes()
      try FileSystem.makeFolder(folder.file("one/two"))
      _ = try changes()
      try FileSystem.write([content], to: path)
      #expect(try changes() == [path])
      try FileSystem.remove(path)
      #expect(try changes() == [path])
      try FileSystem.removeFolder(folder.file("one/two"))
      try FileSystem.removeFolder(folder.file("one"))
      _ = try changes()
    }
  }

  @Test func `a folder that replaces another one changes its files`() throws {
    let path = folder.file("config/settings")
    for (name, content) in [("config", 1), ("new", 2)] as [(String, UInt8)] {
      try FileSystem.makeFolder(folder.file(name))
      try FileSystem.write([content], to: folder.file("\(name)/settings"))
    }
    try watch.watch(path)
    #expect(rename(folder.file("config"), folder.file("old")) == 0)
    #expect(rename(folder.file("new"), folder.file("config")) == 0)
    // A second read ends its watch.
    let seen = try changes().union(changes())
    #expect(seen == [path])
    try FileSystem.write([3], to: path)
    #expect(try changes() == [path])
    try FileSystem.write([4], to: folder.file("old/settings"))
    #expect(try watch.changes() == [])
  }

  @Test func `a touched file has changed, one whose folder is locked has not`() throws {
    try FileSystem.write([1], to: folder.file("a"))
    try watch.watch(folder.file("a"))
    let turn = try FolderLock(folder.path, milliseconds: 1_000)
    turn.end()
    #expect(try watch.changes() == [])
    #expect(chmod(folder.file("a"), 0o600) == 0)
    #expect(try changes() == [folder.file("a")])
  }
}
