// What Git ignores, by the examples in gitignore(5).

import Testing

@testable import inkling

@Suite struct IgnoreRulesTests {
  @Test(arguments: [
    ("notes.txt", "/r/notes.txt", true), ("notes.txt", "/r/deep/down/notes.txt", true),
    ("/notes.txt", "/r/deep/notes.txt", false), ("/notes.txt", "/r/notes.txt", true),
    ("doc/frotz", "/r/doc/frotz", true), ("doc/frotz", "/r/a/doc/frotz", false),
    ("*.txt", "/r/a/b.txt", true), ("*.txt", "/r/a/b.md", false),
    ("foo/*", "/r/foo/test.md", true), ("foo/*", "/r/foo/bar/hello.md", false),
    ("**/foo", "/r/a/b/foo", true), ("**/foo", "/r/foo", true),
    ("a/**/b", "/r/a/b", true), ("a/**/b", "/r/a/x/y/b", true), ("a/**/b", "/r/x/a/b", false),
    ("**/a/**/b/*.md", "/r/x/a/b/y/b/n.md", true), ("**/**/b", "/r/b", true),
    ("a/**", "/r/a/b/c", true), ("a/**", "/r/x/a/b", false),
    ("**/a/b", "/r/a/a/b", true), ("**/a/b", "/r/a/b/c", false), ("a/**/b/c", "/r/a/b/b/c", true),
    ("draft?.md", "/r/draft1.md", true), ("draft?.md", "/r/draft12.md", false),
    ("draft[0-9].md", "/r/draft7.md", true), ("draft[!0-9].md", "/r/draft7.md", false),
    ("# notes.txt", "/r/notes.txt", false), ("notes.txt   ", "/r/notes.txt", true),
    ("draft\\*.md", "/r/draft*.md", true), ("draft\\*.md", "/r/draft1.md", false),
    ("n[]x]te.md", "/r/nxte.md", true), ("n[]x]te.md", "/r/n]te.md", true),
    ("n[!]x]te.md", "/r/nxte.md", false), ("n[!]x]te.md", "/r/note.md", true),
    ("n[]", "/r/n", false), ("n\\", "/r/n", false), ("a\\ ", "/r/a ", true),
    ("\\!x", "/r/!x", true), ("\\#x", "/r/#x", true),
    ("a*b*c*d", "/r/aaaabbbbccccdddx", false), ("", "/r/a", false),
    ("notes.txt", "/elsewhere/notes.txt", false),
    ("\u{FEFF}notes.txt", "/r/notes.txt", true), ("a//b", "/r/a/b", false), ("//a", "/r/a", false),
    ("/**", "/r/a", true), ("**", "/r/a/b", true), ("a/**", "/r/a", false),
    ("a/**/**", "/r/a/b", true), ("a/**/**", "/r/a", false),
  ])
  func `a pattern means what the manual says`(pattern: String, path: String, isIgnored: Bool) {
    #expect(IgnoreRules().adding(pattern, in: "/r").ignores(path, isFolder: false) == isIgnored)
  }

  @Test(arguments: [
    ("[[:lower:]].md", "a.md", true), ("[[:lower:]].md", "A.md", false),
    ("[[:lower:]].md", ":.md", false), ("[![:lower:]].md", "A.md", true),
    ("[_[:digit:]x]", "7", true), ("[_[:digit:]x]", "x", true), ("[_[:digit:]x]", "y", false),
    ("[[:alnum:]-]", "-", true), ("[[:upper:][:space:]]", " ", true), ("[[:xdigit:]]", "f", true),
    ("[[:punct:]]", "+", true), ("[[:punct:]]", "a", false), ("[[:alpha:]]", "é", false),
    ("[[:wug:]]", "w", false), ("[[:digit:]", "7", false), ("[[:ab]", ":", true),
    ("[\\]]", "]", true), ("[a\\-z]", "-", true), ("[a\\-z]", "k", false), ("[a-]", "-", true),
    ("[]-a]", "^", true), ("[--0]", ".", true), ("[z-a]", "k", false),
  ])
  func `a set of characters means what it does in Git`(
    pattern: String, name: String, isIgnored: Bool
  ) {
    #expect(
      IgnoreRules().adding(pattern, in: "/r").ignores("/r/\(name)", isFolder: false) == isIgnored)
  }

  @Test
  func `two stars at the end leave the folder itself, so that a file in it can be an exception`() {
    let rules = IgnoreRules().adding("a/**\n!a/keep.md\n", in: "/r")
    #expect(!rules.ignores("/r/a", isFolder: true))
    #expect(!rules.ignores("/r/a/keep.md", isFolder: false))
    #expect(rules.ignores("/r/a/other.md", isFolder: false))
    #expect(rules.ignores("/r/a/b", isFolder: true))
  }

  @Test func `no pattern is slow`() {
    let pattern = String(repeating: "**/a/", count: 40) + "b"
    let path = "/r/" + String(repeating: "a/", count: 80)
    #expect(IgnoreRules().adding(pattern, in: "/r").ignores(path + "b", isFolder: false))
    #expect(!IgnoreRules().adding(pattern, in: "/r").ignores(path + "c", isFolder: false))
  }

  @Test func `a slash at the end means folders only`() {
    let rules = IgnoreRules().adding("build/", in: "/r")
    #expect(rules.ignores("/r/build", isFolder: true))
    #expect(!rules.ignores("/r/build", isFolder: false))
  }

  @Test func `later and deeper rules win, and an exception re-includes`() {
    let above = IgnoreRules().adding("*.md\n!keep.md\n", in: "/r")
    let rules = above.adding("keep.md\n", in: "/r/deep")
    #expect(rules.ignores("/r/a.md", isFolder: false))
    #expect(!rules.ignores("/r/keep.md", isFolder: false))
    #expect(rules.ignores("/r/deep/keep.md", isFolder: false))
  }
}
