// `inkling.setLanguage`, `inkling.nextLanguage` and the languages of fields, which determine the open packs.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon

extension Session {
  mutating func setLanguage(_ command: SetLanguageCommand) throws -> SetLanguageCommand.Answer {
    if let language = command.language, !opensPack(of: language) {
      throw ServerError.noPack(language)
    }
    guard let uri = command.uri else {
      setForSession("languages", command.language.map { .array([.string($0)]) })
      return .init(language: command.language)
    }
    try documents.focus(on: uri) { $0.choices.language = command.language }
    loadChosenLanguages()
    restoreMarks(in: uri)
    return .init(language: command.language)
  }

  mutating func nextLanguage(_ command: NextLanguageCommand) throws -> SetLanguageCommand.Answer {
    let document = try command.uri.map { try documents.document($0) }
    let settings =
      document.map(engine.settings.effective)
      ?? engine.settings.effective(inFolder: self.settings.mainFolder)
    let languages = settings.languages
    guard let first = languages.first else { return .init(language: nil) }
    guard let document else {
      let next = Array(languages.dropFirst()) + [first]
      setForSession("languages", .array(next.map { .string($0) }))
      return .init(language: next.first)
    }
    let chosen = document.chosenLanguage ?? first
    let present =
      languages.firstIndex(of: chosen)
      ?? languages.firstIndex { LanguageTag.matches($0, chosen) } ?? languages.count - 1
    let next = languages[(present + 1) % languages.count]
    return try setLanguage(SetLanguageCommand(language: next, uri: document.uri))
  }

  /// Opens the packs of the languages that documents use, and closes those no longer needed.
  mutating func loadChosenLanguages() {
    if languagesInUse != loadedPacks.languages { loadPacks() }
  }

  /// The languages of the settings followed by those chosen for open documents, without duplicates.
  var languagesInUse: [String] {
    var languages = engine.settings.allLanguages(mainFolder: settings.mainFolder)
    for language in documents.chosenLanguages where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  /// Whether a pack for a language is open or can be opened.
  private func opensPack(of language: String) -> Bool {
    loadedPacks.entries.contains { LanguageTag.matches($0.pack.metadata.language, language) }
      || !effects.packs.packs(for: [language]).entries.isEmpty
  }
}
