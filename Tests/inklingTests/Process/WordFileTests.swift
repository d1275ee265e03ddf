// `inkling words export|import`: what is not a file stays what it is, and standard input and output by their names.

import ArgumentParser
import InkClient
import InkSystem
import Testing

@testable import inkling

@Suite struct `Word files`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `a pipe is not replaced by a file, even with nothing to write`() throws {
    let result = try Program.shell(
      "cd \(sandbox.folder); mkfifo pipe; \"$INKLING\" words export pipe; test -p pipe && echo left",
      in: sandbox)
    #expect(result.output == "left\n")
    #expect(result.errors.contains("cannot be written to \(sandbox.folder)/pipe: expected a file"))
  }

  @Test(arguments: [
    ("words.JSON", "json"), ("my.words.dic", "hunspell"), ("en.utf-8.add", "vim"),
    ("add", nil), ("a.json/dic", nil), ("words", nil),
  ])
  func `the format is that of the extension, in any case`(path: String, format: String?)
    throws
  {
    #expect(try WordFileOptions.parse([path]).namedFormat.map { "\($0)" } == format)
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `standard output has several names`(name: String) throws {
    _ = try run("words", "learn", "wug")
    let result = try Program.shell(
      "cd \(sandbox.folder); \"$INKLING\" words export \(name) > list; cat list", in: sandbox)
    #expect(result.output == "wug\n" && result.errors == "")
    #expect(try run("words", "export", name).output == "wug\n")
  }

  @Test func `standard input has several names, too`() throws {
    for (word, name) in [("wug", "/dev/stdin"), ("blick", "/dev/fd/0")] {
      #expect(
        try run("words", "import", name, input: "\(word)\n").output
          == "new from standard input: 1 word\n")
    }
  }

  @Test func `a dictionary of Hunspell's is recognized, whatever its name`() throws {
    let dictionary = "2\nwug/SM\nblick\n"
    #expect(
      try run("words", "import", "-", input: dictionary).output
        == "new from standard input: 2 words\n")
    try sandbox.write(Array(dictionary.utf8), to: "list.txt")
    #expect(
      try run("words", "import", "\(sandbox.folder)/list.txt").output
        == "nothing new in \(sandbox.folder)/list.txt\n")
    #expect(try run("words", "export", "-").output == "blick\nwug\n")
  }

  @Test func `a file that is open already is refused`() throws {
    for command in ["export", "import"] {
      let result = try run("words", command, "/dev/fd/7")
      #expect(result.ending == .exited(code: 2))
      #expect(result.errors.contains("expected a file or -, found /dev/fd/7"))
    }
  }

  @Test func `what cannot be read from standard input is told by that name`() throws {
    let result = try Program.shell(
      "printf '\\377\\376\\000a' | \"$INKLING\" words import -", in: sandbox)
    #expect(result.errors.hasPrefix("Error: the words of standard input cannot be read: "))
  }
}
