// The targets of `Package.swift` with their ranks and direct dependencies, read from its table.

import InkTestSupport

/// What the manifest says about the targets.
struct Manifest {
  /// A target of the manifest.
  struct Target {
    let name: String
    /// The rank it is listed under; nil for tests.
    let rank: Int?
    /// The modules it may import: our own targets and those of external products.
    let dependencies: [String]
  }

  /// The targets by name.
  let targets: [String: Target]

  /// Reads the manifest of the project.
  init() throws {
    self.init(text: try ProjectTree.text(of: "Package.swift"))
  }

  /// Reads a manifest that lists its targets after `targets: [`, each in a call of its own with the name as its first
  /// string; a comment `// Rank N` precedes the targets of a rank.
  init(text: String) {
    var rank: Int?
    var targets: [String: Target] = [:]
    for entry in Manifest.entries(of: text) {
      switch entry {
      case .comment(let words):
        rank = words.first == "Rank" ? words.last.flatMap { Int($0) } : nil
      case .call(let function, let arguments):
        guard let target = Manifest.target(function, arguments, rank: rank) else { continue }
        targets[target.name] = target
      }
    }
    self.targets = targets
  }

  /// An entry in the list of targets.
  private enum Entry {
    case comment([String])
    case call(function: String, arguments: String)
  }

  /// Returns the comments and calls in the list of targets, in order.
  private static func entries(of text: String) -> [Entry] {
    let lines = text.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: "  targets: [") else { return [] }
    var entries: [Entry] = []
    for line in lines[(start + 1)...] where !line.hasPrefix("  ]") {
      if line.hasPrefixAfterSpaces("// ") {
        entries.append(.comment(line.split { !$0.isLetter && !$0.isNumber }.map(String.init)))
      } else if line.indentation == 4, let parenthesis = line.firstIndex(of: "(") {
        let function = line[..<parenthesis].filter { $0.isLetter }
        entries.append(.call(function: function, arguments: String(line[parenthesis...])))
      } else if case .call(let function, let arguments) = entries.last {
        entries[entries.count - 1] = .call(function: function, arguments: arguments + line)
      }
    }
    return entries
  }

  /// Returns the target that a call in the list declares.
  private static func target(_ function: String, _ arguments: String, rank: Int?) -> Target? {
    // Strings after these labels are not dependencies.
    let ends = ["path:", "resources:", "pkgConfig:"]
    let relevant = ends.reduce(arguments) { text, label in
      text.firstRange(of: label).map { String(text[..<$0.lowerBound]) } ?? text
    }
    let strings = relevant.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let name = strings.first else { return nil }
    let outside = [("logging", "Logging"), ("argumentParser", "ArgumentParser")]
      .filter { relevant.containsWord($0.0) }.map(\.1)
    let own = Array(strings.dropFirst())
    return function == "tests"
      ? Target(
        name: name + "Tests", rank: nil, dependencies: [name, "InkTestSupport"] + own + outside)
      : Target(name: name, rank: rank, dependencies: own + outside)
  }
}
