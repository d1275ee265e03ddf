// Which letters are capitals without a shift key.

/// Which letters are capitals without being asked for.
public enum Autocapitalization: String, Sendable, CaseIterable {
  case none, words, sentences, all
}
