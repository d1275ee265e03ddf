// `inkling measure`: its figures for texts and pairs, and what it refuses.

import InkClient
import InkJSON
import InkSystem
import Testing

@Suite struct `The measure command`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `measures texts and pairs, and learns none of them`() throws {
    let text = "I am going to the sea.\n\u{0C}\nThank you for your help, zyxomat."
    try sandbox.write(Array(text.utf8), to: "text.txt")
    try sandbox.write(Array("recieve\treceive\nteh\tten|the\n".utf8), to: "pairs.tsv")
    let files = ["\(sandbox.folder)/text.txt", "\(sandbox.folder)/pairs.tsv"]
    let table = try run("measure", files[0], files[1], "--slips", "1")
    #expect(table.ending == .exited(code: 0))
    for part in [
      "text.txt  pairs.tsv", "with 3 suggestions", "Ghost text", "Slips, of 100", "median",
    ] {
      #expect(table.output.contains(part))
    }
    #expect(table.errors.contains("text.txt: ghost text"))
    try sandbox.write(
      Array("recieve\treceive\nteh\tten\nteh\telephant\n".utf8), to: "missed.tsv")
    let listed = try run("measure", "\(sandbox.folder)/missed.tsv", "--slips", "1", "--list").output
    #expect(listed.contains("is not first in missed.tsv\n  teh → the"), "\(listed)")
    #expect(listed.contains("; meant: ten, rank 3\n"))
    #expect(listed.contains("; meant: elephant, not among them\n"))
    let answer = try json(
      try run("measure", files[0], files[1], "-n", "3", "--words", "6", "--json").output)
    #expect(answer[0]?["words"] == 6)
    #expect(answer[0]?["typing"]?[0]?["anyCase"]?["characters"] == 23)
    #expect(answer[1]?["pairs"]?["first"] == 1.0)
    #expect(try run("words", "list").output.hasPrefix("no words"))
  }

  @Test func `measures the later half of a text cold and with the earlier half learned`() throws {
    let earlier = String(repeating: "The zyxomat is blue. Buy a zyxomat today.\n", count: 2)
    let later = "My zyxomat is red.\n\u{0C}\nA zyxomat is a good thing to have, so they say.\n"
    try sandbox.write(Array("\(earlier)\u{0C}\n\(later)".utf8), to: "text.txt")
    try sandbox.write(Array("teh\tthe\n".utf8), to: "pairs.tsv")
    let path = "\(sandbox.folder)/text.txt"
    let answer = try json(try run("measure", path, "--halves", "-n", "3", "--json").output)
    let (cold, warm) = (answer[0], answer[1])
    #expect(cold?["file"] == "text.txt cold")
    #expect(cold?["learnedWords"] == nil)
    #expect(warm?["file"] == "text.txt warm")
    #expect(warm?["learnedWords"] == 16)
    for figures in [cold, warm] { #expect(figures?["words"] == 15) }
    let keys = [cold, warm].map { $0?["typing"]?[0]?["anyCase"]?["keys"]?.integer ?? 0 }
    #expect(keys[1] < keys[0], "zyxomat is typed by hand when it is seen first")
    #expect(try run("words", "list").output.hasPrefix("no words"))
    let pairs = try run("measure", "\(sandbox.folder)/pairs.tsv", "--halves")
    #expect(pairs.errors.contains("found a list of pairs"))
  }

  @Test func `says what is wrong with a file to measure on`() throws {
    try sandbox.write(Array("one column\n".utf8), to: "wrong.tsv")
    try sandbox.write([], to: "empty.txt")
    let wrong = try run("measure", "\(sandbox.folder)/wrong.tsv")
    #expect(wrong.ending == .exited(code: 1))
    #expect(wrong.errors.contains("wrong.tsv:1: expected two columns"))
    #expect(try run("measure", "\(sandbox.folder)/empty.txt").errors.contains("found none"))
    #expect(try run("measure", "/nonexistent").errors.contains("/nonexistent"))
  }
}
