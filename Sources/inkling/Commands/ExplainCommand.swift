// `inkling explain`: why a word is, or is not, offered or put in at the end of a text.

import ArgumentParser
import InkJSON

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a word is, or is not, offered or put in at the end of a text.",
    discussion: """
      Tells who knows the word, how likely it is, what would have been mistyped and at what cost, and the rule that \
      decides. Costs and likelihoods are natural logarithms.

      inkling explain "I saw teh" the    inkling explain "We met in Berl" Berlin
      """)

  @Argument(help: "The text up to the cursor.")
  var text: String

  @Argument(help: "The word to be explained.")
  var word: String

  @OptionGroup var languages: LanguageOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let answer = try withLocalServer(settings: languages.settings) {
      try $0.explanation(of: word, atEndOf: text)
    }
    if output.json { return say(answer) }
    for line in aligned(rows(answer)) { say(line) }
  }

  private func rows(_ answer: JSONValue) -> [[String]] {
    func verdict(_ name: String) -> String {
      let rule = answer[name]?["rule"]?.string ?? "?"
      return "\(answer[name]?["sentence"]?.string ?? "") (\(rule))"
    }
    var rows = [["suggestion", verdict("suggestion")], ["correction", verdict("correction")]]
    if let share = answer["probability"]?.number {
      rows.append(["probability", "\(Int(share * 100)) % that it was meant"])
    }
    if let score = answer["score"]?.number { rows.append(["likelihood here", tenths(score)]) }
    for source in answer["sources"]?.array ?? [] { rows.append(["known", known(source)]) }
    for slip in answer["slips"]?.array ?? [] { rows.append(["slip", self.slip(slip)]) }
    if let typed = answer["typed"], let word = typed["text"]?.string, word != "" {
      rows.append(["typed", self.typed(typed, word)])
    }
    return rows
  }

  private func typed(_ typed: JSONValue, _ word: String) -> String {
    let sources = (typed["sources"]?.array ?? []).map(known)
    let isKnown = typed["known"]?.bool ?? false
    let who = isKnown && sources.isEmpty ? ["made of known parts"] : sources
    return (["“\(word)” is \(isKnown ? "a word" : "not a word")"] + who).joined(separator: "; ")
  }

  private func known(_ source: JSONValue) -> String {
    let language = source["language"]?.string.map { " \($0)" } ?? ""
    let score = source["score"]?.number.map { ", likelihood \(tenths($0))" } ?? ""
    let count = source["count"]?.integer.map { ", \($0) times" } ?? ""
    let scope = source["scope"]?.string.map { ", scope \($0)" } ?? ""
    return "\(source["kind"]?.string ?? "")\(language)\(score)\(count)\(scope)"
  }

  private func slip(_ slip: JSONValue) -> String {
    let (typed, meant) = (slip["typed"]?.string ?? "", slip["meant"]?.string ?? "")
    return "“\(typed)” for “\(meant)”, cost \(tenths(slip["cost"]?.number ?? 0))"
  }

  private func tenths(_ value: Double) -> String {
    let scaled = Int(min(abs(value) * 10, 1e9).rounded())
    return "\(value < 0 && scaled > 0 ? "-" : "")\(scaled / 10).\(scaled % 10)"
  }
}
