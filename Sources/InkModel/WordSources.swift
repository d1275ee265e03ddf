// Where a completion's probability comes from: components of its pack, or what the user wrote elsewhere.

import InkLexicon
import InkText

/// The sources of a completion's probability.
package struct WordSources: Sendable, Equatable {
  /// How many times likelier the word is, among those with the typed prefix, than in the pack's component that is
  /// second in this; 1 if components agree, or there is only one.
  package var concentration = 1.0
  /// The part of the probability that comes from what the user wrote in other documents, 0…1.
  package var userShare = 0.0
  /// The decayed number of words the user wrote in other documents.
  package var userWordCount = 0.0

  /// The concentration of a word that only one component has.
  fileprivate static let greatestConcentration = 10_000.0

  /// Creates the sources of a word on whose probability all components agree, and of which the user wrote nothing.
  package init() {}
}

extension Model {
  /// Returns where the probability of a completion comes from; takes a few microseconds.
  package func sources(of completion: Completion, at place: TypedPlace) -> WordSources {
    var sources = WordSources()
    let background = background(of: completion, at: place, &sources)
    guard let ngrams = userNgrams else { return sources }
    let evidence = DocumentEvidence(
      after: place.context.history, in: place.document, ngrams)
    let text = normalizedWord(completion.text)
    let user = ngrams.number(of: text).map(evidence.ngramAddition) ?? 0
    let own = place.document?.vocabulary.number(of: text).map(evidence.addition) ?? 0
    sources.userWordCount = Double(ngrams.total)
    if user > 0 {
      sources.userShare = user / (evidence.backgroundShare * background + own + user)
    }
    return sources
  }

  /// Returns P(word | context) in the packs, and determines its concentration.
  private func background(
    of completion: Completion, at place: TypedPlace, _ sources: inout WordSources
  ) -> Double {
    guard case .pack(let index, let id) = completion.word, packs.indices.contains(index) else {
      return 0
    }
    let (pack, context) = (packs[index], place.context)
    let components = context.packs[index].components
    let weights = place.document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
    let key = foldedKey(normalizedWord(place.prefix))
    var background = 0.0
    var shares: [Double] = []
    pack.withFile { file in
      let words = pack.trie.interval(ofPrefix: key, words: pack.words, in: file)
      for (weight, component) in zip(weights, components) {
        let interval = component.interval(words.words, isWhole: key.isEmpty, in: file)
        let probability = component.probability(of: Int(id), in: file)
        let mass = component.mass(of: interval, in: file)
        background += context.shares.packs[index] * weight * probability
        shares.append(mass > 0 ? min(1, probability / mass) : 0)
      }
    }
    shares.sort(by: >)
    if shares.count > 1 {
      let second = max(shares[1], completion.probability / WordSources.greatestConcentration)
      sources.concentration = max(1, completion.probability / max(second, .leastNormalMagnitude))
    }
    return background
  }
}
