// What can be chosen about typing, each declared once for settings, protocol, commands and features.

/// Which letters are capitalized automatically.
public enum Autocapitalization: String, Sendable, CaseIterable {
  /// None.
  case none
  /// The first letter of a sentence.
  case sentences
  /// The first letter of every word.
  case words
  /// All letters.
  case all
}

/// How corrections are used.
public enum AutocorrectMode: String, Sendable, CaseIterable {
  /// Neither offered nor applied.
  case off
  /// Offered, never applied.
  case offer
  /// Applied at the end of a word where that is safe.
  case apply
}

/// How readily predictions are shown in a document, named after the cases of UITextInlinePredictionType.
public enum PredictionMode: String, Sendable, CaseIterable {
  /// Only if very probably right, or when invoked. Never in a search field or in code.
  case `default`
  /// Never.
  case no
  /// With a lower threshold; also in a search field and in the comments and strings of code.
  case yes
}

/// Which emoji are suggested while typing.
public enum EmojiMode: String, Sendable, CaseIterable {
  /// None.
  case off
  /// Those whose name is typed after a colon: `:smi`.
  case name
  /// Those, and one at the end of the list for a word that is the name of an emoji: `pizza`.
  case word
}

/// How far assistance goes in a region.
package enum RegionTreatment: String, Sendable, CaseIterable {
  /// Everything, as in a text.
  case prose
  /// Words are completed and unknown words marked; nothing is predicted unless the prediction mode is `yes`, nothing is
  /// changed automatically, and corrections are only in the list of a word's alternatives.
  case words
  /// Nothing, unless a person asks.
  case off
}

/// What a field is for.
public enum FieldKind: String, Sendable, CaseIterable {
  case text, search, password, email, url, number, name, code
}

/// A file format for words.
package enum WordListFormat: String, Sendable, CaseIterable {
  /// One word per line.
  case plain
  /// A personal dictionary of Hunspell: a count in the first line, then one word per line, with flags after `/`.
  case hunspell
  /// The `.add` file of Vim's `spellfile`: one word per line; a trailing `/!` bans the word, `/=` preserves its case.
  case vim
  /// All data about the words, with replacements and reverted corrections, as JSON.
  case json
}
