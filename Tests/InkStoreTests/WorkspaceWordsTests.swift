// The words of a workspace: a file that people and their tools read, write and merge.

import Glibc
import InkLexicon
import InkSystem
import InkTestSupport
import InkText
import Testing

@testable import InkStore

@Suite struct WorkspaceWordsTests {
  let folder: TemporaryFolder
  let store: UserStore
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("words.txt")
    store = try UserStore(path: folder.file("words.sqlite"))
    store.use(workspaceFiles: ["file:///w": file])
  }

  private func change(
    _ kind: UserWordChange.Kind, _ word: String, language: String? = nil,
    in folder: String = "file:///w"
  ) -> UserWordChange {
    UserWordChange(kind: kind, word: word, language: language, scope: .workspace(folder), date: 1)
  }

  private var text: String { String(decoding: read(file), as: UTF8.self) }

  @Test func `words are sorted, one per line, and read again`() throws {
    try store.record([
      change(.learn, "zyxomat"), change(.learn, "Blorft", language: "de"), change(.ignore, "teh"),
    ])
    #expect(text == "Blorft de\nteh ignored\nzyxomat\n")
    let words = try store.load()
    #expect(words.learned.map(\.word) == ["Blorft", "zyxomat"])
    #expect(words.learned.map(\.scope) == [.workspace("file:///w"), .workspace("file:///w")])
    #expect(words.ignored.map(\.word) == ["teh"])
    try store.record([change(.unlearn, "zyxomat"), change(.removeIgnored, "teh")])
    #expect(text == "Blorft de\n")
  }

  @Test func `changes made together see each other, and the file keeps its mode`() throws {
    write(Array("wug\nWUG\nfrob ignored\n# The end.\n".utf8), to: file)
    #expect(chmod(file, 0o640) == 0)
    try store.record([
      change(.learn, "blick"), change(.unlearn, "blick"), change(.unlearn, "wug"),
      change(.learn, "frob"), change(.learn, "frob"), change(.removeIgnored, "frob"),
      change(.ignore, "teh"), change(.learn, "dap"), change(.learn, "dap"), change(.unlearn, "dap"),
    ])
    #expect(text == "frob\nteh ignored\nWUG\n# The end.\n")
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func `what others wrote in the meantime is kept, including comments`() throws {
    write(Array("# Names\nwug\nblick\nwug\n".utf8), to: file)
    try store.record([change(.learn, "frob")])
    #expect(text == "# Names\nblick\nfrob\nwug\n")
  }

  @Test func `lines end as they did`() throws {
    for (before, after) in [
      ("# Names\r\nwug\r\n", "# Names\r\nfrob\r\nwug\r\n"),
      ("wug\r\nalpha", "alpha\r\nfrob\r\nwug\r\n"),
      ("wug\nalpha\r\n", "alpha\nfrob\nwug\n"), ("wug", "frob\nwug\n"), ("", "frob\n"),
    ] {
      write(Array(before.utf8), to: file)
      try store.record([change(.learn, "frob")])
      #expect(text == after)
    }
  }

  @Test func `comments stay with the word below them, at the top and at the end`() throws {
    write(Array("# Names\n\nalpha\n# A fruit.\nfig\nwug\n# The end.\n".utf8), to: file)
    try store.record([change(.learn, "blick"), change(.learn, "Aachen")])
    #expect(text == "# Names\n\nAachen\nalpha\nblick\n# A fruit.\nfig\nwug\n# The end.\n")
  }

  @Test func `a change of the file is noticed`() throws {
    _ = try store.load()
    #expect(try store.loadIfChanged() == nil)
    write(Array("wug\n".utf8), to: file)
    #expect(try store.loadIfChanged()?.learned.map(\.word) == ["wug"])
  }

  @Test func `a change of its own is no news, but what another server wrote before it is`() throws {
    let other = try UserStore(path: folder.file("words.sqlite"))
    other.use(workspaceFiles: ["file:///w": file])
    _ = try store.load()
    try store.record([change(.learn, "wug")])
    #expect(try store.loadIfChanged() == nil)
    try other.record([change(.learn, "blick")])
    try store.record([change(.learn, "dap")])
    #expect(try store.loadIfChanged()?.learned.map(\.word) == ["blick", "dap", "wug"])
    try other.record([UserWordChange(kind: .learn, word: "frob", date: 1)])
    try store.record([change(.unlearn, "dap")])
    #expect(try store.loadIfChanged()?.learned.map(\.word) == ["blick", "frob", "wug"])
    _ = try other.load()
    try store.record([UserWordChange(kind: .learn, word: "zyxomat", date: 1)])
    _ = try other.export(to: folder.file("list"), .plain)
    #expect(
      try other.loadIfChanged()?.learned.map(\.word) == ["blick", "frob", "wug", "zyxomat"])
  }

  @Test func `words that were forgotten before a project's list failed are news`() throws {
    try store.record([change(.learn, "wug")])
    try store.record([UserWordChange(kind: .learn, word: "wug", date: 1)])
    _ = try store.load()
    // The list can still be read, but no longer be sorted.
    write(Array("<<<<<<< ours\nwug\n".utf8), to: file)
    #expect(throws: StoreError.self) { try store.forget(.word("wug"), date: 2) }
    #expect(try store.loadIfChanged()?.learned.map(\.scope) == [.workspace("file:///w")])
  }

  @Test func `the words of a merge that kept both sides are all there`() throws {
    write(Array("alpha\nwug\nbeta\nwug\n".utf8), to: file)
    #expect(try store.load().learned.map(\.word) == ["alpha", "beta", "wug"])
    try store.record([change(.unlearn, "wug")])
    #expect(text == "alpha\nbeta\n")
  }

  @Test func `lines without a word are reported by number`() throws {
    let lines = "wug\r\n\r\ntwo words here\n12\nwug 12\nwug de--AT\nblick ignored pt_BR\n"
    write(Array(lines.utf8), to: file)
    let words = try store.load()
    #expect(words.learned.map(\.word) == ["wug"])
    #expect(words.ignored.map(\.language) == ["pt-BR"])
    #expect(store.takeNotices() == [.badLines(path: file, lines: [3, 4, 5, 6])])
  }

  @Test func `the folder is created with the first word, ready to be merged`() throws {
    let inner = folder.file("made")
    defer {
      for name in ["words.txt", ".gitattributes"] { unlink("\(inner)/\(name)") }
      rmdir(inner)
    }
    store.use(workspaceFiles: ["file:///w": "\(inner)/words.txt"])
    try store.record([change(.learn, "wug")])
    let attributes = String(decoding: read("\(inner)/.gitattributes"), as: UTF8.self)
    #expect(attributes == "words.txt merge=union\n")
    #expect(String(decoding: read("\(inner)/words.txt"), as: UTF8.self) == "wug\n")
  }

  @Test func `without a workspace there are no words of it`() throws {
    store.use(workspaceFiles: [:])
    #expect(throws: StoreError.noWorkspace) { try store.record([change(.learn, "wug")]) }
  }

  @Test(arguments: ["file:///v", "file:///x"])
  func `of several workspaces, those that cannot be written keep none of the others from it`(
    other: String
  ) throws {
    let target = folder.file("other.txt")
    write([0xE9, 0x0A], to: target)
    store.use(workspaceFiles: ["file:///w": file, "file:///v": target])
    #expect(try store.load().learned == [])
    #expect(throws: StoreError.self) {
      try store.record([
        change(.learn, "blick", in: other), change(.learn, "wug"),
        change(.learn, "frob", in: other),
      ])
    }
    #expect(text == "wug\n")
    let address = DocumentAddress(uri: "file:///w/a.md", folder: "file:///w")
    #expect(try store.load().isLearned("wug", document: address))
  }

  @Test func `each of several workspaces keeps its own words`() throws {
    let other = folder.file("other.txt")
    defer { unlink(other) }
    store.use(workspaceFiles: ["file:///w": file, "file:///v": other])
    try store.record([change(.learn, "wug"), change(.learn, "frob", in: "file:///v")])
    #expect(text == "wug\n")
    #expect(String(decoding: read(other), as: UTF8.self) == "frob\n")
    let words = try store.load()
    #expect(
      words.isLearned("wug", document: DocumentAddress(uri: "file:///w/a.md", folder: "file:///w")))
    #expect(
      !words.isLearned("wug", document: DocumentAddress(uri: "file:///v/a.md", folder: "file:///v"))
    )
    #expect(
      words.isLearned("frob", document: DocumentAddress(uri: "file:///v/a.md", folder: "file:///v"))
    )
    store.use(workspaceFiles: ["file:///v": other])
    #expect(try store.loadIfChanged()?.learned.map(\.word) == ["frob"])
  }

  @Test func `a list is read again only when it changes, whatever other projects there are`() throws
  {
    write(Array("wug\ntwo words\n".utf8), to: file)
    store.use(workspaceFiles: ["file:///w": file])
    #expect(try store.load().learned.map(\.word) == ["wug"])
    #expect(store.takeNotices() == [.badLines(path: file, lines: [2])])
    store.use(workspaceFiles: ["file:///w": file, "file:///v": folder.file("none.txt")])
    #expect(try store.load().learned.map(\.word) == ["wug"])
    #expect(store.takeNotices().isEmpty)
    write(Array("blick\ntwo more words\n".utf8), to: file)
    #expect(try store.load().learned.map(\.word) == ["blick"])
    #expect(store.takeNotices() == [.badLines(path: file, lines: [2])])
    store.use(workspaceFiles: ["file:///w": folder.file("none.txt")])
    #expect(try store.load().learned.isEmpty)
  }

  @Test func `a list that cannot be read affects only its own words`() throws {
    write(Array("wug\n".utf8), to: file)
    store.use(workspaceFiles: ["file:///v": folder.path, "file:///w": file])
    #expect(try store.load().learned.map(\.word) == ["wug"])
    #expect(
      store.takeNotices() == [
        .workspaceNotRead(path: folder.path, reason: "expected a file, found something else")
      ])
    try store.record([UserWordChange(kind: .learn, word: "blick", date: 1)])
    #expect(try store.load().learned.map(\.word) == ["blick", "wug"])
  }

  @Test(arguments: [true, false])
  func `a link out of the project is neither read nor written through`(isFolder: Bool) throws {
    let (project, outside) = (folder.file("project"), folder.file("outside"))
    for path in [project, outside] { try FileSystem.makeFolder(path) }
    let target = "\(outside)/words.txt"
    let theirs = Array("set -o vi\nwug\nwug\nalias\n".utf8)
    write(theirs, to: target)
    if isFolder {
      #expect(symlink("../outside", "\(project)/.inkling") == 0)
    } else {
      try FileSystem.makeFolder("\(project)/.inkling")
      #expect(symlink("../../outside/words.txt", "\(project)/.inkling/words.txt") == 0)
    }
    let file = "\(project)/.inkling/words.txt"
    store.use(workspaceFiles: ["file:///w": file])
    #expect(try store.load().learned == [])
    let reason = "expected a file in the project, found a link out of it"
    #expect(store.takeNotices() == [.workspaceNotRead(path: file, reason: reason)])
    #expect(throws: StoreError.workspaceNotWritten(path: file, reason: reason)) {
      try store.record([change(.learn, "blick")])
    }
    #expect(read(target) == theirs)
    #expect(try FileSystem.names(in: outside) == ["words.txt"])
  }

  @Test(arguments: ["../../outside/words.txt", "../docs/words.txt", "words.txt"])
  func `a link to a file that is missing is not written through`(target: String) throws {
    let (project, outside) = (folder.file("project"), folder.file("outside"))
    for path in [project, outside, "\(project)/docs", "\(project)/.inkling"] {
      try FileSystem.makeFolder(path)
    }
    let file = "\(project)/.inkling/words.txt"
    #expect(symlink(target, file) == 0)
    store.use(workspaceFiles: ["file:///w": file])
    #expect(try store.load().learned == [])
    let reason = "expected a file in the project, found a link to one that is missing"
    #expect(throws: StoreError.workspaceNotWritten(path: file, reason: reason)) {
      try store.record([change(.learn, "blick")])
    }
    #expect(try FileSystem.names(in: outside) == [])
    #expect(try FileSystem.names(in: "\(project)/docs") == [])
    #expect(FileSystem.linkTarget(of: file) == target)
  }

  @Test func `a link within the project is followed and stays`() throws {
    let project = folder.file("project")
    for name in ["", "/docs", "/.inkling"] { try FileSystem.makeFolder(project + name) }
    write(Array("wug\n".utf8), to: "\(project)/docs/names.txt")
    let file = "\(project)/.inkling/words.txt"
    #expect(symlink("../docs/names.txt", file) == 0)
    store.use(workspaceFiles: ["file:///w": file])
    try store.record([change(.learn, "blick")])
    #expect(String(decoding: read("\(project)/docs/names.txt"), as: UTF8.self) == "blick\nwug\n")
    #expect(FileSystem.linkTarget(of: file) == "../docs/names.txt")
  }

  @Test(arguments: [
    (
      Array("wug\n".utf8) + [0x63, 0x61, 0x66, 0xE9, 0x0A] + Array("alpha\n".utf8),
      "expected a text in UTF-8, found other bytes in line 2", [2]
    ),
    (
      Array("wug\n<<<<<<< HEAD\nalpha\n=======\nwug de\n>>>>>>> theirs\n".utf8),
      "expected no merge conflict, found a conflict marker in line 2", [2, 4, 6]
    ),
  ])
  func `a file that would lose contents is not written, and its words apply`(
    bytes: [UInt8], reason: String, bad: [Int]
  ) throws {
    write(bytes, to: file)
    #expect(Set(try store.load().learned.map(\.word)) == ["alpha", "wug"])
    #expect(store.takeNotices() == [.badLines(path: file, lines: bad)])
    #expect(throws: StoreError.workspaceNotWritten(path: file, reason: reason)) {
      try store.record([change(.learn, "blick")])
    }
    #expect(read(file) == bytes)
  }

  @Test func `a byte order mark is not part of the first word, and is not kept`() throws {
    write(Array("\u{FEFF}wug\nalpha\n".utf8), to: file)
    #expect(try store.load().learned.map(\.word) == ["alpha", "wug"])
    try store.record([change(.learn, "blick")])
    #expect(text == "alpha\nblick\nwug\n")
  }
}
