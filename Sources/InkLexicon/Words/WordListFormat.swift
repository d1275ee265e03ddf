// The file formats for importing and exporting word lists.

/// A file format for words.
package enum WordListFormat: String, Sendable, CaseIterable {
  /// One word per line.
  case plain
  /// A personal dictionary of Hunspell: a count in the first line, then one word per line, with flags after `/`.
  case hunspell
  /// The `.add` file of Vim's `spellfile`: one word per line; a trailing `/!` bans the word, `/=` preserves its
  /// case.
  case vim
  /// All data about the words, with replacements and reverted corrections, as JSON.
  case json
}
