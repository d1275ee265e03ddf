// `inkling correct`: what a word may have been meant as.

import ArgumentParser
import InkJSON
import InkText

struct CorrectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "correct", abstract: "Say what words may have been meant as.",
    discussion: """
      Each is taken for a finished word, while 'inkling complete' takes what is typed last for a beginning.

      inkling correct teh recieve    inkling correct --context "She lost" ther
      """)

  @Argument(help: "The words to look at; else those on standard input.")
  var words: [String] = []

  @Option(name: .long, help: "The text that stands before each word.")
  var context = ""

  @Option(
    name: .customShort("n", allowingJoined: true), parsing: .unconditional,
    help: "How many corrections for each, 1 to 50.")
  var n = 5

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  private static let what = "words to correct"

  func validate() throws {
    if words.isEmpty { try InputText.expect(Self.what) }
    if let phrase = words.first(where: { $0.contains(where: \.isWhitespace) || $0.isEmpty }) {
      throw ValidationError(
        "expected words one by one, found \"\(phrase)\"; what stands before a word goes into --context"
      )
    }
    guard (1...50).contains(n) else {
      throw ValidationError("expected a number of corrections from 1 to 50, found \(n)")
    }
  }

  func run() throws {
    var settings = languages.settings.object ?? JSONObject()
    // Who asks for corrections wants them, whatever is set for typing.
    settings["autocorrect"] = "offer"
    try withLocalServer(settings: .object(settings)) { server in
      let asking = WordsAsked(server: server, before: textBefore, limit: n)
      if output.json { return say(.array(try answers(of: asking).map(\.json))) }
      if !words.isEmpty {
        for line in aligned(try answers(of: asking).map { try $0.row }) { say(line) }
        return
      }
      try printAnswers(of: asking)
    }
  }

  /// The text before each word.
  private var textBefore: String {
    context.isEmpty || context.last?.isWhitespace == true ? context : context + " "
  }

  /// The answers to all words.
  private func answers(of asking: WordsAsked) throws -> [WordsAsked.Answer] {
    if !words.isEmpty {
      return try words.flatMap { word in
        let answers = try asking.answers(to: word[...])
        return answers.isEmpty ? [WordsAsked.Answer(word: word, answer: nil)] : answers
      }
    }
    var answers: [WordsAsked.Answer] = []
    try InputText.readLines(Self.what) { answers += try asking.answers(to: $0) }
    if answers.isEmpty { throw InputText.none(Self.what) }
    return answers
  }

  /// Prints the answers to the words on standard input, line by line as they come, as long as somebody reads.
  private func printAnswers(of asking: WordsAsked) throws {
    var columns = Columns()
    do {
      try InputText.readLines(Self.what) { line in
        let rows = try asking.answers(to: line).map { try $0.row }
        for row in rows { columns.widen(for: row) }
        for row in rows where !say(columns.line(row)) { throw NobodyReads() }
      }
    } catch is NobodyReads {}
    if columns.widths.isEmpty { throw InputText.none(Self.what) }
  }

  /// Where the answers went is gone.
  private struct NobodyReads: Error {}
}

/// Asks a server about the words of a text, each behind the same context.
private struct WordsAsked {
  let server: LocalServer
  /// What stands before each word.
  let before: String
  let limit: Int

  /// A word, or what is none, and what the server says of it.
  struct Answer {
    let word: String
    /// Nil for what nobody need be asked about: it is no word.
    let answer: JSONValue?

    var isWord: Bool { answer?["typed"]?.object != nil }

    var json: JSONValue {
      [
        "word": .string(word), "corrections": answer?["corrections"] ?? [],
        "typed": answer?["typed"] ?? .null,
      ]
    }

    /// What a person is told.
    var row: [String] {
      get throws {
        guard isWord, let answer = try answer.map(OfferedAnswer.init), let typed = answer.typed
        else {
          return [word, "no word", "addresses, names of files and the like stay as they are"]
        }
        let corrections = answer.corrections.map(\.text)
        return [
          word, typed.isKnown ? "a word" : "not a word",
          corrections.isEmpty ? "no other word is near" : corrections.joined(separator: ", "),
        ]
      }
    }
  }

  /// The answers to the words of a text. The marks around a word are no part of it, but they say what it is: `name()`.
  /// What has neither letters nor digits is no word at all.
  func answers(to text: Substring) throws -> [Answer] {
    try text.split(whereSeparator: \.isWhitespace).flatMap { run in
      let words = run.words
      let answers = try words.map { word in
        let answer = try server.autocomplete(
          atEndOf: before + run[..<word.upperBound], before: run[word.upperBound...],
          want: ["corrections"], limit: limit)
        return Answer(word: String(run[word]), answer: answer)
      }
      guard let first = words.first, let last = words.last, !answers.allSatisfy(\.isWord) else {
        return answers
      }
      // A path and an address are one, which is no word.
      return [Answer(word: String(run[first.lowerBound..<last.upperBound]), answer: nil)]
    }
  }
}

extension Substring {
  /// Where the words of a run without white space stand, and its numbers, as the language models know them.
  fileprivate var words: [Range<Index>] {
    var words: [Range<Index>] = []
    var copy = self
    copy.withUTF8 { bytes in
      var tokenizer = Tokenizer()
      while let token = tokenizer.next(in: bytes.span) {
        let start = utf8.index(startIndex, offsetBy: token.range.lowerBound)
        words.append(start..<utf8.index(start, offsetBy: token.range.count))
      }
    }
    return words
  }
}
