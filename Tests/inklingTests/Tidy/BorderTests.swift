// The borders between targets: imports against the manifest, ranks, and what only certain targets may use.

import Testing

struct BorderTests {
  private let manifest: Manifest

  init() throws {
    manifest = try Manifest()
  }

  @Test func `the manifest is read correctly`() throws {
    let server = try #require(manifest.targets["InkServer"])
    #expect(server.rank == 5)
    #expect(server.dependencies.contains("InkEngine"))
    #expect(server.dependencies.contains("Logging"))
    #expect(manifest.targets["InkText"]?.rank == 0)
    #expect(manifest.targets["InkText"]?.dependencies == [])
    #expect(manifest.targets["inkling"]?.dependencies.contains("ArgumentParser") == true)
    #expect(manifest.targets["InkTextTests"]?.dependencies.contains("InkTestSupport") == true)
    #expect(manifest.targets["InkTextTests"]?.rank == nil)
  }

  @Test func `every folder of sources is a target`() {
    let known = Set(manifest.targets.keys)
    Violation.expectNone(in: SourceFile.ofTargets) { file in
      known.contains(file.target) ? [] : [(1, "Package.swift has no target \(file.target)")]
    }
  }

  @Test func `dependencies point down the ranks`() throws {
    for target in manifest.targets.values {
      guard let rank = target.rank else { continue }
      for dependency in target.dependencies {
        guard let below = manifest.targets[dependency]?.rank else { continue }
        #expect(below < rank, "\(target.name) of rank \(rank) depends on \(dependency) of \(below)")
      }
    }
  }

  @Test func `a target imports only what the manifest declares for it`() {
    let standard: Set = ["Swift", "Synchronization", "Testing", "Glibc", "Musl", "Darwin"]
    Violation.expectNone(in: SourceFile.ofTargets) { file in
      let given = Set(manifest.targets[file.target]?.dependencies ?? []).union(standard)
      return file.imports.filter { !given.contains($0.module) }
        .map { ($0.line, "\(file.target) does not declare \($0.module) in Package.swift") }
    }
  }

  @Test func `only the owner of descriptors, threads and files imports the C library`() {
    let allowed: Set = ["InkSystem"]
    Violation.expectNone(in: SourceFile.sources.filter { !allowed.contains($0.target) }) { file in
      file.imports.filter { ["Glibc", "Musl", "Darwin"].contains($0.module) }
        .map { ($0.line, "use InkSystem for what needs \($0.module)") }
    }
  }

  @Test func `only owners of memory or threads vouch for themselves`() {
    let allowed: Set = ["InkSystem", "InkLexicon", "InkPack"]
    Violation.expectNone(in: SourceFile.sources.filter { !allowed.contains($0.target) }) { file in
      file.lineNumbers(with: "@unchecked").map { ($0, "let the compiler see that it is Sendable") }
    }
  }

  @Test func `nothing imports Foundation`() {
    Violation.expectNone(in: SourceFile.all) { file in
      file.imports.filter { $0.module.hasPrefix("Foundation") }
        .map { ($0.line, "Foundation doubles the start-up: use the standard library or InkSystem") }
    }
  }

  @Test func `nothing is told apart by the address of an object, which another one may take`() {
    Violation.expectNone(in: SourceFile.sources) { file in
      file.lineNumbers(with: "ObjectIdentifier").map { ($0, "keep the object and compare by ===") }
    }
  }

  @Test func `no json-c object leaves its one file`() {
    let files = SourceFile.all.filter { $0.imports.contains { $0.module == "CJSONC" } }
    #expect(files.map(\.path) == ["Sources/InkJSON/JSONParser.swift"])
  }

  @Test func `only one file of the server sends answers`() {
    let files = SourceFile.sources.filter {
      $0.target == "InkServer" && !$0.lineNumbers(with: "Frame.response").isEmpty
    }
    #expect(files.map(\.path) == ["Sources/InkServer/Session/Session+Answers.swift"])
  }

  @Test func `in the server only Convert knows the features`() {
    let features: Set = [
      "InkActions", "InkAutocomplete", "InkCallouts", "InkCorrection", "InkGeometry",
      "InkPrediction",
    ]
    let elsewhere = SourceFile.sources.filter {
      $0.target == "InkServer" && !$0.folders.contains("Convert")
    }
    Violation.expectNone(in: elsewhere) { file in
      file.imports.filter { features.contains($0.module) }
        .map { ($0.line, "convert \($0.module)'s types in Sources/InkServer/Convert") }
    }
  }
}

extension SourceFile {
  /// The modules that the file imports, with their line numbers.
  var imports: [(module: String, line: Int)] {
    code.indices.compactMap { line in
      let words = code[line].split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || SourceFile.accessLevels.contains($0) })
      else { return nil }
      return (String(words[words.count - 1].prefix { $0 != "." }), line + 1)
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
