// The modes of automatic capitalization.

/// When letters are capitalized automatically.
public enum Autocapitalization: String, Sendable, CaseIterable {
  case none, words, sentences, all
}
