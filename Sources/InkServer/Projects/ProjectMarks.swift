// What tells a project from any other folder, by names that stand in it.

/// The names that mark a folder as somebody's project.
package enum ProjectMarks {
  /// The file of a project's settings.
  package static let settingsName = ".inkling.json"
  /// The file of a project's words, from its root.
  package static let wordsName = ".inkling/words.txt"

  /// What marks a folder that has settings or words of its own.
  package static let own = [".inkling", settingsName]
  /// What marks the root of somebody's work.
  package static let repository = [".git", ".hg", ".jj"]
}
