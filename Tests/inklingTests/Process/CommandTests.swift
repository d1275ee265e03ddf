// The commands for people: what they print, where, and with which exit code.

import InkClient
import InkJSON
import InkSystem
import Testing

@Suite struct `The command line`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `prints its version and help, with code 0`() throws {
    let version = try run("--version")
    #expect(version.ending == .exited(code: 0))
    #expect(version.output == "0.1.0\n")
    let help = try run("--help")
    #expect(help.ending == .exited(code: 0))
    for command in [
      "try", "complete", "predict", "correct", "explain", "callouts", "emoji", "words",
      "learn-from", "replacements", "measure", "doctor", "serve", "wrap", "script", "schema",
      "pack",
    ] {
      #expect(help.output.contains("\n  \(command) "))
    }
  }

  @Test(arguments: [
    ["nonsense"], ["help", "nonsense"], ["--nonsense"], ["complete"],
    ["complete", "a", "-n", "51"], ["complete", "a", "-n", "few"],
    ["callouts", "ee"], ["callouts"], ["callouts", ".", "--field", "sonnet"],
    ["correct"], ["explain", "teh"], ["words", "learn"],
    ["script"],
    ["try", "--inline", "perhaps"], ["emoji"], ["emoji", "cat", "-n", "few"],
    ["pack", "emoji"], ["try", "--autocorrect", "perhaps"], ["replacements", "add", "omw"],
    ["replacements", "add", "o m w", "on my way"], ["learn-from"],
    ["measure"], ["measure", "a.txt", "-n", "0"], ["measure", "a.txt", "--set", "nonsense"],
    ["measure", "a.txt", "--set", ".=1"], ["measure", "a.txt", "--set", "sugestions.limit=5"],
    ["measure", "a.txt", "--set", "suggestions.limit=many"], ["wrap"],
    ["measure", "a.txt", "--halves", "--own"], ["measure", "a.txt", "--halves", "--warm", "b.txt"],
  ])
  func `exits with 2 on incorrect usage and prints the usage on standard error`(arguments: [String])
    throws
  {
    let result = try Program.run(arguments, in: sandbox)
    #expect(result.ending == .exited(code: 2))
    #expect(result.output == "")
    #expect(result.errors.contains("Usage: inkling"))
  }

  @Test(arguments: ["0", "-3"])
  func `shows at least one emoji`(limit: String) throws {
    let result = try run("emoji", "wave", "--limit=\(limit)")
    #expect(result.ending == .exited(code: 2))
    #expect(result.errors.contains("expected at least 1 emoji, found \(limit)"))
  }

  @Test(arguments: ["words export -", "complete 'I am goi'", "schema", "--help", "pack list"])
  func `an answer that cannot be written is a failure`(command: String) throws {
    _ = try run("words", "learn", "zyxomat")
    let result = try Program.shell("\"$INKLING\" \(command) > /dev/full; echo $?", in: sandbox)
    #expect(result.output == "1\n")
    #expect(
      result.errors == "Error: cannot write to standard output: No space left on device\n")
    let unread = try Program.shell(
      "trap '' PIPE; { \"$INKLING\" \(command); echo $? >&2; } | true", in: sandbox)
    #expect(unread.errors == "0\n")
  }

  @Test func `prints the schemas of settings and methods`() throws {
    #expect(try json(run("schema").output)["title"] == "Inkling settings")
    let methods = try json(run("schema", "methods").output)
    #expect(methods["methods"]?["inkling/autocomplete"]?["result"]?["type"] == "object")
  }

  @Test func `suggests words for a text`() throws {
    let lines = try run("complete", "I am goi").output.split(separator: "\n")
    #expect(lines.contains("going"))
    let answer = try json(try run("complete", "thank you fo", "-n1", "--json").output)
    #expect(answer[0]?["text"] == "for")
  }

  @Test func `predicts how a text continues`() throws {
    let result = try run("predict", "I am looking forw")
    #expect(result.output.hasPrefix("I am looking forward"))
  }

  @Test func `predicts as an editor does, and more readily when asked to`() throws {
    #expect(try run("predict", "It is going to").output == "It is going to\n")
    #expect(try run("predict", "--mode", "no", "I am looking forw").output == "I am looking forw\n")
    let ready = try run("predict", "--mode", "yes", "It is going to").output
    #expect(ready.hasPrefix("It is going to "))
    let wrong = try run("predict", "--mode", "maybe", "I")
    #expect(wrong.ending == .exited(code: 2))
    #expect(wrong.errors.contains("'maybe' is invalid for '--mode <mode>'"))
  }

  @Test func `follows the project of the folder it is run in`() throws {
    let setting = #"{"languages": ["de"], "inlinePrediction": {"mode": "no"}}"#
    try sandbox.write(Array(setting.utf8), to: "w/.inkling.json")
    try sandbox.write(Array("zyxomatisch\n".utf8), to: "w/.inkling/words.txt")
    let result = try Program.shell(
      """
      mkdir \(sandbox.folder)/w/in; cd \(sandbox.folder)/w/in
      "$INKLING" correct vieleicht zyxomatisch; "$INKLING" complete "Ich freue mich auf ein Wieders"
      "$INKLING" predict "I am looking forw"; "$INKLING" explain "Er ist zyxo" zyxomatisch
      """, in: sandbox)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.first?.contains("not a word  vielleicht") == true)
    #expect(lines.dropFirst().first?.hasPrefix("zyxomatisch  a word") == true)
    #expect(lines.dropFirst(2).first == "Wiedersehen")
    #expect(lines.contains("I am looking forw"))
    #expect(lines.contains("“zyxomatisch” is known: one of your words."))
  }

  @Test func `corrects words`() throws {
    let result = try run("correct", "recieve", "house")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("recieve  not a word  receive") == true)
    #expect(lines.last?.hasPrefix("house    a word      ") == true)
  }

  @Test func `shows the variants of a character`() throws {
    #expect(try run("callouts", "e").output.hasPrefix("e è é ê ë"))
    let answer = try json(try run("callouts", "$", "--json").output)
    #expect(answer[0]?["text"] == "$")
    #expect(try run("callouts", "b").output == "b has no variants\n")
  }

  @Test func `finds emoji`() throws {
    let lines = try run("emoji", "pizza").output.split(separator: "\n")
    #expect(lines == ["🍕  pizza  cheese, slice"])
    let answer = try json(try run("emoji", "red", "hea", "-n", "1", "--json").output)
    #expect(
      answer == [
        [
          "text": "❤️", "name": "red heart", "keywords": ["heart"],
          "category": "smileysAndPeople",
        ]
      ])
    #expect(try run("emoji", "--category", "flags", "-n", "1").ending == .exited(code: 0))
    let recent = try run("emoji", "--category", "recent")
    #expect(recent.ending == .exited(code: 0))
    #expect(recent.output.hasPrefix("the category recent has no emoji yet"))
    #expect(try run("emoji", "--language", "de", "rotes", "Herz").output.hasPrefix("❤️"))
    let foreign = try run("emoji", "--language", "zz", "pizza")
    #expect(foreign.ending == .exited(code: 1))
    #expect(foreign.errors.contains("no names of emoji in \"zz\""))
    let none = try run("emoji", "qqqq")
    #expect(none.ending == .exited(code: 1) && none.output == "" && none.errors.contains("qqqq"))
  }

  @Test func `builds emoji tables, the same from the same annotations`() throws {
    let xml = "<annotation cp=\"🍕\" type=\"tts\">pizza</annotation>"
    for folder in ["annotations", "annotationsDerived"] {
      try sandbox.write(Array(xml.utf8), to: "cldr/\(folder)/xx.xml")
    }
    func make(_ name: String) throws -> Program.Result {
      try run(
        "pack", "emoji", "--cldr", "\(sandbox.folder)/cldr", "--language", "xx", "-o",
        "\(sandbox.folder)/\(name).inkemoji")
    }
    #expect(try make("first").output.hasSuffix("first.inkemoji: 1 emoji, 110 bytes\n"))
    _ = try make("second")
    let tables = try ["first", "second"].map {
      try FileSystem.read("\(sandbox.folder)/\($0).inkemoji", limitBytes: 1000)
    }
    #expect(tables[0] == tables[1])
    #expect(
      try run("pack", "verify", "\(sandbox.folder)/first.inkemoji").ending == .exited(code: 0))
    let missing = try run("pack", "emoji", "--language", "xx", "--cldr", sandbox.folder)
    #expect(missing.ending == .exited(code: 1))
    let path = "\(sandbox.folder)/annotations/xx.xml"
    #expect(missing.errors == "Error: cannot open \(path): No such file or directory\n")
  }

  @Test func `learns, lists and unlearns words`() throws {
    #expect(try run("words", "list").output.hasPrefix("no words learned or ignored yet"))
    #expect(
      try run("words", "learn", "zyxomat", "blorft").output == "zyxomat: learned\nblorft: learned\n"
    )
    #expect(try run("words", "learn", "zyxomat").output == "zyxomat: already learned\n")
    #expect(try run("words", "ignore", "quux").output == "quux: ignored\n")
    let list = try run("words", "list").output
    for line in ["learned  zyxomat", "learned  blorft", "ignored  quux"] {
      #expect(list.contains(line))
    }
    #expect(try run("complete", "the zyxo").output.contains("zyxomat"))
    #expect(try run("words", "unlearn", "zyxomat").output == "zyxomat: no longer learned\n")
    #expect(try run("words", "unignore", "quux").output == "quux: no longer ignored\n")
    let left = try run("words", "list").output
    #expect(left.hasPrefix("learned  blorft  user  command  2"))
    #expect(left.split(separator: "\n").count == 1)
    #expect(try run("words", "forget", "blorft").output == "forgotten: 1 word\n")
    _ = try run("words", "ignore", "quux")
    #expect(try run("words", "forget", "quux").output == "forgotten: 1 ignored word\n")
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }

  @Test func `refuses what is not a word, with a message`() throws {
    for (word, sentence) in [
      ("", "expected a word with at least one letter, found \"\""),
      ("123", "expected a word with at least one letter, found \"123\""),
      ("two words", "expected single words, found \"two words\", which contains a space"),
    ] {
      let result = try run("words", "learn", word)
      #expect(result.ending == .exited(code: 2))
      #expect(result.errors.contains(sentence))
    }
    #expect(try run("words", "forget").errors.contains("expected words, --document"))
  }

  @Test func `a failure is reported without protocol terms`() throws {
    let result = try run("words", "import", "/nonexistent")
    #expect(result.ending == .exited(code: 1))
    #expect(result.errors.hasPrefix("Error: the words of /nonexistent cannot be read"))
    #expect(!result.errors.contains("workspace/"))
    let untagged = try run("words", "learn", "--language", "x y", "zyxomat")
    #expect(untagged.errors.hasPrefix("Error: language: expected the tag of a language"))
    let long = try run("explain", "We saw", String(repeating: "a", count: 1_001))
    #expect(long.errors == "Error: text: expected at most 1000 bytes, found 1001 bytes\n")
  }

  @Test func `words that cannot be stored are reported once`() throws {
    try sandbox.write(
      Array(#"{"userData": {"path": "/proc/none/words.sqlite"}}"#.utf8),
      to: "config/inkling/config.json")
    let result = try run("words", "learn", "zyxomat")
    #expect(result.ending == .exited(code: 1))
    #expect(result.errors.hasPrefix("Error: your words cannot be stored"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `an argument that is not a word is reported, and the others are learned`() throws {
    let result = try run("words", "learn", "zyxomat", "two words", "blorft", "123")
    #expect(result.ending == .exited(code: 1))
    #expect(result.output == "zyxomat: learned\nblorft: learned\n")
    #expect(result.errors.contains("found \"two words\", which contains a space"))
    #expect(result.errors.contains("with at least one letter, found \"123\""))
  }

  @Test func `everything stored is forgotten, counted and listed`() throws {
    _ = try run("words", "learn", "zyxomat", "blorft")
    _ = try run("words", "ignore", "quux")
    _ = try run("replacements", "add", "omw", "on my way")
    #expect(
      try run("words", "forget", "--all").output
        == "forgotten: 2 words, 1 ignored word, 1 replacement\n")
    #expect(try run("replacements", "list").output.hasPrefix("no replacements"))
    #expect(try run("words", "forget", "--all").output == "nothing of that kind was stored\n")
    _ = try run("words", "learn", "zyxomat")
    _ = try run("replacements", "add", "omw", "on my way")
    let counts = try json(run("words", "forget", "--all", "--json").output)
    #expect(["removed", "words", "replacements", "texts"].map { counts[$0] } == [2, 1, 1, 0])
  }

  @Test func `words apply to a document, and are exported and imported`() throws {
    #expect(try run("words", "ignore", "--document", "/a b.md", "quux").output == "quux: ignored\n")
    let list = try run("words", "list").output
    #expect(list.contains("quux  file:///a%20b.md  command"))
    #expect(!list.contains(" \n"), "nothing is padded at the end")
    #expect(try run("words", "unignore", "quux").output == "quux: no longer ignored\n")
    try sandbox.write(Array("wug\nNASA\n12\n".utf8), to: "list.txt")
    let imported = try run("words", "import", "\(sandbox.folder)/list.txt")
    #expect(imported.output == "new from \(sandbox.folder)/list.txt: 2 words\n")
    #expect(imported.errors == "inkling: skipped, since there is no word: line 3\n")
    let file = "\(sandbox.folder)/out.add"
    #expect(try run("words", "export", file).output == "written to \(file): 2 words\n")
    #expect(try FileSystem.read(file, limitBytes: 100) == Array("NASA/=\nwug\n".utf8))
    _ = try run("words", "learn", "and/or")
    let left = try run("words", "export", file)
    #expect(left.output == "written to \(file): 2 words\n")
    #expect(
      left.errors
        == "inkling: left out: 1 entry that this format cannot represent; --format json can\n"
    )
    #expect(try run("words", "forget", "--all").output == "forgotten: 3 words\n")
  }

  @Test func `lists replacements with the language they are for`() throws {
    _ = try run("replacements", "add", "omw", "on my way")
    _ = try run("replacements", "add", "vlt", "vielleicht", "--language", "de")
    #expect(
      try run("replacements", "list").output == """
        omw  is replaced by  on my way
        vlt  is replaced by  vielleicht  de

        """)
  }

  @Test func `plays scripts, and reports where one fails`() throws {
    try sandbox.write(
      Array("request initialize {\"capabilities\": {}}\nanswer {...}\n".utf8), to: "good.jsonrpc")
    try sandbox.write(
      Array("request initialize {\"capabilities\": {}}\nanswer {}\n".utf8), to: "bad.jsonrpc")
    try sandbox.write(Array("say hello\n".utf8), to: "wrong.jsonrpc")
    let good = try run("script", "\(sandbox.folder)/good.jsonrpc")
    #expect(good.ending == .exited(code: 0))
    #expect(good.output.hasSuffix("good.jsonrpc: passed, 2 statements\n"))
    let all = try run(
      "script", "\(sandbox.folder)/good.jsonrpc", "\(sandbox.folder)/bad.jsonrpc",
      "\(sandbox.folder)/wrong.jsonrpc", "\(sandbox.folder)/none.jsonrpc")
    #expect(all.ending == .exited(code: 1))
    #expect(all.output.hasSuffix("1 of 4 scripts passed\n"))
    #expect(all.errors.contains("bad.jsonrpc:2: answer to 1 (initialize): "))
    #expect(all.errors.contains("wrong.jsonrpc:1: 'say' is not a statement"))
    #expect(all.errors.contains("none.jsonrpc: No such file or directory"))
  }

  @Test func `shows in a pipe what a person would see`() throws {
    let result = try run("try")
    #expect(result.ending == .exited(code: 0))
    #expect(result.output.contains("› I am going ▏"))
    #expect(result.output.contains("1 e   2 è   3 é"))
    #expect(result.output.contains("café▏"))
    #expect(result.output.contains("\n  asked for variants\n"))
    #expect(
      result.output.contains("learned “Zyxomat”: it is suggested from now on, in every program\n"))
    #expect(!result.output.contains("\u{1B}"))
    // The demonstration learns words in a sandbox of its own.
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }

  @Test func `lists, shows and checks language packs`() throws {
    let list = try run("pack", "list").output.split(separator: "\n")
    for language in ["de", "en", "es", "fr", "pt", "sv", "vi"] {
      #expect(list.contains { $0.hasPrefix(language) && $0.hasSuffix("\(language).inkpack") })
    }
    #expect(try run("pack", "info", "en").output.contains("English (en)"))
    #expect(try run("pack", "verify").ending == .exited(code: 0))
    try sandbox.write(Array("no pack".utf8), to: "data/inkling/packs/en.inkpack")
    let damaged = try run("pack", "verify")
    #expect(damaged.ending == .exited(code: 1))
    #expect(damaged.errors.contains("this is not a language pack"))
    let unknown = try run("pack", "info", "xx")
    #expect(unknown.ending == .exited(code: 1))
    #expect(unknown.errors.contains("no language pack for \"xx\""))
    let missing = try run("pack", "info", "/nonexistent")
    #expect(missing.ending == .exited(code: 1))
    #expect(missing.errors.contains("no such file: /nonexistent"))
  }

  @Test func `refuses a pack under another language's name, and uses the next one`() throws {
    let list = try run("pack", "list").output.split(separator: "\n")
    let french = try #require(
      list.first { $0.hasSuffix("/fr.inkpack") }?.split(separator: " ").last)
    let bytes = try FileSystem.read(String(french), limitBytes: 1 << 26)
    for language in ["de", "xx"] {
      try sandbox.write(bytes, to: "data/inkling/packs/\(language).inkpack")
    }
    #expect(try run("pack", "info", "de").output.contains("German (de)"))
    let foreign = try run("pack", "info", "xx")
    #expect(foreign.ending == .exited(code: 1))
    #expect(
      foreign.errors.contains(
        "xx.inkpack: expected a pack of \"xx\", found one of \"fr\"; name the file after its language"
      ))
  }
}
