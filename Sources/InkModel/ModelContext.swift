// The words before a position, looked up in every pack once per word, since each of its letters queries again.

package import InkLexicon

/// A position in a text as the model sees it: the preceding tokens, and their n-gram contexts in each pack. Immutable,
/// and an object, since it is large and passed on with every letter.
package final class ModelContext: Sendable {
  /// How many of the preceding tokens count: n-grams have at most four words.
  package static let length = 3

  /// The tokens before the word, the most recent last.
  package let history: [String]
  /// The share of each pack, as many as there are.
  package let shares: LanguageShares
  /// The document, which decides which learned words apply; nil for none in particular.
  package let address: DocumentAddress?
  /// The topic: the ids of the preceding words in each pack; nil if unknown.
  package let topic: [[Int]]?
  /// Whether a comma, a semicolon or a dash separates the word from the token before it.
  package let isAfterPause: Bool
  /// The context in each pack of the model.
  let packs: [PackContext]

  /// Creates the context after some tokens and perhaps a pause, in a text with a topic and an address if these are
  /// known.
  init(
    after history: [String], pause: Bool = false, about topic: [[Int]]? = nil,
    in packs: [LanguagePack], shares: LanguageShares, address: DocumentAddress?
  ) {
    self.history = history
    self.shares = shares.fitting(packs.count)
    self.address = address
    self.topic = topic
    isAfterPause = pause
    self.packs = packs.indices.map { index in
      packs[index].withFile {
        PackContext(
          after: history, pause: pause, about: topic?[index], in: packs[index], file: $0)
      }
    }
  }

  /// Creates a context like another one, where the languages have other shares.
  package init(_ context: ModelContext, shares: LanguageShares) {
    (history, topic, address) = (context.history, context.topic, context.address)
    (isAfterPause, packs) = (context.isAfterPause, context.packs)
    self.shares = shares.fitting(packs.count)
  }

  /// Creates the context after tokens with known ids in each pack; nil stands for a token that the pack does not have.
  init(after history: [String], ids: [[Int?]], in packs: [LanguagePack], shares: LanguageShares) {
    self.history = history
    self.shares = shares.fitting(packs.count)
    (topic, address, isAfterPause) = (nil, nil, false)
    self.packs = zip(packs, ids).map { pack, ids in
      pack.withFile { PackContext(afterIDs: ids, in: pack, file: $0) }
    }
  }
}

/// The context in one pack.
struct PackContext: Sendable {
  /// The follower lists in each component.
  let components: [NgramContext]
  /// The id of the preceding word; nil if the pack does not have it.
  let previous: Int?
  /// The hidden state of the residual network; nil if the topic is unknown or the pack has no such network.
  let outlook: ResidualState?
  /// The probabilities after a pause; nil without one, or if they are not known in the pack's language.
  let pause: PauseContext?

  init(
    after history: [String], pause: Bool = false, about topic: [Int]? = nil, in pack: LanguagePack,
    file: PackFile
  ) {
    self.init(
      afterIDs: history.suffix(ModelContext.length).map { pack.id(of: $0, in: file) }, pause: pause,
      about: topic, in: pack, file: file)
  }

  /// Creates the context after up to three tokens given by their ids; nil stands for a token that the pack does not
  /// have, and perhaps a pause. `topic` has the ids of the preceding words, if they are to be considered.
  init(
    afterIDs tokens: [Int?], pause: Bool = false, about topic: [Int]? = nil, in pack: LanguagePack,
    file: PackFile
  ) {
    // A token that the pack does not have is `<unk>` if the pack has that, and otherwise cuts off the history.
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
    self.pause = pause ? PauseContext(components, in: pack, file: file) : nil
    outlook = topic.flatMap { pack.residual?.outlook(after: tokens, about: $0, in: file) }
  }

  /// Returns P(word | context) in the mixture of the components.
  func probability(of id: Int, weights: [Double], in file: PackFile) -> Double {
    NgramContext.probability(of: id, after: components.span, weights: weights.span, in: file)
  }

  /// Returns P(word | context) of a word in an interval with known positions in each component, which keeps searches
  /// short.
  func probability(
    of id: Int, weights: [Double], among intervals: [NgramInterval], in file: PackFile
  ) -> Double {
    NgramContext.probability(
      of: id, after: components.span, weights: weights.span, among: intervals.span, in: file)
  }
}
