// Which documents are texts, by their language ids and file extensions.

import InkText
import Testing

@Suite struct ProseSyntaxTests {
  @Test(
    arguments: [
      ("markdown", "", true), ("Markdown", "", true), ("Plain Text", "", true), ("md", "", true),
      ("", "file:///a.py", true), ("python", "file:///a.txt", false), ("PKGBUILD", "", false),
      ("inkling", "file:///b.c/a.md", true), ("inkling", "file:///b/A.TXT", true),
      ("inkling", "file:///a.md/b", false), ("inkling", "file:///md", false),
      ("inkling", "untitled:Untitled-1", false), ("inkling", "file:///a.swift", false),
      ("markdown.pandoc", "", true), ("gitcommit.foo", "file:///r/COMMIT_EDITMSG", true),
      ("foo.markdown", "", true), ("yaml.ansible", "", false), ("foo.bar", "", false),
      ("c.doxygen", "file:///a.txt", false), (".", "", false),
      ("pip-requirements", "file:///requirements.txt", false), ("inkling", "", false),
      ("fundamental", "file:///notes", true), ("fundamental", "untitled:draft", true),
      ("fundamental", "file:///a.go", false), ("", "file:///a.log", true),
    ])
  func `a document is a text by its language id, or by its extension if that is unknown`(
    languageID: String, uri: String, isText: Bool
  ) {
    #expect(RegionMap(languageID: languageID, uri: uri).isText == isText)
  }

  @Test(arguments: [
    ("fundamental", "file:///r/.git/COMMIT_EDITMSG", true), ("fundamental", "MERGE_MSG", true),
    ("", "file:///r/TAG_EDITMSG", true), ("git", "file:///r/.git/COMMIT_EDITMSG", true),
    ("commit", "", true), ("fundamental", "file:///r/README.md", false),
    ("text", "file:///r/COMMIT_EDITMSG", false), ("gitcommit", "", true),
  ])
  func `a message is one by its language id, or by its name if that says nothing`(
    languageID: String, uri: String, isCommit: Bool
  ) {
    #expect(RegionMap(languageID: languageID, uri: uri).isCommit == isCommit)
  }
}
