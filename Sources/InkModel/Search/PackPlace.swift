// A place in one pack, open for a walk of its trie: how likely each word is, and the likeliest below a node.

package import InkLexicon

/// A pack at a place, with its components mixed; good as long as the file it was made with.
package struct PackPlace {
  /// The pack.
  package let pack: LanguagePack
  /// Its bytes.
  package let file: PackFile
  private let context: PackContext
  private let weights: [Double]
  /// The pack's share among the languages.
  private let share: Double

  /// The place after some words in a pack of a model, mixed as suits a document.
  ///
  /// - Parameters:
  ///   - index: The position of the pack among the model's.
  ///   - model: The model.
  ///   - context: The place, found with this model.
  ///   - document: What the open document has taught.
  ///   - file: The pack's bytes.
  package init(
    pack index: Int, of model: Model, in context: ModelContext, document: DocumentModel?,
    file: PackFile
  ) {
    pack = model.packs[index]
    self.file = file
    self.context = context.packs[index]
    share = context.shares.packs[index]
    weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
  }

  private init(_ other: PackPlace, after history: [String]) {
    (pack, file, weights, share) = (other.pack, other.file, other.weights, 1)
    context = PackContext(after: history, in: pack, file: file)
  }

  /// The place after other words in the same pack.
  package func moved(after history: [String]) -> PackPlace { PackPlace(self, after: history) }

  /// ln P(word | history); impossible for a word without probability.
  package func score(of id: Int) -> Score {
    Logarithm.score(share * context.probability(of: id, weights: weights, in: file))
  }

  /// A bound of the scores of all words below a node that may be offered; never below the truth.
  package func bound(of node: TrieNode) -> Score {
    var bound = 0.0
    for (index, component) in context.components.enumerated() {
      let interval = component.interval(node.words, in: file)
      bound +=
        weights[index]
        * component.bound(of: interval, below: node.index, of: pack.trie, in: file)
    }
    return Logarithm.score(share * bound)
  }

  /// How a word is mostly written away from sentence starts, and how often so; nil for an id outside the pack.
  package func usualForm(of id: Int) -> (text: String, probability: Double)? {
    guard let word = pack.words.word(id, in: file) else { return nil }
    guard let usual = word.surfaces.max(by: { $0.probability < $1.probability }) else {
      return (word.text, 1)
    }
    return (usual.form, Double(usual.probability))
  }
}
