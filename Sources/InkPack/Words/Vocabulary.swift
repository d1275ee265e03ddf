// The words of a pack: which ones, in which order, under which ids.

import InkLexicon
import InkText

/// What speaks for a word.
struct WordClaims: OptionSet {
  let rawValue: UInt8
  /// Among the most frequent words of the language.
  static let frequent = WordClaims(rawValue: 1)
  /// In the frequency list at all.
  static let listed = WordClaims(rawValue: 2)
  /// In a list of known words.
  static let known = WordClaims(rawValue: 4)
  /// A word of an imported model.
  static let imported = WordClaims(rawValue: 8)
  /// Often enough in the texts, in enough sources.
  static let inTexts = WordClaims(rawValue: 16)
  /// In the texts at all.
  static let seen = WordClaims(rawValue: 32)
  /// A word that has lost its vowel before the next one: a context, never offered by itself.
  static let elided = WordClaims(rawValue: 64)
  /// A word to a spelling dictionary: no reason to have it, but no slip.
  static let vouched = WordClaims(rawValue: 128)

  /// Whether the word belongs into the vocabulary.
  var suffice: Bool {
    !isDisjoint(with: [.frequent, .known, .imported, .inTexts, .elided])
  }

  /// Whether it is offered, not only known: a dictionary's word needs somebody who used it.
  var sufficeForOffering: Bool {
    !isDisjoint(with: [.frequent, .imported, .inTexts])
      || contains(.known) && !isDisjoint(with: [.listed, .seen])
  }
}

/// The chosen words in id order: specials first, then by (folded key, UTF-8 of the word).
struct Vocabulary {
  /// The words' texts.
  private(set) var texts: [String]
  /// What speaks for each.
  private(set) var claims: [WordClaims]
  private var ids: WordTable

  /// The specials' ids.
  let sentenceStart: UInt32
  let number: UInt32
  let unknown: UInt32

  var count: Int { texts.count }

  /// Chooses among claimed words.
  init(_ candidates: [String: WordClaims]) {
    let chosen = candidates.filter { $0.value.suffice }
    let sorted = chosen.map { (key: foldedKey($0.key), text: $0.key, claims: $0.value) }
      .filter { !$0.key.isEmpty }
      .sorted { Self.precedes(($0.key, $0.text), ($1.key, $1.text)) }
    let specials = Census.Special.all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    texts = specials + sorted.map(\.text)
    claims = specials.map { _ in [] } + sorted.map(\.claims)
    var ids = WordTable()
    for text in texts { ids.intern(text) }
    self.ids = ids
    sentenceStart = ids.id(of: Tokenizer.sentenceStart) ?? 0
    number = ids.id(of: Tokenizer.number) ?? 0
    unknown = ids.id(of: Tokenizer.unknown) ?? 0
  }

  /// The id of a word, nil if it was not chosen.
  func id(of text: String) -> UInt32? { ids.id(of: text) }

  private static func precedes(
    _ left: (key: [UInt8], text: String), _ right: (key: [UInt8], text: String)
  ) -> Bool {
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
