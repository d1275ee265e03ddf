// The project and the address of a document, from the workspace and the file system.

import InkLSP
import InkLexicon
import Synchronization
import Testing

@testable import InkServer

@Suite struct ProjectResolverTests {
  /// Returns a resolver on a file system with some files, or links to them.
  private func resolver(
    workspace: [String] = [], files: Set<String> = [], links: [String: String] = [:]
  ) -> ProjectResolver {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, [UInt8]()) })
    return ProjectResolver(
      workspace: workspace.map { ProjectFolder(at: $0) },
      files: FilesInMemory(contents: contents, links: links))
  }

  @Test func `a document belongs to the innermost workspace folder`() {
    let resolver = resolver(workspace: ["/a", "/a/in", "/ab"])
    #expect(resolver.project(of: "file:///a/x.md")?.path == "/a")
    #expect(resolver.project(of: "file:///a/in/x.md")?.path == "/a/in")
    #expect(resolver.project(of: "file:///ab/x.md")?.path == "/ab", "its name begins like another")
    #expect(resolver.project(of: "file:///c/x.md") == nil)
  }

  @Test(arguments: [".inkling.json", ".inkling/words.txt"])
  func `a nearer folder with its own settings or words is preferred`(mark: String) {
    let files: Set = ["/a/in/\(mark)", "/over/\(mark)"]
    let resolver = resolver(workspace: ["/a", "/over/b"], files: files)
    #expect(resolver.project(of: "file:///a/in/x.md")?.path == "/a/in")
    #expect(resolver.project(of: "file:///over/b/x.md")?.path == "/over/b", "it is further away")
    #expect(resolver.project(of: "file:///over/x.md")?.path == "/over")
  }

  @Test func `a repository is used outside the workspace, and after its own settings`() {
    let files: Set = ["/a/in/.git/HEAD", "/b/.git/HEAD", "/c/.inkling.json", "/c/d/.hg/store"]
    let resolver = resolver(workspace: ["/a"], files: files)
    #expect(resolver.project(of: "file:///a/in/x.md")?.path == "/a")
    #expect(resolver.project(of: "file:///b/in/x.md")?.path == "/b")
    #expect(resolver.project(of: "file:///c/d/x.md")?.path == "/c")
  }

  @Test func `a document that is not a file belongs to the folder of its path, or the first`() {
    let resolver = resolver(workspace: ["/a", "/b"], files: ["/b/in/.inkling.json"])
    #expect(resolver.project(of: "untitled:x")?.path == "/a")
    #expect(resolver.project(of: "vscode-notebook-cell:/b/in/x.ipynb#W0")?.path == "/b")
    #expect(self.resolver().project(of: "untitled:x") == nil)
  }

  @Test func `each project is listed once, after those of the workspace`() {
    let resolver = resolver(
      workspace: ["/b", "/a"], files: ["/c/.inkling.json", "/a/in/.inkling.json"])
    let documents = ["c/x", "c/y", "a/x", "a/in/x", "d/x"].map { "file:///\($0)" }
    let (all, followed) = resolver.projects(of: documents)
    #expect(all.map(\.path) == ["/b", "/a", "/c", "/a/in"])
    #expect(documents.map { followed[$0]?.path } == ["/c", "/c", "/a", "/a/in", nil])
  }

  @Test func `a document has one address, however it is spelled and through any link`() {
    let resolver = resolver(
      files: ["/a b/x.md", "/a b/.inkling.json"],
      links: ["/link/x.md": "/a b/x.md", "/link": "/a b"])
    for uri in ["file:///a%20b/x.md", "file://localhost/a b/x.md", "file:///link/x.md"] {
      #expect(resolver.canonicalURI(of: uri) == "file:///a%20b/x.md", "\(uri)")
    }
    #expect(resolver.canonicalURI(of: "file:///link/new.md") == "file:///a%20b/new.md")
    #expect(resolver.canonicalURI(of: "file:///no/where.md") == "file:///no/where.md")
    #expect(resolver.canonicalURI(of: "untitled:x") == "untitled:x")
    #expect(
      resolver.address(of: "file:/a b/x.md")
        == DocumentAddress(uri: "file:///a%20b/x.md", folder: "file:///a%20b"))
  }

  @Test func `a deep folder without a project is not resolved level by level`() {
    let files = CountingFiles()
    let resolver = ProjectResolver(files: files)
    #expect(resolver.project(of: "file:///" + String(repeating: "in/", count: 60) + "x.md") == nil)
    #expect(files.resolved.load(ordering: .relaxed) == 0)
  }
}

/// An empty file system that counts how often a path is resolved.
private final class CountingFiles: FileAccess {
  let homeFolder = "/home/user"
  let resolved = Atomic(0)

  func read(_ path: String, limitBytes: Int) -> [UInt8]? { nil }

  func write(_ bytes: [UInt8], to path: String) {}

  func resolvedPath(of path: String) -> String? {
    resolved.add(1, ordering: .relaxed)
    return nil
  }

  func exists(_ path: String) -> Bool { false }

  func isOwn(_ folder: String) -> Bool { true }
}
