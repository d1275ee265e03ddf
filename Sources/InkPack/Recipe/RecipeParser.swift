// Parsing of recipes, line by line; every error names its line, what was expected and what was found.

extension Recipe {
  /// Parses the text of a recipe.
  package init(parsing text: String) throws(PackBuildError) {
    self.init()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard let statement = Statement(line, number: number) else { continue }
      if components.isEmpty || statement.keyword == "component" {
        try readPackStatement(statement)
      } else {
        try readPart(statement)
      }
    }
    try checkCompleteness()
  }

  private mutating func readPackStatement(_ statement: Statement) throws(PackBuildError) {
    let (text, words) = (statement.text, statement.words)
    switch statement.keyword {
    case "language": language = text
    case "name": name = text
    case "version": version = text
    case "licence": licence = text
    case "source": sources.append(text)
    case "known": known.append(text)
    case "offensive": offensive.append(text)
    case "slips": slips.append(text)
    case "omit": omittedSources.insert(text)
    case "elided": elided += words.map { $0.lowercased() }
    case "foreign": foreign += words
    case "unfolded": unfolding.formUnion(words)
    case "alike": alike.append(try respelling(statement))
    case "respelled": respelled.append(try respelling(statement))
    case "hunspell": dictionaries.append(try dictionary(statement))
    case "proofread": proofs.append(try dictionary(statement))
    case "component": components.append(try component(statement))
    default: try readNumbers(statement)
    }
  }

  private mutating func readNumbers(_ statement: Statement) throws(PackBuildError) {
    let (text, words) = (statement.text, statement.words)
    switch statement.keyword {
    case "unmarked": unmarkedFactor = try ratio(statement)
    case "spaced": spacedFactor = try ratio(statement)
    case "order":
      guard let value = Int(text), (2...4).contains(value) else {
        throw statement.isNot("order 2, 3 or 4")
      }
      order = value
    case "frequencies":
      guard words.count == 2, let count = Int(words[1]), 0 < count else {
        throw statement.isNot("frequencies FILE COUNT")
      }
      (frequencyFile, frequencyCount) = (words[0], count)
    case "minimum":
      guard words.count == 2, let count = UInt32(words[0]), let sources = UInt32(words[1]),
        max(count, sources) <= Self.limit
      else { throw statement.isNot("minimum COUNT SOURCES, at most 1,000,000") }
      (minimumCount, minimumSources) = (count, sources)
    case "residual":
      guard words.count == 2, let count = Int(words[0]), 0 < count, count < UInt16.max,
        let passes = Int(words[1]), 0 < passes, passes <= 100
      else { throw statement.isNot("residual WORDS PASSES, fewer than 65,535 and at most 100") }
      (residualWordCount, residualPassCount) = (count, passes)
    default:
      throw .recipe(
        line: statement.line,
        expected: "language, name, version, licence, source, order, frequencies, known, hunspell, "
          + "proofread, foreign, unmarked, spaced, alike, elided, respelled, unfolded, offensive, slips, minimum, residual, "
          + "omit or component",
        found: statement.keyword)
    }
  }

  /// The greatest number that counts, ratios and shares may be: what is calculated from them neither overflows nor
  /// loses the others.
  private static let limit: UInt32 = 1_000_000

  /// Returns a share of the whole, relative to the others; nil if it is none.
  private static func share(_ text: String) -> Double? {
    guard let share = Double(text), 0 < share, share <= Double(limit) else { return nil }
    return share
  }

  private func ratio(_ statement: Statement) throws(PackBuildError) -> Double {
    guard let ratio = Double(statement.text), (1...Double(Self.limit)).contains(ratio) else {
      throw statement.isNot("\(statement.keyword) RATIO")
    }
    return ratio
  }

  private func respelling(_ statement: Statement) throws(PackBuildError) -> Respelling {
    guard statement.words.count == 2 else {
      throw statement.isNot("\(statement.keyword) LETTERS LETTERS")
    }
    return Respelling(old: statement.words[0], new: statement.words[1])
  }

  private func dictionary(_ statement: Statement) throws(PackBuildError) -> Dictionary {
    guard statement.words.count == 2 else {
      throw statement.isNot("\(statement.keyword) WORDS.dic AFFIXES.aff")
    }
    return Dictionary(words: statement.words[0], affixes: statement.words[1])
  }

  private func component(_ statement: Statement) throws(PackBuildError) -> Component {
    let words = statement.words
    guard words.count == 3, let weight = Self.share(words[1]), let budget = Int(words[2]),
      0 <= budget
    else { throw statement.isNot("component NAME WEIGHT NGRAMS") }
    return Component(name: words[0], weight: weight, ngramBudget: budget)
  }

  private mutating func readPart(_ statement: Statement) throws(PackBuildError) {
    let words = statement.words
    if statement.keyword == "adapted", words.isEmpty {
      components[components.count - 1].isAdapted = true
      return
    }
    guard let kind = Part.Kind(rawValue: statement.keyword) else {
      let kinds = Part.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .recipe(
        line: statement.line, expected: "component, \(kinds), adapted", found: statement.keyword)
    }
    let needsFile = kind != .frequencies
    let position = needsFile ? 1 : 0
    guard position < words.count, let share = Self.share(words[position]),
      kind == .text || words.count == position + 1
    else { throw statement.isNot(needsFile ? "\(kind.rawValue) FILE SHARE" : "frequencies SHARE") }
    let part = Part(
      kind: kind, file: needsFile ? words[0] : "", share: share,
      sources: Set(words.dropFirst(position + 1)))
    components[components.count - 1].parts.append(part)
  }

  private func checkCompleteness() throws(PackBuildError) {
    if language.isEmpty { throw .incompleteRecipe(missing: "language") }
    if name.isEmpty { throw .incompleteRecipe(missing: "name") }
    if version.isEmpty { throw .incompleteRecipe(missing: "version") }
    if licence.isEmpty { throw .incompleteRecipe(missing: "licence") }
    if components.isEmpty { throw .incompleteRecipe(missing: "component") }
    for component in components where component.parts.isEmpty {
      throw .emptyComponent(component.name)
    }
  }
}

/// A non-empty line of a recipe.
private struct Statement {
  let keyword: String
  /// The words after the keyword.
  let words: [String]
  /// The line number.
  let line: Int

  var text: String { words.joined(separator: " ") }

  /// Parses a line; returns nil if it is empty or only a comment.
  init?(_ text: Substring, number: Int) {
    let words = text.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let keyword = words.first else { return nil }
    (self.keyword, self.words, line) = (keyword, Array(words.dropFirst()), number)
  }

  /// Returns the error of a statement with arguments other than those expected for its keyword.
  func isNot(_ expected: String) -> PackBuildError {
    .recipe(line: line, expected: expected, found: text)
  }
}
