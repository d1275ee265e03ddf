// What the command line says of a use that is none.

import ArgumentParser
import Testing

@testable import inkling

@Suite struct `A use that is none` {
  private let usage = """
    Error: Missing expected argument '<words> ...'
    Usage: inkling words learn <words> ... [--json]
    """

  @Test func `says how a word that begins with a hyphen is written`() {
    let hint = InklingCommand.hint(on: usage, ["/bin/inkling", "words", "learn", "-foo", "bar"])
    #expect(hint?.hasSuffix(": inkling words learn -- -foo bar") == true)
  }

  @Test(arguments: [["--json"], ["--", "-foo"], [], ["-"]])
  func `says nothing of that where it is not the matter`(arguments: [String]) {
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn"] + arguments) == nil)
  }

  @Test(arguments: ["words list [--language <language>] [--json]", "words <subcommand>"])
  func `says nothing of that where no word is taken`(usage: String) {
    let message = "Error: Unknown option '-z'\nUsage: inkling \(usage)"
    #expect(InklingCommand.hint(on: message, ["inkling", "words", "list", "-z"]) == nil)
  }

  @Test func `a command that finds its use wrong as it runs says how it is used`() {
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

  @Test func `a mistyped option is no word`() {
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn", "--jsn", "foo"]) == nil)
    let message = "Error: Unknown option '-jso'. Did you mean '--json'?\n" + usage
    #expect(InklingCommand.hint(on: message, ["inkling", "words", "learn", "-jso"]) == nil)
    #expect(InklingCommand.hint(on: usage, ["inkling", "words", "learn", "--verbatim"]) != nil)
  }

  @Test func `arguments stay one each in a shell`() {
    let hint = InklingCommand.hint(on: usage, ["inkling", "words", "learn", "-x", "a b", "don't"])
    #expect(hint?.hasSuffix(#": inkling words learn -- -x 'a b' "don't""#) == true)
  }

  @Test func `the doctor does not send people to the doctor`() {
    let shown = "/c: suggestions.limit: expected a whole number; “inkling doctor” has 2 more"
    #expect(
      DoctorCommand.sentence(of: shown) == "/c: suggestions.limit: expected a whole number")
    #expect(DoctorCommand.sentence(of: "as it was") == "as it was")
  }
}
