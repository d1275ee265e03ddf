// `inkling pack`: lists, inspects, checks and builds language packs.

import ArgumentParser
import InkLexicon
import InkPack
import InkServer
import InkSystem

struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "List, inspect, check and build language packs.",
    subcommands: [
      ListPacks.self, ShowPack.self, VerifyPack.self, BuildPack.self, BuildEmoji.self,
    ])
}

struct ListPacks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the packs found, in search order.")

  func run() throws {
    let library = PackLibrary(.current)
    let rows = library.files.map { path -> [String] in
      do {
        if PackLibrary.isEmojiTable(path) {
          let table = try PackLibrary.openEmojiTable(path)
          return [table.language, "", "\(table.count) emoji", path]
        }
        let entry = try PackLibrary.open(path)
        let metadata = entry.pack.metadata
        return [metadata.language, metadata.version, "\(metadata.wordCount) words", path]
      } catch {
        return ["-", "-", "cannot be used: \(error)", path]
      }
    }
    for line in aligned(rows) { say(line) }
    if rows.isEmpty {
      throw CommandFailure(
        "no language pack found; put a file LANGUAGE.inkpack into one of these folders:\n  "
          + library.folders.joined(separator: "\n  "))
    }
  }
}

struct ShowPack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Show what a pack contains and what it was made from.")

  @Argument(help: "A pack file, or a language such as en.")
  var pack = "en"

  func run() throws {
    let entry = try PackLibrary.named(pack)
    for line in PackInfo(entry.pack.metadata, byteCount: entry.byteCount).lines { say(line) }
    say("file        \(entry.origin)")
  }
}

struct VerifyPack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Read and check the whole of each pack.")

  @Argument(help: "Pack files, or languages such as en (default: all that are found).")
  var packs: [String] = []

  func run() throws {
    let names = packs.isEmpty ? PackLibrary(.current).files : packs
    guard !names.isEmpty else {
      throw CommandFailure("no language pack found; 'inkling pack list' shows where to put one")
    }
    var failures = 0
    for name in names {
      do {
        say("\(try PackLibrary.verify(name)): sound")
      } catch {
        failures += 1
        complain(error.sentence(about: name))
      }
    }
    if failures > 0 { throw ExitCode(1) }
  }
}

struct BuildPack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build a pack from a recipe.",
    discussion: "The files that a recipe names are searched for next to it, then in --corpus.")

  @Argument(help: "The recipe.")
  var recipe: String

  @Option(
    name: .shortAndLong, help: "The pack to write (default: LANGUAGE.inkpack in this folder).")
  var output: String?

  @Option(name: .long, help: "The folder with the files that the recipe names.")
  var corpus: String?

  func run() throws {
    let text = String(
      decoding: try FileSystem.read(recipe, limitBytes: 1024 * 1024), as: UTF8.self)
    let parsed: Recipe
    do { parsed = try Recipe(parsing: text) } catch {
      throw CommandFailure("\(recipe): \(error)")
    }
    let folders = [FileSystem.folder(of: recipe), corpus].compactMap(\.self)
    let path = output ?? "\(parsed.language).inkpack"
    var builder = PackBuilder(
      recipe: parsed,
      readFile: { file, take in
        let paths = folders.map { "\($0)/\(file)" }
        try IngredientFile(paths.first(where: FileSystem.exists) ?? paths[paths.count - 1])
          .read(take)
      },
      aside: { work in
        let thread = try SystemThread.start(work)
        return { thread.join() }
      })
    CurrentProcess.lowerPriority()
    var progress = ProgressLine()
    let contents = try builder.run { progress.show($0) }
    let bytes = try PackWriter.write(contents)
    progress.end()
    try LanguagePack(PackBytes(bytes)).verify()
    try FileSystem.write(bytes, to: path)
    say("\(path): \(contents.words.count) words, \(bytes.count) bytes")
  }
}

extension PackLibrary {
  /// Reads and checks the whole of a pack, given by file or language, or of an emoji table; returns the path of its
  /// file.
  @discardableResult
  static func verify(_ name: String) throws -> String {
    if isEmojiTable(name) {
      try openEmojiTable(name).verify()
      return name
    }
    let entry = try named(name)
    try entry.pack.verify()
    return entry.origin
  }

  /// Opens a pack by its file or, if there is no such file, by its language.
  fileprivate static func named(_ name: String) throws -> LoadedPacks.Entry {
    if FileSystem.exists(name) { return try open(name) }
    if name.contains("/") || name.hasSuffix(".inkpack") {
      throw CommandFailure("no such file: \(name); 'inkling pack list' shows the available packs")
    }
    let loadedPacks = PackLibrary(.current).packs(for: [name])
    guard let entry = loadedPacks.entries.first else {
      throw CommandFailure(loadedPacks.problems.joined(separator: "\n"))
    }
    return entry
  }
}
