// Reading a recipe, line by line; every error names its line, what could stand there and what does.

extension Recipe {
  /// Reads a recipe's text.
  package init(parsing text: String) throws(PackBuildError) {
    self.init()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let statement = line.prefix { $0 != "#" }
      let words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let keyword = words.first else { continue }
      let rest = Array(words.dropFirst())
      if components.isEmpty || keyword == "component" {
        try readPackStatement(keyword, rest, line: number)
      } else {
        try readPart(keyword, rest, line: number)
      }
    }
    try checkCompleteness()
  }

  private mutating func readPackStatement(
    _ keyword: String, _ rest: [String], line: Int
  ) throws(PackBuildError) {
    let text = rest.joined(separator: " ")
    switch keyword {
    case "language": language = text
    case "name": name = text
    case "version": version = text
    case "licence": licence = text
    case "source": sources.append(text)
    case "known": known.append(text)
    case "offensive": offensive.append(text)
    case "slips": slips.append(text)
    case "omit": omittedSources.insert(text)
    case "elided": elided += rest.map { $0.lowercased() }
    case "foreign": foreign += rest
    case "unmarked":
      guard let factor = Double(text), 1 <= factor else {
        throw .recipe(line: line, expected: "unmarked RATIO", found: text)
      }
      unmarkedFactor = factor
    case "unfolded": unfolding.formUnion(rest)
    case "alike", "respelled":
      guard rest.count == 2 else {
        throw .recipe(line: line, expected: "\(keyword) LETTERS LETTERS", found: text)
      }
      let change = Respelling(old: rest[0], new: rest[1])
      if keyword == "alike" { alike.append(change) } else { respelled.append(change) }
    case "hunspell", "proofread":
      try readDictionary(keyword, rest, line: line)
    case "order":
      guard let value = Int(text), (2...4).contains(value) else {
        throw .recipe(line: line, expected: "order 2, 3 or 4", found: text)
      }
      order = value
    case "frequencies":
      guard rest.count == 2, let count = Int(rest[1]), 0 < count else {
        throw .recipe(line: line, expected: "frequencies FILE COUNT", found: text)
      }
      (frequencyFile, frequencyCount) = (rest[0], count)
    case "minimum":
      guard rest.count == 2, let count = UInt32(rest[0]), let sources = UInt32(rest[1])
      else {
        throw .recipe(line: line, expected: "minimum COUNT SOURCES", found: text)
      }
      (minimumCount, minimumSources) = (count, sources)
    case "residual":
      guard let count = Int(text), 0 < count else {
        throw .recipe(line: line, expected: "residual WORDS", found: text)
      }
      residualWordCount = count
    case "component":
      guard rest.count == 3, let weight = Double(rest[1]), 0 < weight,
        let budget = Int(rest[2]), 0 <= budget
      else {
        throw .recipe(line: line, expected: "component NAME WEIGHT NGRAMS", found: text)
      }
      components.append(Component(name: rest[0], weight: weight, ngramBudget: budget))
    default:
      throw .recipe(
        line: line,
        expected: "language, name, version, licence, source, order, frequencies, known, hunspell, "
          + "proofread, foreign, unmarked, alike, elided, respelled, unfolded, offensive, slips, minimum, residual, "
          + "omit or component",
        found: keyword)
    }
  }

  private mutating func readDictionary(
    _ keyword: String, _ rest: [String], line: Int
  ) throws(PackBuildError) {
    guard rest.count == 2 else {
      throw .recipe(
        line: line, expected: "\(keyword) WORDS.dic AFFIXES.aff",
        found: rest.joined(separator: " "))
    }
    let dictionary = Dictionary(words: rest[0], affixes: rest[1])
    if keyword == "hunspell" {
      dictionaries.append(dictionary)
    } else {
      proofs.append(dictionary)
    }
  }

  private mutating func readPart(
    _ keyword: String, _ rest: [String], line: Int
  ) throws(PackBuildError) {
    if keyword == "adapted", rest.isEmpty {
      components[components.count - 1].isAdapted = true
      return
    }
    guard let kind = Part.Kind(rawValue: keyword) else {
      let kinds = Part.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .recipe(line: line, expected: "component, \(kinds), adapted", found: keyword)
    }
    let needsFile = kind != .frequencies
    let position = needsFile ? 1 : 0
    guard position < rest.count, let share = Double(rest[position]), 0 < share,
      kind == .text || rest.count == position + 1
    else {
      throw .recipe(
        line: line, expected: needsFile ? "\(kind.rawValue) FILE SHARE" : "frequencies SHARE",
        found: rest.joined(separator: " "))
    }
    let part = Part(
      kind: kind, file: needsFile ? rest[0] : "", share: share,
      sources: Set(rest.dropFirst(position + 1)))
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
