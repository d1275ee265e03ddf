// What the commands are given: on standard input where no argument says it, and what is refused.

import InkClient
import InkSystem
import Testing

@Suite struct `What a command is given`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `is read from standard input where no argument says it`() throws {
    #expect(try run("complete", input: "I am goi\n").output.hasPrefix("going\n"))
    #expect(
      try run("complete", input: "Thank you for ").output
        == run("complete", "Thank you for ").output)
    #expect(try run("predict", input: "I am goi\n").output.hasPrefix("I am going"))
    #expect(
      try run("correct", input: "teh\nrecieve\n").output == run("correct", "teh", "recieve").output)
  }

  @Test func `lists of words come and go there, too`() throws {
    let imported = try run("words", "import", "-", input: "wug\nNASA\n")
    #expect(imported.output == "2 new words learned from standard input\n")
    #expect(try run("words", "export", "-").output == "NASA\nwug\n")
    #expect(try run("words", "export", "-", "--format", "vim").output == "NASA/=\nwug\n")
    #expect(try run("words", "export", "-", "--json").ending == .exited(code: 2))
  }

  @Test(arguments: [
    (["complete", "a", "-n", "-1"], "from 1 to 50, found -1"),
    (["correct", "teh", "-n", "0"], "from 1 to 50, found 0"),
    (["explain", "", ""], "expected the word to be explained, found nothing"),
    (["replacements", "add", "foo", "foo"], "something else than what you type"),
    (["words", "learn", String(repeating: "a", count: 100_000)], "up to 256 bytes, found \"aaa"),
    (["complete"], "found none on standard input"),
  ])
  func `is refused with a sentence where it makes no sense`(
    arguments: [String], sentence: String
  ) throws {
    let result = try Program.run(arguments, in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains(sentence))
    #expect(result.errors.utf8.count < 2000)
  }

  @Test func `is no word where it is no UTF-8`() throws {
    let result = try Program.shell("\"$INKLING\" words learn \"$(printf 'a\\377b')\"", in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains("expected words in UTF-8"))
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }

  @Test func `is no text where it is a program`() throws {
    for arguments in [["words", "import"], ["measure"]] {
      let result = try Program.run(arguments + ["/bin/ls"], in: sandbox)
      #expect(result.ending == .exited(code: 1))
      #expect(result.errors.contains("expected a text in UTF-8, found other bytes"))
    }
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }
}
