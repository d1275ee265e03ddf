// The words before a place, looked up in every pack: once a word, since each of its letters asks again.

import InkLexicon

/// A place in a text as the model sees it: the tokens before it, and where each pack's n-grams have them. An object,
/// since it holds much, is handed on at every letter and never changes.
package final class ModelContext: Sendable {
  /// The tokens before the word, newest last.
  package let history: [String]
  /// How much each pack has a say.
  package let shares: LanguageShares
  /// What the text is about: the words before the place by their ids in each pack; nil where that is not known.
  package let topic: [[Int]]?
  /// The place in each pack of the model.
  let packs: [PackContext]

  /// The place after some tokens, in a text that is about some words where that is known.
  init(
    after history: [String], about topic: [[Int]]? = nil, in packs: [LanguagePack],
    shares: LanguageShares
  ) {
    self.history = history
    self.shares = shares
    self.topic = topic
    self.packs = packs.indices.map { index in
      packs[index].withFile {
        PackContext(after: history, about: topic?[index], in: packs[index], file: $0)
      }
    }
  }

  /// The place after tokens whose ids in each pack are known; nil stands for a token that the pack does not have.
  init(after history: [String], ids: [[Int?]], in packs: [LanguagePack], shares: LanguageShares) {
    self.history = history
    self.shares = shares
    topic = nil
    self.packs = zip(packs, ids).map { pack, ids in
      pack.withFile { PackContext(afterIDs: ids, in: pack, file: $0) }
    }
  }
}

/// A place in one pack.
struct PackContext: Sendable {
  /// The follower lists in each component.
  let components: [NgramContext]
  /// The id of the word before; nil where the pack does not have it.
  let previous: Int?
  /// What the text before foretells; nil where that is not known, or the pack has nothing to tell it by.
  let outlook: ResidualOutlook?

  init(
    after history: [String], about topic: [Int]? = nil, in pack: LanguagePack, file: PackFile
  ) {
    self.init(
      afterIDs: history.suffix(3).map { pack.id(of: $0, in: file) }, about: topic, in: pack,
      file: file)
  }

  /// The place after up to three tokens by their ids; nil stands for one that the pack does not have. `topic` has the
  /// ids of the words before, if these are to count.
  init(afterIDs tokens: [Int?], about topic: [Int]? = nil, in pack: LanguagePack, file: PackFile) {
    // A word the pack does not have is `<unk>` where the pack counted such words, else a border.
    var ids: [Int] = []
    for token in tokens {
      if let id = token ?? pack.id(of: "<unk>", in: file) {
        ids.append(id)
      } else {
        ids = []
      }
    }
    components = pack.components.map { NgramContext(after: ids, in: $0, file: file) }
    previous = ids.last
    outlook = topic.flatMap { pack.residual?.outlook(after: tokens, about: $0, in: file) }
  }

  /// P(word | place) in the mixture of the components.
  func probability(of id: Int, weights: [Double], in file: PackFile) -> Double {
    NgramContext.probability(of: id, behind: components.span, weights: weights.span, in: file)
  }

  /// P(word | place) of a word of an interval whose place in each component is known: its lists are short then.
  func probability(
    of id: Int, weights: [Double], among intervals: [NgramInterval], in file: PackFile
  ) -> Double {
    NgramContext.probability(
      of: id, behind: components.span, weights: weights.span, among: intervals.span, in: file)
  }
}
