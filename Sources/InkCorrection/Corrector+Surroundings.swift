// What stands around a word, and what it says about it: a known neighbour, the language that is written.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Whether a word is one that somebody knows, at this place; a hundredth of what a judgement costs.
  package func isKnown(_ typed: String) -> Bool {
    WordKnowledge(model, document: document, in: document?.address, at: context).isKnown(typed)
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
        && primaryLanguage(of: model.packs[index].metadata.language) != "en"
    }
  }

  /// Whether a word, or one of the last two before it, is one of the commonest of a language that is not written here.
  package func isAmongForeignWords(_ word: String) -> Bool {
    let shares = context.shares.packs
    let written = model.packs.indices.filter {
      $0 < shares.count && shares[$0] >= WordKnowledge.leastShare
    }.map { primaryLanguage(of: model.packs[$0].metadata.language) }
    return (context.history.suffix(2) + [normalizedWord(word)]).contains {
      CommonWords.isForeign($0, toLanguages: written)
    }
  }
}
