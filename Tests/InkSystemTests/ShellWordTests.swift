// A quoted word is one word to a shell, with exactly its text.

import InkSystem
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("teh", "teh"), ("naïve", "naïve"), ("re-do_1.2", "re-do_1.2"), ("a/b=c", "a/b=c"),
    ("don't", "\"don't\""), ("ca'nt", "\"ca'nt\""), ("two words", "'two words'"), ("", "''"),
    ("$(id)", "'$(id)'"), ("`id`", "'`id`'"), ("a\"b", "'a\"b'"), ("a\\b", "'a\\b'"), ("~", "'~'"),
    ("it's $(id)", "'it'\\''s $(id)'"), ("it's `id`", "'it'\\''s `id`'"), ("'!!", "''\\''!!'"),
    ("*", "'*'"), ("a;b", "'a;b'"), ("a\nb", "'a\nb'"),
  ])
  func `a word is quoted where a shell would interpret it`(word: String, quoted: String) {
    #expect(word.quotedForShell == quoted)
  }

  @Test(arguments: [
    "$(echo x)", "`echo x`", "it's $(echo x)", "\"$HOME\"", "a\\b\\\\c", "'", "''", "\\'", "!!",
    "'!!",
    "a\n'b", "{a,b}", "~root", "#a", "é’s",
  ])
  func `a shell reads back the exact text`(word: String) throws {
    let child = try ChildProcess(
      "sh", ["-c", "printf %s \(word.quotedForShell)"], environment: .current, errors: .discarded)
    #expect(try String(decoding: child.output.readAll(limitBytes: 1000), as: UTF8.self) == word)
  }
}
