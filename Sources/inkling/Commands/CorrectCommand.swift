// `inkling correct`: suggests what words may have been meant to be.

import ArgumentParser
import InkJSON
import InkText

struct CorrectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "correct", abstract: "Suggest corrections for words.",
    discussion: """
      Each is treated as a finished word, whereas 'inkling complete' completes the last one.

      inkling correct teh recieve    inkling correct --context "She lost" ther
      """)

  @Argument(help: "The words to check (default: those on standard input).")
  var words: [String] = []

  // The text may begin with a hyphen, as an item of a list does.
  @Option(name: .long, parsing: .unconditional, help: "The text before each word.")
  var context = ""

  @Option(
    name: .customShort("n", allowingJoined: true), parsing: .unconditional,
    help: "The number of corrections for each, 1 to 50.")
  var n = 5

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  /// The only option whose value is a text.
  static let contextOption = "--context"

  private static let what = "words to correct"

  func validate() throws {
    if words.isEmpty { try InputText.expect(Self.what) }
    if let phrase = words.first(where: { $0.contains(where: \.isWhitespace) || $0.isEmpty }) {
      throw ValidationError(
        "expected single words, found \"\(phrase)\"; text before a word goes into --context"
      )
    }
    guard (1...50).contains(n) else {
      throw ValidationError("expected a number of corrections from 1 to 50, found \(n)")
    }
  }

  func run() throws {
    var settings = languages.settings.object ?? JSONObject()
    // An explicit request for corrections overrides a setting that turns them off while typing.
    settings["autocorrect"] = "offer"
    try withLocalServer(settings: .object(settings)) { server in
      let asking = WordQueries(server: server, before: textBefore, limit: n)
      if output.json { return say(.array(try answers(of: asking).map(\.json))) }
      if !words.isEmpty {
        for line in aligned(try answers(of: asking).map { try $0.row }) { say(line) }
        return
      }
      try printAnswers(of: asking)
    }
  }

  /// The text before each word, ending in a space unless empty.
  private var textBefore: String {
    context.isEmpty || context.last?.isWhitespace == true ? context : context + " "
  }

  /// Returns the answers for all words.
  private func answers(of asking: WordQueries) throws -> [WordQueries.Answer] {
    if !words.isEmpty {
      return try words.flatMap { word in
        let answers = try asking.answers(to: word[...])
        return answers.isEmpty ? [WordQueries.Answer(word: word, answer: nil)] : answers
      }
    }
    var answers: [WordQueries.Answer] = []
    try InputText.readLines(Self.what) { answers += try asking.answers(to: $0) }
    if answers.isEmpty { throw InputText.none(Self.what) }
    return answers
  }

  /// Prints the answers for the words on standard input line by line as they arrive, as long as the output has a
  /// reader.
  private func printAnswers(of asking: WordQueries) throws {
    var columns = Columns()
    do {
      try InputText.readLines(Self.what) { line in
        let rows = try asking.answers(to: line).map { try $0.row }
        for row in rows { columns.widen(for: row) }
        for row in rows where !say(columns.line(row)) { throw OutputClosed() }
      }
    } catch is OutputClosed {}
    if columns.widths.isEmpty { throw InputText.none(Self.what) }
  }

  /// The reader of standard output is gone.
  private struct OutputClosed: Error {}
}

/// Asks a server about the words of a text, each with the same left context.
private struct WordQueries {
  let server: LocalServer
  /// The text before each word.
  let before: String
  let limit: Int

  /// A word, or a token that is not one, and the server's answer.
  struct Answer {
    let word: String
    /// Nil if the server was not asked: the token is not a word.
    let answer: JSONValue?

    var isWord: Bool { answer?["typed"]?.object != nil }

    var json: JSONValue {
      [
        "word": .string(word), "corrections": answer?["corrections"] ?? [],
        "typed": answer?["typed"] ?? .null,
      ]
    }

    /// The cells of the table row.
    var row: [String] {
      get throws {
        guard isWord, let answer = try answer.map(ShownAnswer.init), let typed = answer.typed
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

  /// Returns the answers for the words of a text. Marks around a word are not part of it, but they determine what it
  /// is: `name()`. A token with neither letters nor digits is skipped.
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
      // A path or an address is a single token, which is not a word.
      return [Answer(word: String(run[first.lowerBound..<last.upperBound]), answer: nil)]
    }
  }
}

extension Substring {
  /// The ranges of the words and numbers in a run without white space, as the language models tokenize it.
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
