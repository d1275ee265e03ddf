// One file of the project as the tidy rules see it.

import InkTestSupport
import Testing

/// A file: its path, its lines and, for Swift, its lines of code without comments and strings.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the root of the project: `Sources/InkText/Document/Text.swift`.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The lines without comments and the contents of strings.
  let code: [String]

  /// Creates a file from a text.
  init(path: String, text: String) {
    self.init(path: path, lines: text.lines, code: SwiftCode(text).lines)
  }

  private init(path: String, lines: [String], code: [String]) {
    self.path = path
    self.lines = lines
    self.code = code
  }

  /// All Swift files of the project's targets and their tests.
  static let all: [SourceFile] = {
    let paths = ["Sources", "Tests"].flatMap { (try? ProjectTree.paths(under: $0)) ?? [] }
    return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? ProjectTree.text(of: path)).map { SourceFile(path: path, text: $0) }
    }
  }()

  /// The files that the manifest covers: all but the fuzz targets and the example, which is a separate package.
  static var ofTargets: [SourceFile] {
    all.filter { !["Fuzz", "ExamplePackage"].contains($0.target) }
  }

  /// Other files written by hand: scripts, editor configurations, sessions, documents.
  static let others: [SourceFile] = {
    let folders = ["Editors", "Scripts", "Sources", "Tests", "schemas"]
    let endings = [".md", ".py", ".sh", ".lua", ".el", ".vim", ".c", ".h", ".jsonrpc", ".txt"]
    let paths = folders.flatMap { (try? ProjectTree.paths(under: $0)) ?? [] }
    return paths.filter { path in endings.contains(where: path.hasSuffix) }.compactMap { path in
      (try? ProjectTree.text(of: path)).map { SourceFile(path: path, lines: $0.lines, code: []) }
    }
  }()

  /// The files of the products, without their tests.
  static var sources: [SourceFile] { all.filter { $0.path.hasPrefix("Sources/") } }

  /// The target that the file belongs to: the folder below `Sources` or `Tests`, except for the library, whose name
  /// differs from the program's by case only.
  var target: String {
    let folder = folders.count > 1 ? folders[1] : ""
    return folder == "InklingLibrary" ? "Inkling" : folder
  }

  /// The folders that contain the file, from the root down.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

  var testDescription: String { path }

  /// Returns the line numbers of the code that contains a word; the word may begin and end with punctuation, and where
  /// it begins or ends with a letter, no other letter may adjoin it.
  func lineNumbers(with word: String) -> [Int] {
    code.indices.filter { code[$0].containsWord(word) }.map { $0 + 1 }
  }
}

/// A violation of a house rule.
struct Violation: CustomStringConvertible {
  let path: String
  let line: Int
  /// What to do about it.
  let remedy: String

  /// The position as compilers write it, and the remedy.
  var description: String { "\(path):\(line): \(remedy)" }

  /// Records an issue for each violation found in some files.
  static func expectNone(
    in files: [SourceFile], _ rule: (SourceFile) -> [(line: Int, remedy: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!files.isEmpty, "the source tree was not found", sourceLocation: sourceLocation)
    for file in files {
      for (line, remedy) in rule(file) {
        let violation = Violation(path: file.path, line: line, remedy: remedy)
        Issue.record("\(violation)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension String {
  /// The lines without their line breaks.
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the line contains a word that is not part of a longer word or a member's name.
  func containsWord(_ word: String) -> Bool {
    guard contains(word) else { return false }
    let line = Array(utf8)
    let word = Array(word.utf8)
    guard let first = word.first, let last = word.last, word.count <= line.count else {
      return false
    }
    return (0...(line.count - word.count)).contains { start in
      guard line[start] == first, line[start..<(start + word.count)].elementsEqual(word) else {
        return false
      }
      let before = start == 0 ? UInt8(ascii: " ") : line[start - 1]
      let end = start + word.count
      let after = end == line.count ? UInt8(ascii: " ") : line[end]
      return !(first.isWordByte && (before.isWordByte || before == UInt8(ascii: ".")))
        && !(last.isWordByte && after.isWordByte)
    }
  }

  /// Whether the line begins with a text after its indentation.
  func hasPrefixAfterSpaces(_ prefix: String) -> Bool { dropFirst(indentation).hasPrefix(prefix) }

  /// The number of spaces at the beginning of the line.
  var indentation: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }
}

extension UInt8 {
  /// Whether this byte of UTF-8 can be part of an identifier.
  fileprivate var isWordByte: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "_") || 0x80 <= self
  }
}
