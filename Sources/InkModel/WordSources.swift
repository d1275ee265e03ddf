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
  fileprivate static let maximumConcentration = 10_000.0

  /// Creates the sources of a word on whose probability all components agree, and of which the user wrote nothing.
  package init() {}
}

extension Model {
  /// Returns where the probability of one of the words found comes from; takes a microsecond.
  package func sources(of completion: Completion, among found: FoundWords) -> WordSources {
    var sources = WordSources()
    guard let place = found.place else { return sources }
    let background = background(of: completion, at: place, &sources)
    guard let ngrams = userNgrams else { return sources }
    sources.userWordCount = Double(ngrams.total)
    let (evidence, text) = (place.evidence, normalizedWord(completion.text))
    let user = evidence.ngrams?.number(of: text).map(evidence.ngramAddition) ?? 0
    if user > 0 {
      let own = place.place.document?.vocabulary.number(of: text).map(evidence.addition) ?? 0
      sources.userShare = user / (evidence.backgroundShare * background + own + user)
    }
    return sources
  }

  /// Returns P(word | context) in the packs, and determines its concentration.
  private func background(
    of completion: Completion, at place: SearchPlace, _ sources: inout WordSources
  ) -> Double {
    guard case .pack(let index, let id) = completion.word,
      let words = place.packs.first(where: { $0.index == index })
    else { return 0 }
    let share = place.place.context.shares.packs[index]
    var background = 0.0
    // The two greatest shares of the word in a component.
    var (first, second) = (0.0, 0.0)
    words.pack.withFile { file in
      for (component, ngrams) in words.context.components.enumerated() {
        let probability = ngrams.probability(of: Int(id), in: file)
        let mass = words.masses[component]
        background += share * words.weights[component] * probability
        let part = mass > 0 ? min(1, probability / mass) : 0
        (first, second) = part > first ? (part, first) : (first, max(second, part))
      }
    }
    // After a pause the components have little say in how likely the words are that often follow one.
    let followsPause = PauseContext.word(Int(id), in: words.pauseWords) != nil
    if words.masses.count > 1, !followsPause {
      let second = max(second, completion.probability / WordSources.maximumConcentration)
      sources.concentration = max(1, completion.probability / max(second, .leastNormalMagnitude))
    }
    return background
  }
}
