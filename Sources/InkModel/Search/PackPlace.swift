// A place in one pack, open for a walk of its trie: how likely each word is, and the likeliest below a node.

package import InkLexicon

/// A pack at a place, with its components mixed; good as long as the file it was made with.
package struct PackPlace {
  /// The pack.
  package let pack: LanguagePack
  /// Its bytes.
  package let file: PackFile
  private let index: Int
  private let context: PackContext
  private let weights: [Double]
  /// The pack's share among the languages.
  private let share: Double
  private let evidence: DocumentEvidence
  /// What P(word) counts beside P(word | history), 0…1.
  private let unigramShare: Double

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
    self.index = index
    self.context = context.packs[index]
    share = context.shares.packs[index]
    weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
    evidence = DocumentEvidence(after: context.history, in: document, model.userNgrams)
    unigramShare = context.history.count < 2 ? Self.shareAtStart : 0
  }

  /// A word alone at the start of a text may as well be one that was picked out of a sentence.
  private static let shareAtStart = 0.5

  private init(_ other: PackPlace, after history: [String]) {
    (pack, file, index, weights, share) = (other.pack, other.file, other.index, other.weights, 1)
    context = PackContext(after: history, in: pack, file: file)
    evidence = DocumentEvidence(
      after: history, in: other.evidence.document, other.evidence.ngrams)
    unigramShare = 0
  }

  /// The place after other words in the same pack.
  package func moved(after history: [String]) -> PackPlace { PackPlace(self, after: history) }

  /// ln P(word | history), the document's evidence included; impossible for a word without probability.
  package func score(of id: Int) -> Score {
    var probability = context.probability(of: id, weights: weights, in: file)
    if unigramShare > 0 {
      let alone = pack.unigram(id, weights: weights, in: file)
      probability += unigramShare * (alone - probability)
    }
    return Logarithm.score(
      evidence.backgroundShare * share * probability + evidence.addition(toID: id, pack: index))
  }

  /// ln P(word) whatever stands before it.
  package var unigrams: UnigramScores { UnigramScores(of: pack, weights: weights, in: file) }

  /// How a word is mostly written away from sentence starts, and how often so; nil for an id outside the pack.
  package func usualForm(of id: Int) -> (text: String, probability: Double)? {
    guard let word = pack.words.word(id, in: file) else { return nil }
    guard let usual = word.surfaces.max(by: { $0.probability < $1.probability }) else {
      return (word.text, 1)
    }
    return (usual.form, Double(usual.probability))
  }
}
