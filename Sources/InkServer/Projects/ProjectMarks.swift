// The names whose presence distinguishes a project from other folders.

/// The names that mark a folder as a project.
package enum ProjectMarks {
  /// The file of a project's settings.
  package static let settingsName = ".inkling.json"
  /// The file of a project's words, relative to its root.
  package static let wordsName = ".inkling/words.txt"

  /// The names that mark a folder with its own settings or words.
  package static let own = [".inkling", settingsName]
  /// The names that mark the root of a repository.
  package static let repository = [".git", ".hg", ".jj"]
}
