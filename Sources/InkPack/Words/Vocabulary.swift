// The words of a pack in order of their ids.

import InkLexicon
import InkText

/// The evidence for a word.
struct WordClaims: OptionSet {
  let rawValue: UInt16
  /// It is among the most frequent words of the language.
  static let frequent = WordClaims(rawValue: 1)
  /// It is in the frequency list.
  static let listed = WordClaims(rawValue: 2)
  /// It is in a list of known words.
  static let known = WordClaims(rawValue: 4)
  /// It is a word of an imported model.
  static let imported = WordClaims(rawValue: 8)
  /// It is frequent enough in the texts and occurs in enough sources.
  static let inTexts = WordClaims(rawValue: 16)
  /// It occurs in the texts.
  static let seen = WordClaims(rawValue: 32)
  /// It is an elided word: a context, never suggested on its own.
  static let elided = WordClaims(rawValue: 64)
  /// A spelling dictionary has it, which does not suffice to include it, but shows that it is not a slip.
  static let vouched = WordClaims(rawValue: 128)
  /// The texts usually write it as two words.
  static let runOn = WordClaims(rawValue: 256)

  /// Whether the word belongs in the vocabulary.
  var suffice: Bool {
    !isDisjoint(with: [.frequent, .known, .imported, .inTexts, .elided])
  }

  /// Whether the word is suggested rather than only known; a word from a dictionary must also be in actual use.
  var sufficeForSuggesting: Bool {
    if contains(.runOn) { return false }
    return !isDisjoint(with: [.frequent, .imported, .inTexts])
      || contains(.known) && !isDisjoint(with: [.listed, .seen])
  }
}

/// The chosen words in id order: special words first, then by (folded key, UTF-8 of the word).
struct Vocabulary {
  /// The texts of the words.
  private(set) var texts: [String]
  /// The evidence for each word.
  private(set) var claims: [WordClaims]
  private var ids: SpellingTable

  /// The ids of the special words.
  let sentenceStart: UInt32
  let number: UInt32
  let unknown: UInt32

  var count: Int { texts.count }

  /// Selects words from the candidates.
  init(_ candidates: [String: WordClaims]) {
    let chosen = candidates.filter { $0.value.suffice }
    let sorted = chosen.map { (key: foldedKey($0.key), text: $0.key, claims: $0.value) }
      .filter { !$0.key.isEmpty }
      .sorted { Self.precedes(($0.key, $0.text), ($1.key, $1.text)) }
    let specials = Census.Special.all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    texts = specials + sorted.map(\.text)
    claims = specials.map { _ in [] } + sorted.map(\.claims)
    var ids = SpellingTable()
    for text in texts { ids.intern(text) }
    self.ids = ids
    sentenceStart = ids.id(of: Tokenizer.sentenceStart) ?? 0
    number = ids.id(of: Tokenizer.number) ?? 0
    unknown = ids.id(of: Tokenizer.unknown) ?? 0
  }

  /// Returns the id of a word, or nil if it was not selected.
  func id(of text: String) -> UInt32? { ids.id(of: text) }

  private static func precedes(
    _ left: (key: [UInt8], text: String), _ right: (key: [UInt8], text: String)
  ) -> Bool {
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
