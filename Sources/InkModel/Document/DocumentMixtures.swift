// The mixture weights that fit a document: of each pack's components, and of the packs and the user's n-grams.

import InkLexicon

/// The weights of the models that predict a document's words, estimated from its words so far.
struct DocumentMixtures: Sendable {
  /// The name of the packs' component trained on documents of this kind; nil for none.
  private let leadingComponent: String?
  /// The mixture of components for each pack.
  private var components: [ComponentMixture] = []
  /// The mixture of the packs alone with the user's n-grams interpolated over them.
  private var ngrams = ComponentMixture(
    prior: [1 - DocumentEvidence.priorNgramShare, DocumentEvidence.priorNgramShare])

  /// The contribution of one word occurrence to the mixtures.
  struct Vote: Sendable {
    /// For each pack, the kind of the word among its components, or nil if there is nothing to mix; empty for a text
    /// that does not count.
    var components: [ComponentMixture.Kind?] = []
    /// The kind of the word regarding the user's n-grams; nil if there are none.
    var ngrams: ComponentMixture.Kind?
  }

  /// Creates the mixtures of an empty document.
  init(leadingComponent: String?) { self.leadingComponent = leadingComponent }

  /// Binds the mixtures to the packs in which the document's words are looked up.
  mutating func tie(to packs: [LanguagePack]) {
    components = packs.map { ComponentMixture(prior: priorWeights(of: $0)) }
  }

  /// The weight of the user's n-grams relative to the packs, 0…1.
  var ngramShare: Double { ngrams.weights[1] }

  /// Returns the weights of a pack's components, which sum to one.
  func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    index < components.count ? components[index].weights : priorWeights(of: pack)
  }

  /// Returns the contribution of a word at a position: its probability in each component, and with and without the
  /// user's n-grams.
  ///
  /// - Parameters:
  ///   - text: The word in the form the language models use.
  ///   - ids: The word's id in each pack; nil if the pack does not have it.
  ///   - context: The context before the word.
  ///   - model: The model whose packs the mixtures are bound to.
  /// - Returns: A vote to be counted by ``weigh(_:by:)``.
  func vote(of text: String, _ ids: [Int?], _ context: ModelContext, _ model: Model) -> Vote {
    let kinds = model.packs.indices.map { index -> ComponentMixture.Kind? in
      guard index < components.count, let id = ids[index] else { return nil }
      return model.packs[index].withFile { file in
        ComponentMixture.kind(
          of: context.packs[index].components.map { $0.probability(of: id, in: file) })
      }
    }
    return Vote(components: kinds, ngrams: ngramKind(of: text, ids, context, model))
  }

  private func ngramKind(
    of text: String, _ ids: [Int?], _ context: ModelContext, _ model: Model
  ) -> ComponentMixture.Kind? {
    guard let ngrams = model.userNgrams else { return nil }
    let evidence = DocumentEvidence(after: context.history, in: nil, ngrams, ngramShare: 1)
    let addition = evidence.addition(toText: text)
    var alone = 0.0
    for (index, pack) in model.packs.enumerated() {
      guard let id = ids[index] else { continue }
      let weights = weights(ofPack: index, of: pack)
      let probability = pack.withFile { file in
        context.packs[index].probability(of: id, weights: weights, in: file)
      }
      alone = max(alone, context.shares.packs[index] * probability)
    }
    return ComponentMixture.kind(of: [alone, evidence.backgroundShare * alone + addition])
  }

  /// Counts a vote `weight` times; a negative number removes it.
  mutating func weigh(_ vote: Vote, by weight: Int) {
    for (pack, kind) in vote.components.enumerated() {
      if let kind { components[pack].add(weight, of: kind) }
    }
    if let kind = vote.ngrams { ngrams.add(weight, of: kind) }
  }

  /// Recomputes the weights from the votes.
  mutating func update() {
    for index in components.indices { components[index].update() }
    ngrams.update()
  }

  /// Returns the initial weights of a pack's components. A component trained on documents of this kind has the greatest
  /// weight until the document's own words determine the weights.
  private func priorWeights(of pack: LanguagePack) -> [Double] {
    let weights = pack.defaultWeights
    guard let leadingComponent,
      let leading = pack.metadata.components.firstIndex(where: { $0.name == leadingComponent }),
      weights.indices.contains(leading), weights[leading] < Self.leadingShare
    else { return weights }
    let rest = (1 - Self.leadingShare) / (1 - weights[leading])
    return weights.indices.map { $0 == leading ? Self.leadingShare : rest * weights[$0] }
  }

  /// The initial weight of the component trained on documents of this kind.
  private static let leadingShare = 0.6
}
