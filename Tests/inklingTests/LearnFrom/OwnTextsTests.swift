// Which texts are found below what was named: each once, and none that Git ignores, however it was named.

import Glibc
import InkSystem
import InkTestSupport
import Testing

@testable import inkling

@Suite struct OwnTextsTests {
  private let folder: TemporaryFolder

  /// A repository in which a file and a folder of another folder are ignored.
  init() throws {
    folder = try TemporaryFolder()
    try write("/notes/private.md\n/notes/drafts/\n", to: "repository/.gitignore")
    try write("ref: refs/heads/main\n", to: "repository/.git/HEAD")
    for name in ["notes/open.md", "notes/private.md", "notes/drafts/old.md", "notes/deep/own.md"] {
      try write("a text\n", to: "repository/\(name)")
    }
  }

  private func write(_ text: String, to name: String) throws {
    let path = folder.file(name)
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    try FileSystem.write(Array(text.utf8), to: path)
  }

  /// The texts found below folders of the repository, by their paths in it.
  private func found(below names: String...) throws -> [String] {
    let root = folder.file("repository/")
    let texts = try OwnTexts(below: names.map { root + $0 }).texts
    return texts.map { $0.path.hasPrefix(root) ? String($0.path.dropFirst(root.count)) : $0.path }
      .sorted()
  }

  @Test(arguments: [
    "", ".", "./", "notes/..", "notes", "notes/", "notes//", "notes/.", "notes/./", "./notes",
    "notes/deep/..", "notes/deep/../", "notes/../notes/.",
  ])
  func `what Git ignores is left out however a folder is named`(name: String) throws {
    #expect(try found(below: name) == ["notes/deep/own.md", "notes/open.md"])
  }

  @Test func `a link to a folder leads to what is read there`() throws {
    let link = folder.file("link")
    #expect(symlink(folder.file("repository/notes"), link) == 0)
    #expect(try OwnTexts(below: [link]).texts.count == 2)
  }

  @Test func `a text that was named twice is read once, ignored or not`() throws {
    #expect(
      try found(below: "notes/private.md", "notes/./private.md", "notes/deep/../private.md")
        == ["notes/private.md"])
  }

  @Test func `what is not there is named as it was`() throws {
    #expect {
      try found(below: "notes/./nowhere")
    } throws: {
      "\($0)".contains("/notes/./nowhere")
    }
  }
}
