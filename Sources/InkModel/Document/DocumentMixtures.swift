// The mixtures that suit a document: of the components of each pack, and of the packs with what the user wrote before.

import InkLexicon

/// The weights of what foresees a document's words, as its words so far decide them.
struct DocumentMixtures: Sendable {
  /// The name of the component of the packs that was counted from such documents; nil for none.
  private let leadingComponent: String?
  /// For each pack, the mixture of its components.
  private var components: [ComponentMixture] = []
  /// The mixture of the packs alone with what the user wrote before over them.
  private var ngrams = ComponentMixture(
    prior: [1 - DocumentEvidence.priorNgramShare, DocumentEvidence.priorNgramShare])

  /// What one word at one place says about the mixtures.
  struct Vote: Sendable {
    /// For each pack, about its components; empty where there is nothing to mix.
    var components: [ComponentMixture.Kind?] = []
    /// About the user's n-grams; nil where there are none.
    var ngrams: ComponentMixture.Kind?
  }

  /// Mixtures before a word is read.
  init(leadingComponent: String?) { self.leadingComponent = leadingComponent }

  /// Ties the mixtures to the packs that the document's words are looked up in.
  mutating func tie(to packs: [LanguagePack]) {
    components = packs.map { ComponentMixture(prior: priorWeights(of: $0)) }
  }

  /// How much of a say the user's n-grams have beside the packs, 0…1.
  var ngramShare: Double { ngrams.weights[1] }

  /// The weights of a pack's components, which sum to one.
  func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    index < components.count ? components[index].weights : priorWeights(of: pack)
  }

  /// What a word at a place says: how likely it is by each component, without the user's n-grams and with them.
  ///
  /// - Parameters:
  ///   - text: The word as language models know it.
  ///   - ids: Its id in each pack; nil where the pack does not have it.
  ///   - context: The place.
  ///   - model: The model whose packs the mixtures are tied to.
  /// - Returns: What it says, to be counted by ``weigh(_:by:)``.
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

  /// Changes how many times a vote counts; a negative number takes back.
  mutating func weigh(_ vote: Vote, by weight: Int) {
    for (pack, kind) in vote.components.enumerated() {
      if let kind { components[pack].add(weight, of: kind) }
    }
    if let kind = vote.ngrams { ngrams.add(weight, of: kind) }
  }

  /// Brings the weights up to date with the votes.
  mutating func update() {
    for index in components.indices { components[index].update() }
    ngrams.update()
  }

  /// The weights of a pack's components before a word is read: a component that was counted from such documents has the
  /// greatest until the document's own words decide.
  private func priorWeights(of pack: LanguagePack) -> [Double] {
    let weights = pack.defaultWeights
    guard let leadingComponent,
      let leading = pack.metadata.components.firstIndex(where: { $0.name == leadingComponent }),
      weights.indices.contains(leading), weights[leading] < Self.leadingShare
    else { return weights }
    let rest = (1 - Self.leadingShare) / (1 - weights[leading])
    return weights.indices.map { $0 == leading ? Self.leadingShare : rest * weights[$0] }
  }

  /// The weight of the component that is made of such documents, before a word is read.
  private static let leadingShare = 0.6
}
