// `inkling learn-from`: which texts it reads, what it learns from them, and that it can be undone.

import InkClient
import InkJSON
import InkSystem
import Testing

@Suite struct `Learning from texts`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func write(_ text: String, to name: String) throws {
    try sandbox.write(Array(text.utf8), to: "texts/\(name)")
  }

  /// Returns the list of texts without its last column, the dates: it may be midnight.
  private func learnedTexts() throws -> String {
    try run("words", "texts").output.split(separator: "\n").map { row in
      row.split(separator: "  ").dropLast().joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private var folder: String { "\(sandbox.folder)/texts" }

  /// The report for one text that was learned from, and one that is all code.
  private static let learnedOne = """
    learned from 1 text, 9 words
    skipped 1 text without prose in your languages ('--language de', or 'languages' in your settings)

    """

  @Test func `the prose of a folder is learned, and forgotten with it`() throws {
    try write("The Kasparian is here. We saw the Kasparian again.\n", to: "notes.md")
    try write("```\nthe codeword in the codeword\n```\n`the codeword`\n", to: "sub/code.md")
    try write("the Zyxomat and the Zyxomat\n", to: "drafts/old.txt")
    try write("the Blorft and the Blorft\n", to: "main.c")
    try write("the Quuxle and the Quuxle\n", to: ".hidden/a.txt")
    try write("drafts/\n", to: ".gitignore")
    let learned = try run("learn-from", folder)
    #expect(learned.output == Self.learnedOne)
    #expect(learned.ending == .exited(code: 0))
    let words = try run("words", "list").output
    #expect(words.hasPrefix("learned  Kasparian  user  texts"))
    #expect(words.split(separator: "\n").count == 1)
    let texts = try learnedTexts()
    #expect(!texts.contains("code.md"), "nothing was learned from it")
    #expect(texts.contains("/texts/notes.md") && texts.contains("texts  9 words"))
    #expect(try run("learn-from", folder).output == Self.learnedOne)
    #expect(try learnedTexts() == texts, "reading it again counts it once")
    let forgotten = try run("words", "forget", "--document", folder).output
    #expect(forgotten == "forgotten: 1 word, 1 text\n")
    #expect(try run("words", "list").output.hasPrefix("no words"))
    #expect(try run("words", "texts").output.hasPrefix("nothing learned from texts yet"))
  }

  @Test func `paragraphs in other languages are skipped`() throws {
    let english = "We were looking forward to the letter, and then it came after all.\n"
    let german = "Wir haben uns auf den Brief gefreut, und dann ist er doch noch gekommen.\n"
    try write(english + "\n" + german, to: "both.md")
    #expect(try run("learn-from", folder).output == "learned from 1 text, 13 words\n")
    try write(german, to: "both.md")
    #expect(
      try run("learn-from", folder).output.hasPrefix(
        "learned from 0 texts, 0 words\nskipped 1 text without prose in your languages"))
    #expect(
      try run("learn-from", "--language", "de", folder).output == "learned from 1 text, 14 words\n")
  }

  @Test func `a passage is in the language of most of it, not of its end`() throws {
    let german =
      "Wir haben uns sehr auf den Brief gefreut, den er uns aus der Stadt\n"
      + "geschickt hat, und dann ist er doch noch mit der Post gekommen,\n"
      + "nachdem wir schon lange nicht mehr daran geglaubt hatten:\n"
    try write(german + "the letter is here\n", to: "german.md")
    #expect(try run("learn-from", folder).output.hasPrefix("learned from 0 texts, 0 words\n"))
    let english = "We were looking forward to the letter, and then it came after all. "
    let quotation = "He said: „Wir haben uns sehr auf den Brief gefreut, und dann kam er.“\n"
    try write(String(repeating: english, count: 45) + quotation, to: "german.md")
    #expect(try run("learn-from", folder).output == "learned from 1 text, 599 words\n")
  }

  @Test func `code next to a sentence says nothing about its language`() throws {
    let code = "```\nfunc frob(xs: [Int]) -> Int { xs.reduce(0) { $0 &+ $1 } } // knirsch\n```\n"
    try write("We saw the letter.\n" + code + code + "It came.\n", to: "code.md")
    #expect(try run("learn-from", folder).output == "learned from 1 text, 6 words\n")
  }

  @Test func `a file that is not text is reported`() throws {
    try sandbox.write([0, 1, 2], to: "texts/a.txt")
    let nothing = try run("learn-from", "\(folder)/a.txt")
    #expect(nothing.ending == .exited(code: 1))
    #expect(
      nothing.errors.contains("expected UTF-8 text of up to 8 MiB, found another kind of file: "))
    try write("We saw the letter.\n", to: "b.txt")
    #expect(
      try run("learn-from", folder).output
        == "learned from 1 text, 4 words\nskipped 1 file: not UTF-8 text of up to 8 MiB\n")
  }

  @Test func `a file that is too large is reported as such`() throws {
    try sandbox.write(Array(repeating: 0x61, count: 8 * 1024 * 1024 + 1), to: "texts/a.txt")
    let path = "\(folder)/a.txt"
    let errors = try run("learn-from", path).errors
    #expect(errors.contains("expected UTF-8 text of up to 8 MiB, found a larger file: "))
  }

  @Test func `texts that are all ignored are not reported as none`() throws {
    try write("We saw the letter.\n", to: "a.md")
    try write("*.md\n", to: ".gitignore")
    let result = try run("learn-from", folder)
    #expect(result.ending == .exited(code: 1))
    #expect(result.errors.hasPrefix("Error: expected texts, found none besides what Git ignores"))
    #expect(try run("learn-from", "\(folder)/a.md").output == "learned from 1 text, 4 words\n")
  }

  @Test func `a missing file or one that is not text is reported with a message`() throws {
    let missing = try run("learn-from", "\(folder)/nowhere")
    #expect(missing.ending == .exited(code: 1))
    #expect(missing.errors.contains("expected a file or a folder, found nothing at"))
    try write("x", to: "picture.png")
    let none = try run("learn-from", folder)
    #expect(none.ending == .exited(code: 1))
    #expect(none.errors.contains("expected texts, found no file"))
    #expect(try run("learn-from").ending == .exited(code: 2))
  }
}
