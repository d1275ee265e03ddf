// The modes of automatic capitalization.

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
