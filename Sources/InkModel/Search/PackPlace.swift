// The probability of each word of a pack at a position, for searches that walk the trie themselves.

package import InkLexicon

/// One pack at one position, with its components weighted for the document. Must not be used after the closure that
/// provided its file has returned.
package struct PackPlace {
  /// The pack.
  package let pack: LanguagePack
  /// The pack's bytes.
  package let file: PackFile
  private let index: Int
  private let context: PackContext
  private let weights: [Double]
  /// The pack's share among the languages.
  private let share: Double
  private let evidence: DocumentEvidence
  /// The weight of P(word) relative to P(word | history), 0…1.
  private let unigramShare: Double

  /// Creates the position after some words in a pack of a model, with the mixture that fits a document.
  ///
  /// - Parameters:
  ///   - index: The index of the pack in the model.
  ///   - model: The model.
  ///   - context: The context, created by this model.
  ///   - document: The model of the open document.
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

  /// The weight if there is hardly any text before the word: a text may begin in the middle of a sentence, as a word on
  /// the command line does.
  private static let shareAtStart = 0.5

  private init(_ other: PackPlace, after history: [String]) {
    (pack, file, index, weights, share) = (other.pack, other.file, other.index, other.weights, 1)
    context = PackContext(after: history, in: pack, file: file)
    evidence = DocumentEvidence(
      after: history, in: other.evidence.document, other.evidence.ngrams)
    unigramShare = 0
  }

  /// Returns the same pack after other words.
  package func moved(after history: [String]) -> PackPlace { PackPlace(self, after: history) }

  /// Returns ln P(word | history) including the additions of document and user; ``Score/impossible`` if that is
  /// 0. Takes about a microsecond.
  package func score(of id: Int) -> Score {
    var probability = context.probability(of: id, weights: weights, in: file)
    if unigramShare > 0 {
      let alone = pack.unigram(id, weights: weights, in: file)
      probability += unigramShare * (alone - probability)
    }
    return Logarithm.score(
      evidence.backgroundShare * share * probability + evidence.addition(toID: id, pack: index))
  }

  /// Returns how much likelier a word is than ``score(of:)`` states according to the residual network, up to a constant
  /// shared by all words at the position; nil if there is no such estimate.
  package func residual(of id: Int) -> Score? {
    // The network does not apply to words taken out of their sentence.
    guard unigramShare == 0, let outlook = context.outlook, let residual = pack.residual else {
      return nil
    }
    return residual.score(of: id, at: outlook, in: file)
  }

  /// ln P(word) without context.
  package var unigrams: UnigramScores { UnigramScores(of: pack, weights: weights, in: file) }

  /// Returns the most frequent form of a word away from sentence starts, and its share among the word's forms, 0…1; nil
  /// for an id that the pack does not have.
  package func usualForm(of id: Int) -> (text: String, probability: Double)? {
    guard let word = pack.words.word(id, in: file) else { return nil }
    guard let usual = word.surfaces.max(by: { $0.probability < $1.probability }) else {
      return (word.text, 1)
    }
    return (usual.form, Double(usual.probability))
  }
}
