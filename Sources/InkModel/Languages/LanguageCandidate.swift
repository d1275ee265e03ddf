// A language that a text may be in, with the words by which it is recognized.

import InkLexicon

/// The language of one of a model's packs, which the user writes.
struct LanguageCandidate {
  /// The position of its pack in the model.
  let index: Int
  /// The pack.
  let pack: LanguagePack
  /// The language, among those with lists of common words.
  let languages: CommonWords.Languages

  /// Returns the candidates among a model's packs, in their order.
  static func chosen(_ chosen: [Bool], of packs: [LanguagePack]) -> [LanguageCandidate] {
    packs.indices.filter { chosen[$0] }.map {
      LanguageCandidate(
        index: $0, pack: packs[$0],
        languages: CommonWords.Languages(tag: packs[$0].metadata.language))
    }
  }

  /// Returns P(word) in the language, or nil if its pack does not have the word.
  func probability(of text: String) -> Double? {
    pack.withFile { file in
      id(of: text, in: file).map {
        pack.unigram($0, weights: pack.defaultWeights, in: file)
      }
    }
  }

  /// Whether the pack has a word.
  func has(_ text: String) -> Bool { pack.withFile { id(of: text, in: $0) != nil } }

  /// Returns the id of a word, or of the word without the genitive ending or a preceding elided word.
  private func id(of text: String, in file: PackFile) -> Int? {
    if let id = pack.id(of: text, in: file) { return id }
    if text.hasSuffix("'s") { return pack.id(of: String(text.dropLast(2)), in: file) }
    return pack.elision(of: text, in: file).flatMap { pack.id(of: $0.rest, in: file) }
  }
}
