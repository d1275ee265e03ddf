// The map in Sources/README.md, checked against the tree: its targets, the path of a keystroke, its tests.

import InkSystem
import InkTestSupport
import Testing

struct MapTests {
  private let map: String
  private let manifest: Manifest

  init() throws {
    map = try ProjectTree.text(of: "Sources/README.md")
    manifest = try Manifest()
  }

  @Test func `every target has its paragraph, and says what it does not do`() {
    let paragraphs = map.split(separator: "\n\n")
    for target in manifest.targets.values where target.hasMap {
      let own = paragraphs.filter { $0.hasPrefix("**\(target.name)** is ") }
      #expect(own.count == 1, "\(target.name) has \(own.count) paragraphs on the map")
      let absence = own.first?.statesAbsence == true
      #expect(absence, "the map does not say what \(target.name) does not do")
    }
  }

  @Test func `no paragraph is about a target that no longer exists`() {
    for paragraph in map.split(separator: "\n\n") where paragraph.hasPrefix("**") {
      let name = String(paragraph.dropFirst(2).prefix { $0 != "*" })
      #expect(manifest.targets[name] != nil, "\(name) is on the map and not in Package.swift")
    }
  }

  @Test func `the drawing has every target on the line of its rank`() throws {
    let drawing = map.split(separator: "```")[1]
    var rank = -1
    for line in drawing.split(separator: "\n") {
      let words = line.split { $0 == " " }.map(String.init)
      if words.first == "rank" { rank = Int(words[1]) ?? -1 }
      for name in words where name.hasPrefix("Ink") || name.hasPrefix("C") {
        #expect(manifest.targets[name]?.rank == rank, "\(name)")
      }
    }
    for target in manifest.targets.values where target.rank != nil {
      #expect(drawing.contains(target.name), "\(target.name) is not in the drawing")
    }
  }

  @Test func `every step of a keystroke is a function of the file that the map names`() throws {
    let steps = map.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(steps.count >= 8)
    for step in steps {
      let cells = step.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
      let file = try #require(SourceFile.all.first { $0.path == "Sources/\(cells[1])" }, "\(step)")
      let names = cells[0].split(separator: ".")
      let type = String(names[0])
      let function = "func \(names[1])"
      #expect(
        file.code.contains { $0.containsWord(type) || $0.containsWord("extension \(type)") },
        "\(cells[1]) does not mention \(type)")
      #expect(file.code.contains { $0.containsWord(function) }, "\(cells[1]) has no \(function)")
    }
  }

  @Test func `every test that the map relies on exists`() {
    let words = map.split { !$0.isLetter }.filter { $0.hasSuffix("Tests") && $0.count > 5 }
    let types = Set(SourceFile.all.flatMap { $0.declaredTypes.map(\.name) })
    #expect(!words.isEmpty)
    for word in Set(words) {
      #expect(types.contains(String(word)), "the map names \(word), which is not a test")
    }
  }

  @Test func `every file and folder that the map names exists`() throws {
    let paths = map.split(separator: "`").filter { $0.contains("/") && !$0.contains(" ") }
    for path in paths
    where ["Ink", "Sources/", "Tests/", "schemas/"].contains(where: path.hasPrefix) {
      let place = "\(ProjectTree.root)/\(path.hasPrefix("Ink") ? "Sources/" : "")\(path)"
      #expect(FileSystem.exists(place), "the map names \(path), which is not there")
    }
  }
}

extension Substring {
  /// Whether it states something that is not done.
  fileprivate var statesAbsence: Bool { replacing("\n", with: " ").contains(" not ") }
}

extension Manifest.Target {
  /// Whether the map covers the target: no test, and more than a module map or a program in C.
  fileprivate var hasMap: Bool { rank != nil && !name.hasPrefix("C") && name != "inkling-echo" }
}
