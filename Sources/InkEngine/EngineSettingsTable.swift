// Which settings apply where: for all documents, and for those of a folder or a language id with settings of their own.

/// The settings of every document.
package struct EngineSettingsTable: Sendable, Equatable {
  /// The settings of the documents in one place.
  package struct Scope: Sendable, Equatable {
    /// Those of documents whose language id has none of its own.
    package var all: EngineSettings
    /// Those of documents with a language id, in place of `all` as a whole.
    package var byLanguageID: [String: EngineSettings]

    /// Creates the settings of a place.
    package init(_ all: EngineSettings, byLanguageID: [String: EngineSettings] = [:]) {
      (self.all, self.byLanguageID) = (all, byLanguageID)
    }
  }

  /// Those of documents in a folder without settings of its own, or in none.
  package var common: Scope
  /// Those of the documents in a folder, by its URI, in place of `common` as a whole.
  package var byFolder: [String: Scope] = [:]

  /// Creates the settings of all documents.
  package init(_ common: Scope) { self.common = common }

  /// Returns the settings that apply to a document, by its folder and its language id.
  package func effective(for document: Document) -> EngineSettings {
    effective(forLanguageID: document.languageID, in: document.folder)
  }

  /// Returns the settings that apply to texts with a language id in a folder; nil for texts in none.
  package func effective(forLanguageID languageID: String, in folder: String?) -> EngineSettings {
    // Usually nothing differs, and two scopes need not be copied for every keystroke.
    if byFolder.isEmpty, common.byLanguageID.isEmpty { return common.all }
    let scope = scope(of: folder)
    return scope.byLanguageID.isEmpty ? scope.all : scope.byLanguageID[languageID] ?? scope.all
  }

  /// Returns the settings that apply in a folder, whatever the language id; nil for those in none.
  package func effective(inFolder folder: String?) -> EngineSettings { scope(of: folder).all }

  private func scope(of folder: String?) -> Scope {
    byFolder.isEmpty ? common : folder.flatMap { byFolder[$0] } ?? common
  }
}
