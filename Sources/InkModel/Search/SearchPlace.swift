// A position with the words that begin as typed there: what all searches at it have in common.

import InkLexicon
import InkText

/// The sources of the words with the typed prefix, looked up once for all searches at a position.
///
/// Valid only for the model, the position and the state of the document that it was made from. An object, since its
/// contents are large and passed on.
final class SearchPlace {
  let place: TypedPlace
  let model: Model
  /// The typed prefix in the form the language models use.
  let typed: String
  /// The folded key of the prefix.
  let key: [UInt8]
  let evidence: DocumentEvidence
  let documentWords: DocumentWords
  let ngramWords: UserNgramWords
  /// The positions in the user's words of the learned words with the prefix; none for the empty prefix, since being
  /// learned gives a word at most 1e-4 of the mass, too little for one of the best next words.
  let learned: [Int]
  let spelling: TypedSpelling?
  /// The words of each pack whose language has a share here.
  private(set) lazy var packs: [PackWords] = model.packs.indices.compactMap { index in
    place.context.shares.packs[index] > 0 ? words(ofPack: index) : nil
  }

  init(_ place: TypedPlace, in model: Model) {
    self.place = place
    self.model = model
    typed = normalizedWord(place.prefix)
    key = foldedKey(typed)
    evidence = DocumentEvidence(
      after: place.context.history, in: place.document, model.userNgrams)
    documentWords = DocumentWords(evidence, prefix: key)
    ngramWords = UserNgramWords(evidence, prefix: key)
    let entries = key.isEmpty ? [] : model.userWords.entries(withPrefix: key)
    let address = place.context.address
    learned = entries.indices.filter { entries[$0].learned.scope.holds(in: address) }
    spelling = TypedSpelling(place, normalized: typed, key: key)
  }

  /// Whether words can have the prefix: not one that consists only of apostrophes, nor one longer than any word.
  var mayHaveWords: Bool {
    key.isEmpty == typed.isEmpty && key.count <= PackFormat.maximumWordByteCount
  }

  private func words(ofPack index: Int) -> PackWords {
    let pack = model.packs[index]
    return pack.withFile { file in
      PackWords(
        of: pack, index, in: place.context.packs[index],
        weights: place.document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights,
        typed: typed, key: key, file)
    }
  }
}

/// The words of a pack with the typed prefix at a position. An object, since it is large and passed on.
final class PackWords {
  let pack: LanguagePack
  /// The index of the pack in the model.
  let index: Int
  let context: PackContext
  /// The weight of each component; they sum to one.
  let weights: [Double]
  /// The words with the prefix.
  let words: KeyInterval
  /// Whether these are all words of the pack, since nothing is typed.
  let isWhole: Bool
  /// The id of the word identical to the typed text; nil if the pack does not have it.
  let exact: Int?
  /// The positions of the words in the lists of each component.
  let intervals: [NgramInterval]
  /// P(prefix | context) by the n-grams of each component.
  let masses: [Double]
  /// P(prefix | context) in this pack alone.
  let mass: Double
  /// The words with the prefix whose probability a pause changes, and the factor of all others; none and one without a
  /// pause.
  let pauseWords: ArraySlice<PauseContext.Word>
  let factorOfOthers: Double

  init(
    of pack: LanguagePack, _ index: Int, in context: PackContext, weights: [Double],
    typed: String, key: [UInt8], _ file: PackFile
  ) {
    let words = pack.trie.interval(ofPrefix: key, words: pack.words, in: file)
    let isWhole = key.isEmpty
    self.pack = pack
    self.index = index
    self.context = context
    self.weights = weights
    self.words = words
    self.isWhole = isWhole
    exact = isWhole ? nil : pack.id(of: typed, key: key, among: words.words, in: file)
    intervals = context.components.map { $0.interval(words.words, isWhole: isWhole, in: file) }
    masses = zip(context.components, intervals).map { $0.mass(of: $1, in: file) }
    let mass = zip(weights, masses).reduce(0) { $0 + $1.0 * $1.1 }
    guard let pause = context.pause else {
      (pauseWords, factorOfOthers, self.mass) = ([], 1, mass)
      return
    }
    pauseWords = pause.words(in: words.words)
    factorOfOthers = isWhole ? pause.factorOfOthers : pause.factorOfOtherMass
    let others = max(0, pauseWords.reduce(mass) { $0 - $1.before })
    self.mass = pauseWords.reduce(others * pause.factorOfOtherMass) { $0 + $1.probability }
  }
}
