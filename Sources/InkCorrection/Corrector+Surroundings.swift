// What stands around a word, and what it says about it: a known neighbour, the language that is written.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// What stands around a typed word and makes it likelier that nobody knows it and it is meant all the same; nil where
  /// nothing does.
  package func surroundings(of typed: String) -> Surroundings? {
    if isAmongForeignWords(normalizedWord(typed)) { return .foreign }
    switch neighbour {
    case .unknown: return .unknown
    case .rare: return .rare
    case .common: return nil
    }
  }

  /// Of what kind the words before a word are, or the two together.
  package enum Surroundings: Sendable {
    /// Common words of a language that is not written here.
    case foreign
    /// A word that nobody knows.
    case unknown
    /// A rare word.
    case rare
  }

  /// How well known the word before is.
  var neighbour: UnknownWord.Neighbour {
    guard let last = context.history.last, !last.hasPrefix("<") else {
      return context.history.last == Tokenizer.unknown ? .unknown : .common
    }
    if !isKnown(last) { return .unknown }
    return model.score(of: last, after: []).map { $0 < Self.rare } ?? false ? .rare : .common
  }

  /// ln P(word) of a word that stands in a text of another language by chance: bara.
  private static let rare = Score(nats: -14)

  /// Whether a language is written here whose words have letters with marks: all but English.
  var isAmongMarks: Bool {
    let shares = context.shares.packs
    return model.packs.indices.contains { index in
      index < shares.count && shares[index] >= WordKnowledge.leastShare
        && languageRules(of: model.packs[index].metadata.language).hasMarks
    }
  }

  /// Whether common words of a language that is not written here stand among a word and the two before it: one
  /// that is rare or unknown here, or two that are no strangers, as "mit der" in English. One of these says nothing:
  /// MIT.
  package func isAmongForeignWords(_ word: String) -> Bool {
    let shares = context.shares.packs
    let written = model.packs.indices.filter {
      $0 < shares.count && shares[$0] >= WordKnowledge.leastShare
    }
    if written.isEmpty { return false }
    let ownLanguages = written.map { primaryLanguage(of: model.packs[$0].metadata.language) }
    var seen: Set<String> = []
    for word in context.history.suffix(2) + [normalizedWord(word)] {
      let languages = CommonWords.languages(of: word)
      if languages.isEmpty || languages.contains(where: ownLanguages.contains) { continue }
      let score = written.compactMap { model.score(of: word, inPack: $0) }.max()
      guard let score, score >= Self.rareHere else { return true }
      if score >= Self.ownHere { continue }
      if !seen.isDisjoint(with: languages) { return true }
      seen.formUnion(languages)
    }
    return false
  }

  /// ln P of words that are met in texts of another language now and then, and of those that belong to it as much: of
  /// the lists of other languages, "et" and "la" in English, "hier" in French, "sobre" in Portuguese.
  private static let rareHere = Score(nats: -13.6)
  private static let ownHere = Score(nats: -10.5)
}
