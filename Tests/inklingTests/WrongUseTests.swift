// What the command line says about incorrect usage.

import ArgumentParser
import Testing

@testable import inkling

@Suite struct `Incorrect usage` {
  private let usage = """
    Error: Missing expected argument '<words> ...'
    Usage: inkling words learn <words> ... [--json]
    """

  @Test func `explains how to write a word that begins with a hyphen`() {
    let hint = InklingCommand.hint(on: usage, ["/bin/inkling", "words", "learn", "-foo", "bar"])
    #expect(hint?.hasSuffix(": inkling words learn -- -foo bar") == true)
  }

  @Test(arguments: [["words", "learn", "-foo"], ["replacements", "add", "-a", "b"]])
  func `explains it where the parser of arguments says what it is known to say`(
    arguments: [String]
  ) throws {
    let error = #expect(throws: (any Error).self) { try InklingCommand.parseAsRoot(arguments) }
    let message = InklingCommand.fullMessage(for: try #require(error))
    #expect(InklingCommand.hint(on: message, ["inkling"] + arguments) != nil)
  }

  @Test func `does not explain it where a command itself finds a wrong value`() {
    let message = "Error: expected at least 1 emoji\nUsage: inkling emoji [<query> ...] [--json]"
    #expect(InklingCommand.hint(on: message, ["inkling", "emoji", "smi", "-n", "0"]) == nil)
  }

  @Test func `a text that begins with a hyphen is not an option`() {
    for (given, parsed) in [
      (["explain", "- [ ] pay teh", "the"], ["explain", "--", "- [ ] pay teh", "the"]),
      (
        ["explain", "- teh", "the", "--language", "de"],
        ["explain", "--language", "de", "--", "- teh", "the"]
      ),
      (["explain", "teh", "the", "--json"], ["explain", "teh", "the", "--json"]),
      (["explain", "--", "- teh", "the"], ["explain", "--", "- teh", "the"]),
      (["complete", "- a = b and"], ["complete", "--", "- a = b and"]),
    ] {
      #expect(InklingCommand.withTextsLast(given) == parsed)
    }
  }

  @Test(arguments: [
    ["correct", "--context=She lost", "ther"], ["correct", "--context", "- [ ] pay", "teh"],
    ["words", "forget", "--document=My Notes/a.txt"], ["pack", "build", "-o=my packs/en.inkpack"],
  ])
  func `the value of an option is not a text, whatever blanks it has`(arguments: [String]) {
    #expect(InklingCommand.withTextsLast(arguments) == arguments)
  }

  @Test(arguments: [
    ("/notes/a b.txt", "file:///notes/a%20b.txt"), ("untitled:Untitled-1", "untitled:Untitled-1"),
    ("file:///a", "file:///a"), ("vscode-notebook-cell:/a#b", "vscode-notebook-cell:/a#b"),
    ("/notes/a://b", "file:///notes/a%3A//b"),
  ])
  func `a document is named by its path or its URI`(argument: String, uri: String) {
    #expect(DocumentArgument(argument: argument)?.uri == uri)
  }

  @Test func `an empty path is no document, and a relative one is of this folder`() {
    #expect(DocumentArgument(argument: "") == nil)
    for path in ["a:b.txt", "notes/a://b", "9:30.txt"] {
      #expect(DocumentArgument(argument: path) == DocumentArgument(argument: absolutePath(path)))
    }
  }

  @Test(arguments: [["--json"], ["--", "-foo"], [], ["-"]])
  func `does not explain it where that is not the problem`(arguments: [String]) {
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn"] + arguments) == nil)
  }

  @Test(arguments: ["words list [--language <language>] [--json]", "words <subcommand>"])
  func `does not explain it where no word is expected`(usage: String) {
    let message = "Error: Unknown option '-z'\nUsage: inkling \(usage)"
    #expect(InklingCommand.hint(on: message, ["inkling", "words", "list", "-z"]) == nil)
  }

  @Test func `a command that finds incorrect usage while running prints its usage`() {
    let error = ValidationError("expected words to correct, found none on standard input")
    #expect(
      InklingCommand.message(on: error, of: CorrectCommand.self) == """
        Error: expected words to correct, found none on standard input
        Usage: inkling correct [<words> ...] [--context <context>] [-n <n>] [--language <language>] [--json]
          See 'inkling correct --help' for more information.
        """)
    #expect(
      InklingCommand.message(on: error, of: LearnWords.self).hasSuffix(
        "\n  See 'inkling words learn --help' for more information."))
    #expect(InklingCommand.message(on: error, of: nil).contains("inkling <subcommand>"))
  }

  @Test func `a mistyped option is not a word`() {
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn", "--jsn", "foo"]) == nil)
    let message = "Error: Unknown option '-jso'. Did you mean '--json'?\n" + usage
    #expect(InklingCommand.hint(on: message, ["inkling", "words", "learn", "-jso"]) == nil)
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn", "--verbatim"]) != nil)
  }

  @Test(arguments: [
    "Missing value for '--words <words>'", "The value '-z' is invalid for '-n <limit>'",
  ])
  func `the value of an option is not a word`(problem: String) {
    let message = "Error: \(problem)\nUsage: inkling words learn <words> ... [--json]"
    #expect(InklingCommand.hint(on: message, ["inkling", "words", "learn", "-z"]) == nil)
  }

  @Test func `arguments stay separate in a shell`() {
    let hint = InklingCommand.hint(on: usage, ["inkling", "words", "learn", "-x", "a b", "don't"])
    #expect(hint?.hasSuffix(#": inkling words learn -- -x 'a b' "don't""#) == true)
  }

  @Test func `the doctor does not refer people to the doctor`() {
    let shown = "/c: suggestions.limit: expected a whole number; “inkling doctor” has 2 more"
    #expect(
      DoctorCommand.sentence(of: shown) == "/c: suggestions.limit: expected a whole number")
    #expect(DoctorCommand.sentence(of: "as it was") == "as it was")
  }
}
