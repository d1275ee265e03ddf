// Where language packs are looked for, and how they come into memory.

import InkLexicon
import InkServer
import InkSystem

/// The folders that hold packs, the more personal ones first. A pack is the file `LANGUAGE.inkpack`.
struct PackLibrary {
  let folders: [String]

  /// The folder that was asked for, the user's own, the one beside the executable, the system's.
  init(_ environment: Environment, packFolder: String? = nil) {
    var folders = [packFolder ?? environment["INKLING_PACKS"]].compactMap(\.self)
    folders.append("\(environment.dataFolder)/packs")
    if let executable = CurrentProcess.executablePath {
      let bin = FileSystem.folder(of: executable)
      folders.append("\(bin)/Inkling_inkling.resources/Packs")
      folders.append("\(FileSystem.folder(of: bin))/share/inkling/packs")
    }
    folders += environment.sharedDataFolders.map { "\($0)/packs" }
    var seen: Set<String> = []
    self.folders = folders.filter { seen.insert($0).inserted }
  }

  /// The packs of these languages, mapped; a language without one costs a sentence.
  func shelf(for languages: [String]) -> PackShelf {
    var shelf = PackShelf()
    for language in languages {
      var problems: [String] = []
      if let volume = volume(of: language, &problems) { shelf.volumes.append(volume) }
      shelf.problems += problems
    }
    return shelf
  }

  /// Every pack file there is, hidden ones of the same language included, in the order of the search.
  var files: [String] {
    folders.flatMap { folder in
      ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.suffix) }
        .map { "\(folder)/\($0)" }
    }
  }

  /// Maps a pack, whole.
  static func open(_ path: String) throws -> PackShelf.Volume {
    let file = try MappedFile(path)
    let pack = try LanguagePack(PackBytes(owner: file, buffer: file.buffer))
    return PackShelf.Volume(pack: pack, origin: path, byteCount: file.buffer.count)
  }

  private static let suffix = ".inkpack"

  /// The first pack of a language that can be opened: of `en-GB` or, where there is none, of `en`.
  private func volume(of language: String, _ problems: inout [String]) -> PackShelf.Volume? {
    guard !language.contains("/") else {
      problems.append("expected a language such as \"en\", found \"\(language)\"")
      return nil
    }
    var names = [language]
    if let dash = language.firstIndex(of: "-") { names.append(String(language[..<dash])) }
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)\(Self.suffix)"
        guard FileSystem.exists(path) else { continue }
        do {
          return try Self.open(path)
        } catch {
          problems.append("\(path): \(error)")
        }
      }
    }
    problems.append(
      "no language pack for \"\(language)\" could be opened; 'inkling pack list' shows those there are, and where they are looked for"
    )
    return nil
  }
}
