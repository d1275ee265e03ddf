// When letters are capitalized automatically.

/// When letters are capitalized automatically, as on the keyboards of phones.
public enum Autocapitalization: String, Sendable, CaseIterable {
  case none, words, sentences, all
}
