// Which texts are found below a path: each once, and none that Git ignores, however the path is written.

import Glibc
import InkSystem
import InkTestSupport
import Testing

@testable import inkling

@Suite struct OwnTextsTests {
  private let folder: TemporaryFolder

  /// Creates a repository whose root ignores a file and a folder of a subfolder.
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

  /// Returns the texts found below folders of the repository, by their paths in it.
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

  @Test func `a link to a folder is followed if it is named`() throws {
    let link = folder.file("link")
    #expect(symlink(folder.file("repository/notes"), link) == 0)
    #expect(try OwnTexts(below: [link]).texts.count == 2)
  }

  @Test func `a text named twice is read once, ignored or not`() throws {
    #expect(
      try found(below: "notes/private.md", "notes/./private.md", "notes/deep/../private.md")
        == ["notes/private.md"])
  }

  @Test func `the exclude file of a submodule and that of a worktree's repository are read`() throws
  {
    let hidden = "/notes/open.md\n"
    try write(hidden, to: "repository/.git/modules/sub/info/exclude")
    try write("gitdir: ../.git/modules/sub\n", to: "repository/sub/.git")
    try write(hidden, to: "main/.git/info/exclude")
    try write("../..\n", to: "main/.git/worktrees/tree/commondir")
    try write("gitdir: \(folder.file("main/.git/worktrees/tree"))\n", to: "repository/tree/.git")
    for place in ["sub", "tree"] {
      for name in ["open", "own"] {
        try write("a text\n", to: "repository/\(place)/notes/\(name).md")
      }
      #expect(try found(below: place) == ["\(place)/notes/own.md"])
      #expect(try found(below: "\(place)/notes") == ["\(place)/notes/own.md"])
    }
  }

  @Test func `a missing path is reported as it was written`() throws {
    #expect {
      try found(below: "notes/./nowhere")
    } throws: {
      "\($0)".contains("/notes/./nowhere")
    }
  }
}
