// The formats that lists of words come and go in.

/// A format of a file of words.
package enum WordListFormat: String, Sendable, CaseIterable {
  /// One word a line.
  case plain
  /// A personal dictionary of hunspell: a count in the first line, then a word a line with its flags behind `/`.
  case hunspell
  /// The `.add` file of Vim's `spellfile`: a word a line; `/!` behind it bans it, `/=` keeps its case.
  case vim
  /// Everything that is known of the words, as JSON.
  case json
}
