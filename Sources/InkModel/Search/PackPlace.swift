// How likely each word of one pack is at one place, for searches that walk the trie themselves.

package import InkLexicon

/// One pack at one place, its components weighted for the document. It must not be used after the closure that gave its
/// file has returned.
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
  /// The weight of P(word) beside P(word | history), 0…1.
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

  /// The weight if hardly anything stands before the word: a text may begin in the middle of a sentence, as a word on
  /// the command line does.
  private static let shareAtStart = 0.5

  private init(_ other: PackPlace, after history: [String]) {
    (pack, file, index, weights, share) = (other.pack, other.file, other.index, other.weights, 1)
    context = PackContext(after: history, in: pack, file: file)
    evidence = DocumentEvidence(
      after: history, in: other.evidence.document, other.evidence.ngrams)
    unigramShare = 0
  }

  /// The same pack after other words.
  package func moved(after history: [String]) -> PackPlace { PackPlace(self, after: history) }

  /// ln P(word | history), with what document and user add; ``Score/impossible`` if that is 0. Costs about a
  /// microsecond.
  package func score(of id: Int) -> Score {
    var probability = context.probability(of: id, weights: weights, in: file)
    if unigramShare > 0 {
      let alone = pack.unigram(id, weights: weights, in: file)
      probability += unigramShare * (alone - probability)
    }
    return Logarithm.score(
      evidence.backgroundShare * share * probability + evidence.addition(toID: id, pack: index))
  }

  /// How much likelier a word is than ``score(of:)`` has it, by what more of the text foretells than the last words do,
  /// up to a number that is the same for all words of the place; nil where nothing is foretold.
  package func residual(of id: Int) -> Score? {
    // The network says nothing of words that were picked out of a sentence.
    guard unigramShare == 0, let outlook = context.outlook, let residual = pack.residual else {
      return nil
    }
    return residual.score(of: id, at: outlook, in: file)
  }

  /// ln P(word), without a context.
  package var unigrams: UnigramScores { UnigramScores(of: pack, weights: weights, in: file) }

  /// How a word is most often written where no sentence begins, and its share among its forms, 0…1; nil for an id that
  /// the pack does not have.
  package func usualForm(of id: Int) -> (text: String, probability: Double)? {
    guard let word = pack.words.word(id, in: file) else { return nil }
    guard let usual = word.surfaces.max(by: { $0.probability < $1.probability }) else {
      return (word.text, 1)
    }
    return (usual.form, Double(usual.probability))
  }
}
