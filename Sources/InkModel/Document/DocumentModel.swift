// What is learned from an open document: its words, their n-grams up to order 4, and the mixture that fits it.

package import InkLexicon
import InkText

/// The n-gram counts of a document, and the weights of the packs' components that fit it.
///
/// Words are counted and removed in any order: two models with the same words in the same positions give the same
/// answers, whatever their history, provided the user's n-grams are the same. Words are bound to the packs of the first
/// model passed, so other packs require a new value.
package struct DocumentModel: Sendable {
  /// The counts, shared because they are large and every query holds them.
  private var counted: SharedValue<Counted>
  /// For each number whether the word may be a slip, which is not suggested until it occurs again. Apart from the
  /// counts, which are then not copied where a word is discounted.
  private var doubtful: [Bool] = []

  /// The counts.
  private struct Counted: Sendable {
    var revision: Int
    var vocabulary = DocumentVocabulary()
    /// The number of words of the vocabulary that occur.
    var occurringCount = 0
    var ngrams = DocumentNgrams()
    var mixtures: DocumentMixtures
    var typographicApostrophes = 0
    var sentenceStarts = SentenceStarts()
  }

  /// Creates the model of an empty document.
  ///
  /// - Parameter leadingComponent: The name of the component trained on documents of this kind. If a pack has it, it
  ///   has the greatest weight until the document's own words determine the weights.
  package init(leadingComponent: String? = nil) {
    counted = SharedValue(
      Counted(revision: 0, mixtures: DocumentMixtures(leadingComponent: leadingComponent)))
  }

  /// The number of different tokens seen, including some that no longer occur.
  package var vocabularySize: Int { vocabulary.words.count }

  /// Whether most of the words seen no longer occur, and there are many of them: each costs some 500 bytes, and slows
  /// each new word, as long as the model has it.
  var isMostlyForgotten: Bool {
    let occurring = counted.value.occurringCount
    return vocabularySize - occurring > max(Self.minimumForgottenCount, occurring)
  }

  /// Counting a document's 12,000 words anew takes up to a tenth of a second, so it is done after many words only.
  private static let minimumForgottenCount = 5_000

  /// Forgets everything counted, and all words.
  mutating func removeAll(leadingComponent: String?) {
    counted = SharedValue(
      Counted(
        revision: revision + 1, mixtures: DocumentMixtures(leadingComponent: leadingComponent)))
    doubtful = []
  }

  /// The number of changes to the counts.
  package private(set) var revision: Int {
    get { counted.value.revision }
    set { counted.value.revision = newValue }
  }

  /// The words seen.
  private(set) var vocabulary: DocumentVocabulary {
    _read { yield counted.value.vocabulary }
    _modify { yield &counted.value.vocabulary }
  }

  /// The n-gram counts of these words.
  private(set) var ngrams: DocumentNgrams {
    _read { yield counted.value.ngrams }
    _modify { yield &counted.value.ngrams }
  }

  /// The mixture weights that predict these words best.
  private var mixtures: DocumentMixtures {
    _read { yield counted.value.mixtures }
    _modify { yield &counted.value.mixtures }
  }

  /// The number of words with the apostrophe ’ minus the number with '.
  private var typographicApostrophes: Int {
    get { counted.value.typographicApostrophes }
    set { counted.value.typographicApostrophes = newValue }
  }

  /// The number of words counted, each with its weight.
  package var wordCount: Int { ngrams.counts.total }

  /// Whether the document writes ’ rather than ' for an apostrophe.
  package var writesTypographicApostrophes: Bool { typographicApostrophes > 0 }

  /// ln P(small letter) at the start of a sentence.
  package var smallStart: Score { counted.value.sentenceStarts.small }

  /// Whether a word of the document in itself looks like a slip of a common word.
  package func looksMistyped(_ word: String) -> Bool {
    vocabulary.number(of: normalizedWord(word)).map { vocabulary[$0].looksMistyped } ?? false
  }

  /// Returns how the document writes a word away from sentence starts, or nil if it has none there.
  package func form(of word: String) -> String? {
    vocabulary.number(of: normalizedWord(word)).flatMap { vocabulary[$0].sureForm }
  }

  /// Returns the number of occurrences of a word in the document, regardless of letter case.
  package func sightings(of word: String) -> Int {
    vocabulary.number(of: normalizedWord(word)).map { vocabulary[$0].sightings } ?? 0
  }

  /// Whether some word of the document has a letter of a word that another spelling of it lacks: the ß of Straße.
  package func hasLetter(ofWord word: String, not other: String) -> Bool {
    let letters = Set(normalizedWord(word)).subtracting(normalizedWord(other))
    return vocabulary.words.contains {
      $0.sightings > 0 && $0.text.contains(where: letters.contains)
    }
  }

  /// Calls a closure with each word that no pack has and that is not a likely slip: the form the language models use,
  /// the folded key, and how it is written, which takes longer to say.
  package func forEachOwnWord(
    _ body: (_ text: String, _ key: [UInt8], _ written: () -> String) -> Void
  ) {
    let words = vocabulary.words
    for number in vocabulary.outsideByKey {
      let word = words[Int(number)]
      if word.sightings == 0 || word.isDoubtful { continue }
      body(word.text, word.key) { word.sureForm ?? word.text }
    }
  }

  /// Whether a word follows the last token of a history in the document, but only ever after a mark, which suggests
  /// that it does not follow it without one. Two look-ups.
  package func occursOnlyAfterMark(_ word: String, after history: [String]) -> Bool {
    guard ngrams.hasMarks, let second = vocabulary.number(of: normalizedWord(word)),
      let first = history.last.flatMap({ vocabulary.number(of: $0) })
    else { return false }
    return ngrams.occursOnlyAfterMark(second, after: first)
  }

  /// Returns the weights of a pack's components for this document, which sum to one.
  package func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    mixtures.weights(ofPack: index, of: pack)
  }

  /// The weight of the user's n-grams relative to the packs in this document, 0…1.
  var ngramShare: Double { mixtures.ngramShare }

  /// Returns how the document writes the word with an id in a pack, if that is certain.
  func form(ofID id: Int, pack: Int) -> String? {
    vocabulary.number(ofID: id, pack: pack).flatMap { vocabulary[$0].sureForm }
  }

  /// Returns the followers in the document of the last token, the last two and the last three, in this order.
  func followers(after history: [String]) -> [DocumentFollowers?] {
    followers(afterNumbers: history.suffix(ModelContext.length).map { vocabulary.number(of: $0) })
  }

  /// Returns the same for up to three tokens by their numbers; nil for a token that the document does not have.
  func followers(afterNumbers numbers: [Int32?]) -> [DocumentFollowers?] {
    counted.value.ngrams.followers(of: DocumentKeys(after: numbers))
  }

  /// Whether the word with a number may be a slip.
  func isDoubtful(_ number: Int32) -> Bool { doubtful[Int(number)] }
}

/// An occurrence of a word as it was counted, so that it can be removed again.
struct Sighting: Sendable {
  /// The number of the word.
  let word: Int32
  /// The preceding tokens as keys of follower tables.
  fileprivate let keys: DocumentKeys
  fileprivate let form: Int
  fileprivate let isAtSentenceStart: Bool
  /// Whether it is a word of running text.
  fileprivate let isWord: Bool
  /// Whether a mark is between this word and the preceding one.
  fileprivate let followsMark: Bool
  /// The contribution to the mixtures.
  fileprivate let vote: DocumentMixtures.Vote
}

extension DocumentModel {
  /// Counts a word.
  ///
  /// - Parameters:
  ///   - written: The word as written.
  ///   - isWord: Whether it is a word of running text; file names and the like do not affect the mixtures.
  ///   - followsMark: Whether a mark is between it and the preceding word, see ``occursOnlyAfterMark(_:after:)``.
  ///   - context: The context before it.
  ///   - weight: The number of times it counts.
  ///   - model: The model whose packs the document is bound to.
  /// - Returns: What was counted, or nil for a text too long to be a word.
  mutating func add(
    _ written: String, isWord: Bool = true, followsMark: Bool = false, in context: ModelContext,
    weight: Int = 1, model: Model
  ) -> Sighting? {
    let text = normalizedWord(written)
    guard text.utf8.count <= PackFormat.maximumWordByteCount, !Tokenizer.isSpecial(text) else {
      return nil
    }
    let word = number(of: text, model)
    let isAtStart = context.history.last == Tokenizer.sentenceStart
    // Sentence starts, numbers and unknown words count as contexts, though they are never suggested.
    let before: [Int32?] = context.history.suffix(ModelContext.length).map {
      number(of: $0, model)
    }
    let ids = model.packs.indices.map { vocabulary.id(ofNumber: word, pack: $0) }
    let sighting = Sighting(
      word: word, keys: DocumentKeys(after: before),
      form: vocabulary[word].add(written, atSentenceStart: isAtStart),
      isAtSentenceStart: isAtStart, isWord: isWord, followsMark: followsMark,
      vote: isWord ? mixtures.vote(of: text, ids, context, model) : DocumentMixtures.Vote())
    if vocabulary[word].sightings == 1 { counted.value.occurringCount += 1 }
    typographicApostrophes += vocabulary[word].apostrophe(ofForm: sighting.form)
    countStart(sighting, by: 1)
    doubt(word)
    weigh(sighting, by: weight)
    return sighting
  }

  /// Returns the context after some tokens, adding these to the vocabulary, so that each is looked up in the packs only
  /// once.
  mutating func context(after history: [String], in model: Model) -> ModelContext {
    // Tokens with an apostrophe may have to be split into two words first.
    if history.contains(where: { $0.utf8.contains(0x27) }) { return model.context(after: history) }
    let numbers = history.suffix(ModelContext.length).map { number(of: $0, model) }
    let ids = model.packs.indices.map { pack in
      numbers.map { vocabulary.id(ofNumber: $0, pack: pack) }
    }
    return ModelContext(
      after: history, ids: ids, in: model.packs, shares: .even(model.packs.count))
  }

  /// Counts an occurrence `weight` more times; a negative number removes it.
  mutating func weigh(_ sighting: Sighting, by weight: Int) {
    revision += 1
    ngrams.weigh(
      sighting.word, after: sighting.keys, followsMark: sighting.followsMark, by: weight)
    mixtures.weigh(sighting.vote, by: weight)
  }

  /// Removes an occurrence that was counted `weight` times.
  mutating func remove(_ sighting: Sighting, weight: Int) {
    typographicApostrophes -= vocabulary[sighting.word].apostrophe(ofForm: sighting.form)
    countStart(sighting, by: -1)
    vocabulary[sighting.word]
      .remove(form: sighting.form, atSentenceStart: sighting.isAtSentenceStart)
    if vocabulary[sighting.word].sightings == 0 { counted.value.occurringCount -= 1 }
    doubt(sighting.word)
    weigh(sighting, by: -weight)
  }

  /// Counts how a sentence begins, if this word begins one.
  private mutating func countStart(_ sighting: Sighting, by step: Int) {
    guard sighting.isAtSentenceStart, sighting.isWord else { return }
    let form = vocabulary[sighting.word].writtenForm(sighting.form)
    counted.value.sentenceStarts.count(form, by: step)
  }

  /// Treats a word as a slip until the document is read again: it is not suggested and gains no probability from its
  /// occurrences, whose number is kept.
  package mutating func discount(_ word: String) {
    if let number = vocabulary.number(of: normalizedWord(word)) { doubtful[Int(number)] = true }
  }

  /// Recomputes the weights from what was counted and removed.
  mutating func updateWeights() { mixtures.update() }

  /// Updates whether a word, as it currently occurs, may be a slip.
  private mutating func doubt(_ word: Int32) {
    guard vocabulary[word].looksMistyped else { return }
    doubtful[Int(word)] = vocabulary[word].isDoubtful
  }

  /// Returns the number of a token, assigning one to a new token.
  private mutating func number(of text: String, _ model: Model) -> Int32 {
    if let number = vocabulary.number(of: text) { return number }
    if vocabulary.words.isEmpty { mixtures.tie(to: model.packs) }
    ngrams.append()
    doubtful.append(false)
    return vocabulary.add(text, model)
  }
}
