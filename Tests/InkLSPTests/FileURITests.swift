// File URIs and their paths.

import InkLSP
import Testing

@Suite struct FileURITests {
  @Test(
    arguments: [
      ("file:///home/me/a.md", "/home/me/a.md"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
      ("file:///a%20b/%C3%A9", "/a b/é"), ("file:///", "/"), ("untitled:Untitled-1", nil),
      ("file:", nil), ("file://host", nil), ("file:///a%2", nil), ("file:///a%zz", nil),
      ("file:///a%00b", nil), ("file:///a%ff", nil), ("file:///a%+f", nil), ("", nil),
    ] as [(String, String?)])
  func `the path of a file URI`(uri: String, path: String?) {
    #expect(fileSystemPath(ofURI: uri) == path)
  }
}
