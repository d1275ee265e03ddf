// A walk over the words of a pack from the root of their keys down: what correction searches, best first.

package import InkLexicon

/// The folded keys of a pack as a tree, with a bound of the score of what lies below each step.
///
/// A step leads down by one or more bytes of a key. Where a few words are left each is a step of its own
/// with the rest of its key, so several steps may begin with the same byte. Whoever walks keeps the steps;
/// the walk is only good inside ``LanguagePack/withFile(_:)``.
package struct WordWalk {
  private let pack: LanguagePack
  private let place: PackContext
  private let weights: [Double]
  private let file: PackFile

  /// A step of the walk.
  package struct Step: Sendable {
    /// The folded key so far, from the root.
    package let key: [UInt8]
    /// How many bytes of the key stood before this step.
    package let start: Int
    /// The word that ends here; nil where the step leads to more.
    package let word: Int?
    /// No word at or below the step that may be offered has a higher score at the place; a word's own score
    /// where the step is one.
    package let bound: Score
    fileprivate let node: TrieNode?
    fileprivate let intervals: [NgramInterval]
  }

  /// A walk over a pack at a place, the words weighed for a document.
  package init(
    over index: Int, at context: ModelContext, of model: Model, document: DocumentModel? = nil,
    in file: PackFile
  ) {
    pack = model.packs[index]
    place = context.packs[index]
    weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
    self.file = file
  }

  /// The step before the first byte.
  package var root: Step {
    let node = pack.trie.root(in: file)
    return step(to: node, key: key(of: node), start: 0, from: nil)
  }

  /// The steps on from a step, in the order of their keys; none from a word. Words that may not be offered
  /// are left out.
  package func steps(from step: Step) -> [Step] {
    guard let node = step.node else { return [] }
    let children = pack.trie.children(of: node, in: file)
    // The words whose key ends here come before the children; in a leaf there are only words.
    let end = children.first?.words.lowerBound ?? node.words.upperBound
    var steps: [Step] = []
    for id in node.words.lowerBound..<end where !pack.words.isHidden(id, in: file) {
      let bound = Logarithm.score(place.probability(of: id, weights: weights, in: file))
      steps.append(
        Step(
          key: pack.words.key(of: id, in: file), start: step.key.count, word: id, bound: bound,
          node: nil, intervals: []))
    }
    for child in children {
      steps.append(self.step(to: child, key: key(of: child), start: step.key.count, from: step))
    }
    return steps
  }

  /// The text and the written forms of a word.
  package func word(_ id: Int) -> PackWord? { pack.words.word(id, in: file) }

  private func key(of node: TrieNode) -> [UInt8] {
    Array(pack.words.key(of: node.words.lowerBound, in: file).prefix(node.depth))
  }

  private func step(to node: TrieNode, key: [UInt8], start: Int, from outer: Step?) -> Step {
    var bound = 0.0
    var intervals: [NgramInterval] = []
    for (index, component) in place.components.enumerated() {
      let interval = component.interval(
        node.interval, within: outer?.intervals[index], trie: pack.trie, in: file)
      bound += weights[index] * component.bound(of: interval, in: file)
      intervals.append(interval)
    }
    return Step(
      key: key, start: start, word: nil, bound: Logarithm.score(bound * (1 + 1e-9)), node: node,
      intervals: intervals)
  }
}
