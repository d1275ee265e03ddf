// Where language packs and emoji tables are searched for, and how they are loaded.

import InkLexicon
import InkServer
import InkSystem

/// The folders that hold packs, the more personal ones first. A pack is the file `LANGUAGE.inkpack`, an emoji table
/// `LANGUAGE.inkemoji`.
struct PackLibrary {
  let folders: [String]

  /// Uses the requested folder, then the user's own, the one next to the executable, and the system's.
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

  /// Returns the packs and emoji tables of languages, memory-mapped; a language without a pack adds a problem. If none
  /// of them has an emoji table, that of English is there.
  func packs(for languages: [String]) -> LoadedPacks {
    var loadedPacks = LoadedPacks()
    for language in languages {
      guard !language.contains("/") else {
        loadedPacks.problems.append("expected a language such as \"en\", found \"\(language)\"")
        continue
      }
      let entry = first(of: language, Self.suffix, &loadedPacks.problems) {
        try Self.open($0, of: language)
      }
      if let entry {
        if !loadedPacks.entries.contains(where: { $0.origin == entry.origin }) {
          loadedPacks.entries.append(entry)
        }
      } else {
        loadedPacks.problems.append(Self.problem(withPackOf: language))
      }
      addEmojiTable(of: language, to: &loadedPacks)
    }
    if loadedPacks.emojiTables.isEmpty, !languages.isEmpty {
      addEmojiTable(of: "en", to: &loadedPacks)
    }
    return loadedPacks
  }

  /// What to tell a person where a language has no pack that can be opened.
  static func problem(withPackOf language: String) -> String {
    "no language pack for \"\(language)\" could be opened; "
      + "'inkling pack list' shows the available packs and where they are searched for"
  }

  private func addEmojiTable(of language: String, to loadedPacks: inout LoadedPacks) {
    let table = first(
      of: language, Self.emojiSuffix, &loadedPacks.problems, open: Self.openEmojiTable)
    if let table, !loadedPacks.emojiTables.contains(where: { $0.language == table.language }) {
      loadedPacks.emojiTables.append(table)
    }
  }

  /// Whether there is an emoji table of a language that can be opened.
  func hasEmojiTable(of language: String) -> Bool {
    var problems: [String] = []
    return !language.contains("/")
      && first(of: language, Self.emojiSuffix, &problems, open: Self.openEmojiTable) != nil
  }

  /// All pack files and emoji tables, including those shadowed by others of the same language, in search order.
  var files: [String] {
    let paths = folders.flatMap { folder in
      ((try? FileSystem.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    return paths.filter { $0.hasSuffix(Self.suffix) } + paths.filter(Self.isEmojiTable)
  }

  /// Maps the pack of a language; throws if it is of another language.
  private static func open(_ path: String, of language: String) throws -> LoadedPacks.Entry {
    let entry = try open(path)
    let found = entry.pack.metadata.language
    guard LanguageTag.matches(found, language) else {
      throw CommandFailure(
        "expected a pack of \"\(language)\", found one of \"\(found)\"; name the file after its language"
      )
    }
    return entry
  }

  /// Maps a whole pack.
  static func open(_ path: String) throws -> LoadedPacks.Entry {
    let file = try MappedFile(path)
    let pack = try LanguagePack(PackBytes(owner: file, buffer: file.buffer))
    return LoadedPacks.Entry(pack: pack, origin: path, byteCount: file.buffer.count)
  }

  /// Whether a path is that of an emoji table.
  static func isEmojiTable(_ path: String) -> Bool { path.hasSuffix(emojiSuffix) }

  /// Maps a whole emoji table.
  static func openEmojiTable(_ path: String) throws -> EmojiTable {
    let file = try MappedFile(path)
    return try EmojiTable(PackBytes(owner: file, buffer: file.buffer))
  }

  private static let suffix = ".inkpack"
  /// The file name extension of emoji tables.
  static let emojiSuffix = ".inkemoji"

  /// Returns the first file of a language that can be opened: of `en-GB` or, failing that, of `en`, in any letter case.
  private func first<Opened>(
    of language: String, _ suffix: String, _ problems: inout [String],
    open: (String) throws -> Opened
  ) -> Opened? {
    var names = LanguageTag.lookup(language)
    if !names.contains(language) { names.insert(language, at: 0) }
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)\(suffix)"
        guard FileSystem.exists(path) else { continue }
        do {
          return try open(path)
        } catch {
          problems.append(error.sentence(about: path))
        }
      }
    }
    return nil
  }
}
