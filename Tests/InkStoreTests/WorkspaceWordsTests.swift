// The words of a workspace: a file that people and their tools read, write and merge.

import Glibc
import InkLexicon
import InkTestSupport
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

  @Test func `words stand in their order, one a line, and are read again`() throws {
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

  @Test func `changes of one go see each other, and the file keeps its mode`() throws {
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

  @Test func `what others wrote meanwhile is kept, comments too`() throws {
    write(Array("# Names\nwug\nblick\nwug\n".utf8), to: file)
    try store.record([change(.learn, "frob")])
    #expect(text == "# Names\nblick\nfrob\nwug\n")
  }

  @Test func `comments stay with the word below them, at the head and at the end`() throws {
    write(Array("# Names\n\nalpha\n# A fruit.\nfig\nwug\n# The end.\n".utf8), to: file)
    try store.record([change(.learn, "blick"), change(.learn, "Aachen")])
    #expect(text == "# Names\n\nAachen\nalpha\nblick\n# A fruit.\nfig\nwug\n# The end.\n")
  }

  @Test func `a change of the file is seen`() throws {
    _ = try store.load()
    #expect(try store.loadIfChanged() == nil)
    write(Array("wug\n".utf8), to: file)
    #expect(try store.loadIfChanged()?.learned.map(\.word) == ["wug"])
  }

  @Test func `the words of a merge that kept both sides are all there`() throws {
    write(Array("alpha\nwug\nbeta\nwug\n".utf8), to: file)
    #expect(try store.load().learned.map(\.word) == ["alpha", "beta", "wug"])
    try store.record([change(.unlearn, "wug")])
    #expect(text == "alpha\nbeta\n")
  }

  @Test func `lines that hold no word are told by their number`() throws {
    write(Array("wug\r\n\r\ntwo words here\n12\nblick ignored de\n".utf8), to: file)
    let words = try store.load()
    #expect(words.learned.map(\.word) == ["wug"])
    #expect(words.ignored.map(\.language) == ["de"])
    #expect(store.takeNotices() == [.badLines(path: file, lines: [3, 4])])
  }

  @Test func `the folder is made with the first word, ready to be merged`() throws {
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

  @Test func `a list that cannot be read costs no words but its own`() throws {
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
}
