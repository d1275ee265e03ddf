// File URIs and their paths.

import InkLSP
import Testing

@Suite struct FileURITests {
  @Test(
    arguments: [
      ("file:///home/me/a.md", "/home/me/a.md"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
      ("file:///a%20b/%C3%A9", "/a b/é"), ("file:///", "/"), ("untitled:Untitled-1", nil),
      ("file:", nil), ("file://host", nil), ("file:///a%2", nil), ("file:///a%zz", nil),
      ("file:/a", "/a"), ("file:///a#b?c", "/a#b?c"), ("file:///a%00b", nil), ("file:///a%ff", nil),
      ("file:///a%+f", nil), ("", nil),
    ] as [(String, String?)])
  func `the path of a file URI`(uri: String, path: String?) {
    #expect(fileSystemPath(ofURI: uri) == path)
  }

  @Test func `a path that is not UTF-8 is told from what is no path`() {
    #expect(isFileOutsideUTF8("file:///a/caf%E9"))
    for uri in ["file:///a/caf%C3%A9", "file:///a%zz", "git:/caf%E9", "file:", ""] {
      #expect(!isFileOutsideUTF8(uri))
    }
  }

  @Test(
    arguments: [
      ("file:///a b/é", "file:///a%20b/%C3%A9"), ("FILE:/a%20b/%c3%a9", "file:///a%20b/%C3%A9"),
      ("file://localhost/c:/x", "file:///c%3A/x"), ("file:///c%3a/x", "file:///c%3A/x"),
      ("file:///a%2", "file:///a%2"), ("untitled:a%20b", "untitled:a%20b"), ("", ""),
    ] as [(String, String)])
  func `the form that all spellings of a URI share`(uri: String, expected: String) {
    #expect(commonSpelling(ofURI: uri) == expected)
  }

  @Test(
    arguments: [
      ("vscode-notebook-cell:/a%20b/x.ipynb#W0", "/a b/x.ipynb"), ("git:/a/x.md?%7B%7D", "/a/x.md"),
      ("fugitive:///a/.git//0/x.md", "/a/.git//0/x.md"), ("file:///a", "/a"), ("file:///a%", nil),
      ("untitled:Untitled-1", nil), ("untitled:", nil), ("mail", nil), ("", nil),
    ] as [(String, String?)])
  func `the path in a URI of any scheme`(uri: String, expected: String?) {
    #expect(path(ofURI: uri) == expected)
  }
}
