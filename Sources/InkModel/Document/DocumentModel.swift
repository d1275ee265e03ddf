// What one open document teaches: its words, what follows one, two and three of them, the mixture that suits it.

package import InkLexicon
import InkText

/// Counts of what stands in a document, and the weights of the packs' components that fit it.
///
/// Words are counted in and taken back in any order: two models with the same words in the same places give the
/// same answers, however the words came there, as long as the user's n-grams are the same. Words are tied to the
/// packs of the model that was given first, so another set of packs needs a new value.
package struct DocumentModel: Sendable {
  /// Where the document is, by which learned words hold in it.
  package let address: DocumentAddress
  /// What was counted; it is much, and every place that asks holds it.
  private var counted: SharedValue<Counted>

  /// What was counted.
  private struct Counted: Sendable {
    var revision = 0
    var vocabulary = DocumentVocabulary()
    var ngrams = DocumentNgrams()
    var mixtures: DocumentMixtures
    var doubtful: Set<Int32> = []
    var typographicApostrophes = 0
  }

  /// Nothing read yet.
  ///
  /// - Parameters:
  ///   - address: Where the document is.
  ///   - leadingComponent: The name of the component that was counted from such documents. If a pack has it, it has the
  ///     greatest weight until the document's own words decide.
  package init(address: DocumentAddress, leadingComponent: String? = nil) {
    self.address = address
    counted = SharedValue(
      Counted(mixtures: DocumentMixtures(leadingComponent: leadingComponent)))
  }

  /// How often something was counted or taken back.
  package private(set) var revision: Int {
    get { counted.value.revision }
    set { counted.value.revision = newValue }
  }

  /// The words met.
  private(set) var vocabulary: DocumentVocabulary {
    _read { yield counted.value.vocabulary }
    _modify { yield &counted.value.vocabulary }
  }

  /// How often they stand there, and behind which others.
  private(set) var ngrams: DocumentNgrams {
    _read { yield counted.value.ngrams }
    _modify { yield &counted.value.ngrams }
  }

  /// What foresees them best.
  private var mixtures: DocumentMixtures {
    _read { yield counted.value.mixtures }
    _modify { yield &counted.value.mixtures }
  }

  /// The numbers of the words that may well be slips, which are not offered before they stand there again.
  private var doubtful: Set<Int32> {
    _read { yield counted.value.doubtful }
    _modify { yield &counted.value.doubtful }
  }

  /// How many words more have ’ for their apostrophe than '.
  private var typographicApostrophes: Int {
    get { counted.value.typographicApostrophes }
    set { counted.value.typographicApostrophes = newValue }
  }

  /// How many words were counted, each by its weight.
  package var wordCount: Int { ngrams.counts.total }

  /// Whether the document writes ’ for an apostrophe, and not '.
  package var writesTypographicApostrophes: Bool { typographicApostrophes > 0 }

  /// Whether a word of the document looks like a slip of a common one, by itself.
  package func looksMistyped(_ word: String) -> Bool {
    vocabulary.number(of: normalizedWord(word)).map { vocabulary[$0].looksMistyped } ?? false
  }

  /// How the document writes a word where no sentence begins; nil where it has none there.
  package func form(of word: String) -> String? {
    vocabulary.number(of: normalizedWord(word)).flatMap { vocabulary[$0].sureForm }
  }

  /// How often a word stands in the document, whatever its case.
  package func sightings(of word: String) -> Int {
    vocabulary.number(of: normalizedWord(word)).map { vocabulary[$0].sightings } ?? 0
  }

  /// Gives the words that no pack has and that are no likely slips: the word as language models know it, its folded
  /// key, and how it is written.
  package func forEachOwnWord(
    _ body: (_ text: String, _ key: [UInt8], _ written: String) -> Void
  ) {
    for word in vocabulary.words
    where word.isOutside && word.sightings > 0 && !word.isDoubtful && !word.key.isEmpty {
      body(word.text, word.key, word.sureForm ?? word.text)
    }
  }

  /// Whether the document has a word behind the last of some tokens, and never without a mark between: what follows the
  /// one without that mark is hardly the other. Two look-ups.
  package func standsOnlyBehindMark(_ word: String, after history: [String]) -> Bool {
    guard ngrams.hasMarks, let second = vocabulary.number(of: normalizedWord(word)),
      let first = history.last.flatMap({ vocabulary.number(of: $0) })
    else { return false }
    return ngrams.standsOnlyBehindMark(second, behind: first)
  }

  /// The weights of a pack's components for this document, which sum to one.
  package func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    mixtures.weights(ofPack: index, of: pack)
  }

  /// How much of a say the user's n-grams have beside the packs in this document, 0…1.
  var ngramShare: Double { mixtures.ngramShare }

  /// How the document writes the word with an id in a pack, where that is certain.
  func form(ofID id: Int, pack: Int) -> String? {
    vocabulary.number(ofID: id, pack: pack).flatMap { vocabulary[$0].sureForm }
  }

  /// What followed the last token of some in the document, the last two and the last three, in this order.
  func followers(after history: [String]) -> [DocumentFollowers?] {
    let keys = DocumentKeys(after: history.suffix(3).map { vocabulary.number(of: $0) })
    return counted.value.ngrams.followers(of: keys)
  }

  /// Whether the word with a number may be a slip.
  func isDoubtful(_ number: Int32) -> Bool { !doubtful.isEmpty && doubtful.contains(number) }
}

/// One word at one place of a document as it was counted, so that it can be taken back.
struct Sighting: Sendable {
  /// The number of the word.
  let word: Int32
  /// The tokens before it, as keys of what followed them.
  fileprivate let keys: DocumentKeys
  fileprivate let form: Int
  fileprivate let isAtSentenceStart: Bool
  /// Whether a mark stands between it and the word before.
  fileprivate let isParted: Bool
  /// What it said about the mixtures.
  fileprivate let vote: DocumentMixtures.Vote
}

extension DocumentModel {
  /// Counts a word.
  ///
  /// - Parameters:
  ///   - written: As it is written.
  ///   - isWord: Whether it is a word of running text; names of files and the like say nothing of the mixture.
  ///   - isParted: Whether a mark stands between it and the word before, see ``standsOnlyBehindMark(_:after:)``.
  ///   - context: The place it stands at.
  ///   - weight: How many times it counts.
  ///   - model: The model whose packs the document is tied to.
  /// - Returns: What was counted; nil for what is too long to be a word.
  mutating func add(
    _ written: String, isWord: Bool = true, isParted: Bool = false, in context: ModelContext,
    weight: Int = 1, model: Model
  ) -> Sighting? {
    let text = normalizedWord(written)
    guard text.utf8.count <= PackFormat.maximumWordByteCount, !text.hasPrefix("<") else {
      return nil
    }
    let word = number(of: text, model)
    let isAtStart = context.history.last == Tokenizer.sentenceStart
    // Sentence starts, numbers and unknown words count as contexts, though they are never offered.
    let before = context.history.suffix(3).map { number(of: $0, model) }
    let ids = model.packs.indices.map { vocabulary.id(ofNumber: word, pack: $0) }
    let sighting = Sighting(
      word: word, keys: DocumentKeys(after: before),
      form: vocabulary[word].add(written, atSentenceStart: isAtStart),
      isAtSentenceStart: isAtStart, isParted: isParted,
      vote: isWord ? mixtures.vote(of: text, ids, context, model) : DocumentMixtures.Vote())
    typographicApostrophes += vocabulary[word].apostrophe(ofForm: sighting.form)
    doubt(word)
    weigh(sighting, by: weight)
    return sighting
  }

  /// The place after some tokens, which the document then has met: each is looked up in the packs once.
  mutating func context(after history: [String], in model: Model) -> ModelContext {
    // What is known as two words only is looked up as such.
    if history.contains(where: { $0.utf8.contains(0x27) }) { return model.context(after: history) }
    let numbers = history.suffix(3).map { number(of: $0, model) }
    let ids = model.packs.indices.map { pack in
      numbers.map { vocabulary.id(ofNumber: $0, pack: pack) }
    }
    return ModelContext(
      after: history, ids: ids, in: model.packs, shares: .even(model.packs.count))
  }

  /// Changes how many times something counts; a negative number takes back.
  mutating func weigh(_ sighting: Sighting, by weight: Int) {
    revision += 1
    ngrams.weigh(sighting.word, behind: sighting.keys, isParted: sighting.isParted, by: weight)
    mixtures.weigh(sighting.vote, by: weight)
  }

  /// Takes back what was counted, `weight` times.
  mutating func remove(_ sighting: Sighting, weight: Int) {
    typographicApostrophes -= vocabulary[sighting.word].apostrophe(ofForm: sighting.form)
    vocabulary[sighting.word]
      .remove(form: sighting.form, atSentenceStart: sighting.isAtSentenceStart)
    doubt(sighting.word)
    weigh(sighting, by: -weight)
  }

  /// Treats a word as a slip until the document is read on: it is not offered, and gains nothing by standing there. Of
  /// how often it does, nothing is forgotten.
  package mutating func discount(_ word: String) {
    if let number = vocabulary.number(of: normalizedWord(word)) { doubtful.insert(number) }
  }

  /// Brings the weights up to date with what was counted and taken back.
  mutating func updateWeights() { mixtures.update() }

  /// Takes in whether a word, as it stands there now, may be a slip.
  private mutating func doubt(_ word: Int32) {
    guard vocabulary[word].looksMistyped else { return }
    if vocabulary[word].isDoubtful { doubtful.insert(word) } else { doubtful.remove(word) }
  }

  /// The number of a token, a new one if it was not met before.
  private mutating func number(of text: String, _ model: Model) -> Int32 {
    if let number = vocabulary.number(of: text) { return number }
    if vocabulary.words.isEmpty { mixtures.tie(to: model.packs) }
    ngrams.append()
    return vocabulary.add(text, model)
  }
}
