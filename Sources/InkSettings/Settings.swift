// All settings together.

/// All settings together, for those who read, write and describe them one by one.
///
/// `SettingField.all` describes each one, its accepted values and its scope. What it may differ by is the type it is
/// in, so that nobody can ask for a setting without saying for what.
struct Settings: Sendable, Equatable {
  /// Those of the whole server.
  var session = SessionSettings()
  /// Those of the documents in a folder.
  var folder = FolderSettings()
  /// Those of the documents in a folder that have a language id.
  var document = DocumentSettings()
}
