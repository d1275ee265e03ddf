// The option `--language` of the commands: how it is matched, and what is said where there is no such language.

import InkClient
import InkSystem
import Testing

@Suite struct `The language of a command`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: ["DE", "de-AT", "de_de", "de"])
  func `finds a language in any letter case, and by a shortened tag`(language: String) throws {
    let words = try run("complete", "Vielen Dan", "--language", language).output
    #expect(words.hasPrefix("Dank\n"))
  }

  @Test(arguments: [
    ["try", "--play"], ["measure", "a.txt"], ["explain", "I am", "going"], ["learn-from", "a.txt"],
  ])
  func `stops for a language without a pack`(arguments: [String]) throws {
    try sandbox.write(Array("We saw it.\n".utf8), to: "a.txt")
    let given = arguments.map { $0 == "a.txt" ? "\(sandbox.folder)/a.txt" : $0 }
    let result = try Program.run(given + ["--language", "zz"], in: sandbox)
    #expect(result.ending == .exited(code: 1))
    #expect(result.output == "")
    #expect(result.errors.contains("no language pack for \"zz\""))
  }

  @Test func `warns where a language's letters are not known`() throws {
    let result = try run("callouts", "e", "--language", "xx")
    #expect(result.output.hasPrefix("e è é"))
    #expect(result.errors.contains("the letters of \"xx\" are not known"))
    #expect(try run("callouts", "e", "--language", "de-AT").errors == "")
  }

  @Test(arguments: ["complete", "predict", "correct"])
  func `exits with 1 for a language without a pack, and says where packs belong`(command: String)
    throws
  {
    let result = try Program.run([command, "wird", "--language", "xx"], in: sandbox)
    #expect(result.ending == .exited(code: 1))
    #expect(result.output == "")
    #expect(result.errors.contains("no language pack for \"xx\""))
  }
}
