// What the command line says of a use that is none.

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
}
