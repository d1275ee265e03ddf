// Files and folders, read and written whole or not at all.

import Glibc
import Testing

@testable import InkSystem
import InkTestSupport

@Suite struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sentence(_ body: () throws(SystemError) -> Void) -> String? {
    do { try body() } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
    return nil
  }

  /// Returns the permission bits of a file; 0 if there is none.
  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `what is written is read, and replaced as a whole`() throws {
    let path = folder.file("words")
    try FileSystem.write(Array("one".utf8), to: path)
    #expect(try FileSystem.read(path, limitBytes: 3).text == "one")
    try FileSystem.write([], to: path, mode: 0o600)
    #expect(try FileSystem.read(path, limitBytes: 0) == [])
    #expect(mode(path) == 0o600)
    #expect(try FileSystem.names(in: folder.path) == ["words"])
  }

  @Test func `a link stays a link when its file is replaced`() throws {
    try FileSystem.write(Array("old".utf8), to: folder.file("file"))
    try ChildProcess("ln", ["-s", folder.file("file"), folder.file("link")]).wait()
    try FileSystem.write(Array("new".utf8), to: folder.file("link"))
    #expect(try FileSystem.read(folder.file("file"), limitBytes: 10).text == "new")
  }

  @Test(arguments: ["kept/file", "FOLDER/kept/file", "other"])
  func `a link to a file that does not exist yet stays a link`(target: String) throws {
    let (link, other) = (folder.file("link"), folder.file("other"))
    try FileSystem.makeFolder(folder.file("kept"))
    try ChildProcess("ln", ["-s", "kept/file", other]).wait()
    let place = target.replacing("FOLDER", with: folder.path)
    try ChildProcess("ln", ["-s", place, link]).wait()
    try FileSystem.write(Array("new".utf8), to: link)
    #expect(FileSystem.isLink(link) && FileSystem.isLink(other))
    #expect(try FileSystem.read(folder.file("kept/file"), limitBytes: 10).text == "new")
    #expect(try FileSystem.names(in: folder.path) == ["kept", "link", "other"])
  }

  @Test func `a link to itself is not replaced by a file`() throws {
    let link = folder.file("link")
    try ChildProcess("ln", ["-s", "link", link]).wait()
    #expect(
      sentence { () throws(SystemError) in try FileSystem.write([], to: link) }
        == "cannot write to FOLDER/link: Too many levels of symbolic links")
    #expect(FileSystem.isLink(link))
  }

  @Test(arguments: ["pipe", "link", "folder"])
  func `what is not a regular file is never replaced by one`(name: String) throws {
    try ChildProcess("mkfifo", [folder.file("pipe")]).wait()
    try ChildProcess("ln", ["-s", "pipe", folder.file("link")]).wait()
    try FileSystem.makeFolder(folder.file("folder"))
    #expect(
      sentence { () throws(SystemError) in try FileSystem.write([], to: folder.file(name)) }
        == "cannot write to FOLDER/\(name): expected a file, found something else")
    var status = stat()
    #expect(stat(folder.file("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(FileSystem.isFolder(folder.file("folder")))
    #expect(try FileSystem.names(in: folder.path) == ["folder", "link", "pipe"])
  }

  @Test func `a file above the limit is refused`() throws {
    try FileSystem.write(Array("four".utf8), to: folder.file("a"))
    #expect(
      sentence { () throws(SystemError) in _ = try FileSystem.read(folder.file("a"), limitBytes: 3)
      }
        == "cannot read FOLDER/a: expected at most 3 bytes, found more")
  }

  @Test func `what is not a regular file is refused without blocking`() throws {
    try ChildProcess("mkfifo", [folder.file("pipe")]).wait()
    for name in ["pipe", "."] {
      #expect(
        sentence { () throws(SystemError) in
          _ = try FileSystem.read(folder.file(name), limitBytes: 3)
        }
          == "cannot open FOLDER/\(name): expected a file, found something else")
      #expect(throws: SystemError.self) { try MappedFile(folder.file(name)) }
    }
  }

  @Test func `errors name what was tried, the path and the reason`() throws {
    try FileSystem.write([], to: folder.file("file"))
    let sentences = [
      sentence { () throws(SystemError) in _ = try FileSystem.read(folder.file("a"), limitBytes: 1)
      },
      sentence { () throws(SystemError) in try FileSystem.write([], to: folder.file("file/a")) },
      sentence { () throws(SystemError) in try FileSystem.makeFolder(folder.file("file/b")) },
      sentence { () throws(SystemError) in _ = try FileSystem.names(in: folder.file("a")) },
      sentence { () throws(SystemError) in try FileSystem.remove(folder.path) },
      sentence { () throws(SystemError) in try FileSystem.check("a\0b") },
    ]
    #expect(sentences[0] == "cannot open FOLDER/a: No such file or directory")
    #expect(sentences[1]?.hasSuffix(".new: Not a directory") == true)
    #expect(
      sentences[2]
        == "cannot create folder FOLDER/file: expected a folder at FOLDER/file, found something else"
    )
    #expect(sentences[3] == "cannot read folder FOLDER/a: No such file or directory")
    #expect(sentences[4] == "cannot remove FOLDER: Is a directory")
    #expect(sentences[5] == "cannot use a\0b: expected a path without the character NUL, found one")
    #expect(try FileSystem.names(in: folder.path) == ["file"])
  }

  @Test func `a path with NUL is refused`() throws {
    try FileSystem.write([], to: folder.file("a"))
    let path = folder.file("a\0b")
    #expect(!FileSystem.exists(path) && !FileSystem.isFolder(folder.path + "\0"))
    #expect(throws: SystemError.self) { try FileSystem.read(path, limitBytes: 1) }
    #expect(throws: SystemError.self) { try FileSystem.write([], to: path) }
    #expect(throws: SystemError.self) { try FileSystem.remove(path) }
    #expect(throws: SystemError.self) { try FileSystem.makeFolder(path) }
    #expect(FileSystem.exists(folder.file("a")))
  }

  @Test func `folders are created with their parents, and twice is not an error`() throws {
    let path = folder.file("a/b/c/")
    try FileSystem.makeFolder(path)
    try FileSystem.makeFolder(path)
    #expect(FileSystem.isFolder(path))
    #expect(mode(folder.file("a/b")) == 0o700)
    #expect(FileSystem.exists(folder.file("a")) && !FileSystem.exists(folder.file("b")))
  }

  @Test func `removing a missing file is not an error`() throws {
    try FileSystem.write([], to: folder.file("a"))
    try FileSystem.remove(folder.file("a"))
    try FileSystem.remove(folder.file("a"))
    #expect(!FileSystem.exists(folder.file("a")))
  }

  @Test func `files of other users are distinguished from one's own`() throws {
    #expect(FileSystem.isOwn(folder.path))
    #expect(!FileSystem.isOwn(folder.file("none")))
    // Only root may change an owner; for other users the root folder belongs to somebody else.
    let given = geteuid() == 0 && chown(folder.path, 65_534, gid_t.max) == 0
    defer { if given { chown(folder.path, 0, gid_t.max) } }
    #expect(!FileSystem.isOwn(given ? folder.path : "/"))
  }

  @Test func `a folder for the files of everybody is nobody's own, not even root's`() {
    for (mode, isOwn) in [(0o1777, false), (0o1775, true), (0o777, true)] as [(mode_t, Bool)] {
      #expect(chmod(folder.path, mode) == 0)
      #expect(FileSystem.isOwn(folder.path) == isOwn)
    }
  }

  @Test func `paths have folders and names`() {
    let paths = ["/a/b", "/a", "a", "a/b/", "/", ""]
    #expect(paths.map { FileSystem.folder(of: $0) } == ["/a", "/", ".", "a", "/", "."])
    #expect(paths.map { FileSystem.name(of: $0) } == ["b", "a", "a", "b", "", ""])
  }

  @Test func `a file is mapped as it is`() throws {
    try FileSystem.write(Array("hello".utf8), to: folder.file("a"))
    let file = try MappedFile(folder.file("a"))
    try FileSystem.write(Array("other".utf8), to: folder.file("a"))
    #expect(Array(file.buffer).text == "hello")
    try FileSystem.write([], to: folder.file("empty"))
    #expect(try MappedFile(folder.file("empty")).buffer.isEmpty)
    #expect(
      sentence { () throws(SystemError) in _ = try MappedFile(folder.file("none")) }
        == "cannot open FOLDER/none: No such file or directory")
  }
}
