// The input of the commands: standard input where no argument gives it, and what is refused.

import InkClient
import InkSystem
import Testing

@Suite struct `The input of a command`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `is read from standard input where no argument gives it`() throws {
    #expect(try run("complete", input: "I am goi\n").output.hasPrefix("going\n"))
    #expect(
      try run("complete", input: "Thank you for ").output
        == run("complete", "Thank you for ").output)
    #expect(try run("predict", input: "I am goi\n").output.hasPrefix("I am going"))
    #expect(
      try run("correct", input: "recieve\nteh\n").output == run("correct", "recieve", "teh").output)
    #expect(
      try run("correct", "--json", input: "teh\nrecieve").output
        == run("correct", "--json", "teh", "recieve").output)
  }

  @Test(arguments: [
    (["complete"], "I am goi\n"), (["predict"], "I am looking forw"), (["correct"], "teh\n"),
    (["correct", "--json"], "recieve\n"),
  ])
  func `begins after a byte order mark`(arguments: [String], input: String) throws {
    let marked = try Program.run(arguments, input: "\u{FEFF}" + input, in: sandbox).output
    #expect(marked == (try Program.run(arguments, input: input, in: sandbox).output))
    #expect(!marked.isEmpty)
  }

  @Test func `is checked word by word, without the marks around words`() throws {
    let input = "“We saw, teh dog.” It — see lib/file.rs and (mail@example.org) -\nand teh--lasst\n"
    let lines = try run("correct", input: input).output.split(separator: "\n")
    #expect(
      lines.compactMap { $0.split(separator: " ").first } == [
        "We", "saw", "teh", "dog", "It", "see", "lib/file.rs", "and", "mail@example.org", "and",
        "teh", "lasst",
      ])
    let others = lines.filter { $0.contains("  no word  ") }
    #expect(others.count == 2)
    #expect(try run("correct", "teh,", "—").output.split(separator: "\n").count == 2)
    #expect(
      try run("correct", "(teh),", "saw.").output == run("correct", "teh", "saw").output)
    #expect(try run("correct", "name()", "#teh").output.split(separator: "no word").count == 3)
  }

  @Test(arguments: ["", "\n", " \n — \n", "\u{FEFF}"])
  func `is reported as missing where there is none`(input: String) throws {
    let result = try Program.run(["correct"], input: input, in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains("expected words to correct, found none on standard input"))
  }

  @Test func `is answered line by line, as it arrives`() throws {
    let child = try ChildProcess(
      try Program.path, ["correct"], environment: sandbox.environment, errors: .discarded)
    for word in ["recieve", "teh", "house"] {
      // The input stays open as long as it is held.
      try #require(child.input).writeAll(Array("\(word)\n".utf8))
      var streams = PollSet()
      streams.watch(child.output, for: .reading, token: 0)
      let ready = try streams.wait(until: SystemClock.deadline(milliseconds: 60_000))
      try #require(!ready.isEmpty, "no answer for \(word) before the next word was given")
      var line: [UInt8] = []
      _ = try child.output.read { bytes in
        bytes.withUnsafeBufferPointer { line.append(contentsOf: $0) }
      }
      #expect(String(decoding: line, as: UTF8.self).hasPrefix("\(word) "))
    }
    child.closeInput()
    #expect(try child.wait() == .exited(code: 0))
  }

  @Test func `is no longer read when nobody reads the answers`() throws {
    // The input never ends by itself.
    let result = try Program.shell(
      "while echo teh; do :; done 2>/dev/null | \"$INKLING\" correct | head -n 3", in: sandbox)
    #expect(result.output.split(separator: "\n").count == 3)
  }

  @Test func `may be a list of words, and the output as well`() throws {
    let imported = try run("words", "import", "-", input: "wug\nNASA\n")
    #expect(imported.output == "new from standard input: 2 words\n")
    #expect(try run("words", "export", "-").output == "NASA\nwug\n")
    #expect(try run("words", "export", "-", "--format", "vim").output == "NASA/=\nwug\n")
    #expect(try run("words", "export", "-", "--json").ending == .exited(code: 2))
  }

  @Test func `may be a list as JSON, whose entries are skipped if they are not valid`() throws {
    let json = #"{"learned": ["wug", "a b"], "replacements": [{}], "recentEmoji": ["🍕"]}"#
    let imported = try run("words", "import", "-", "--format", "json", input: json)
    #expect(imported.output == "new from standard input: 1 word, 1 emoji\n")
    #expect(imported.errors == "inkling: skipped as not valid: entries 2 and 3\n")
  }

  @Test(arguments: [
    (["complete", "a", "-n", "-1"], "from 1 to 50, found -1"),
    (["correct", "teh", "-n", "0"], "from 1 to 50, found 0"),
    (["explain", "", ""], "expected a word to explain, found nothing"),
    (["replacements", "add", "foo", "foo"], "a text other than what you type"),
    (["words", "learn", String(repeating: "a", count: 100_000)], "up to 256 bytes, found \"aaa"),
    (["complete"], "found none on standard input"),
  ])
  func `is refused with a message where it makes no sense`(
    arguments: [String], sentence: String
  ) throws {
    let result = try Program.run(arguments, in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains(sentence))
    #expect(result.errors.utf8.count < 2000)
  }

  @Test func `is not a word if it is not UTF-8`() throws {
    let result = try Program.shell("\"$INKLING\" words learn \"$(printf 'a\\377b')\"", in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains("expected words in UTF-8"))
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }

  @Test func `is not a text if it is a program`() throws {
    for arguments in [["words", "import"], ["measure"]] {
      let result = try Program.run(arguments + ["/bin/ls"], in: sandbox)
      #expect(result.ending == .exited(code: 1))
      #expect(result.errors.contains("expected a text in UTF-8, found other bytes"))
    }
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }
}
