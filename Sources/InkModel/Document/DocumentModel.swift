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
  /// The name of the component of the packs that was counted from such documents, as commit messages; nil for none.
  private let leadingComponent: String?
  /// How often something was counted or taken back.
  package private(set) var revision = 0
  /// The words met, in the order of their first sight; some may stand there no more.
  var words: [DocumentWord] = []
  /// How often each word stands in the document.
  var counts = WordCounts()
  /// Followers of a word, by the word's number.
  var pairs: [Int32: DocumentFollowers] = [:]
  /// Followers of two words, by both numbers, and of three.
  var triples: [Int64: DocumentFollowers] = [:]
  var phrases: [Int64: DocumentFollowers] = [:]
  /// How often words stand behind a word with a mark between, by both numbers.
  private var parted: [Int64: Int] = [:]
  /// Numbers of words in the order of (folded key, text).
  private(set) var byKey: [Int32] = []
  private var numbers: [String: Int32] = [:]
  /// For each pack, from ids to numbers and back; -1 where the pack does not have the word.
  private var numbersByID: [NumberTable] = []
  private var idsByNumber: [[Int32]] = []
  /// The numbers of the words that may well be slips, which are not offered before they stand there again.
  var doubtful: Set<Int32> = []
  /// How many words more have ’ for their apostrophe than '.
  private var typographicApostrophes = 0
  /// For each pack, the mixture of its components.
  private var mixtures: [ComponentMixture] = []
  /// The mixture of the packs alone with what the user wrote before over them.
  private var ngramMixture = ComponentMixture(
    prior: [1 - DocumentEvidence.priorNgramShare, DocumentEvidence.priorNgramShare])

  /// Nothing read yet.
  ///
  /// - Parameters:
  ///   - address: Where the document is.
  ///   - leadingComponent: The name of the component that was counted from such documents. If a pack has it, it has the
  ///     greatest weight until the document's own words decide.
  package init(address: DocumentAddress, leadingComponent: String? = nil) {
    self.address = address
    self.leadingComponent = leadingComponent
  }

  /// How many words were counted, each by its weight.
  package var wordCount: Int { counts.total }

  /// Whether the document writes ’ for an apostrophe, and not '.
  package var writesTypographicApostrophes: Bool { typographicApostrophes > 0 }

  /// Whether a word of the document looks like a slip of a common one, by itself.
  package func looksMistyped(_ word: String) -> Bool {
    number(of: normalizedWord(word)).map { words[Int($0)].looksMistyped } ?? false
  }

  /// How often a word stands in the document, whatever its case.
  package func sightings(of word: String) -> Int {
    number(of: normalizedWord(word)).map { words[Int($0)].sightings } ?? 0
  }

  /// Gives the words that no pack has and that are no likely slips: the word as language models know it, its folded
  /// key, and how it is written.
  package func forEachOwnWord(
    _ body: (_ text: String, _ key: [UInt8], _ written: String) -> Void
  ) {
    for word in words
    where word.isOutside && word.sightings > 0 && !word.isDoubtful && !word.key.isEmpty {
      body(word.text, word.key, word.sureForm ?? word.text)
    }
  }

  /// How much of a say the user's n-grams have beside the packs in this document, 0…1.
  var ngramShare: Double { ngramMixture.weights[1] }

  /// The weights of a pack's components for this document, which sum to one.
  package func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    index < mixtures.count ? mixtures[index].weights : priorWeights(of: pack)
  }

  /// The weights of a pack's components before a word is read.
  private func priorWeights(of pack: LanguagePack) -> [Double] {
    let weights = pack.defaultWeights
    guard let leadingComponent,
      let leading = pack.metadata.components.firstIndex(where: { $0.name == leadingComponent }),
      weights.indices.contains(leading), weights[leading] < Self.leadingShare
    else { return weights }
    let rest = (1 - Self.leadingShare) / (1 - weights[leading])
    return weights.indices.map { $0 == leading ? Self.leadingShare : rest * weights[$0] }
  }

  /// The weight of the component that is made of such documents, before a word is read.
  private static let leadingShare = 0.6
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
  /// For each pack, what the word said about the mixture; empty where there is nothing to mix.
  fileprivate let kinds: [ComponentMixture.Kind?]
  /// What the word said about the user's n-grams; nil where there are none.
  fileprivate let ngramKind: ComponentMixture.Kind?
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
    let sighting = Sighting(
      word: word, keys: DocumentKeys(after: before),
      form: words[Int(word)].add(written, atSentenceStart: isAtStart),
      isAtSentenceStart: isAtStart, isParted: isParted,
      kinds: isWord ? kinds(of: word, context, model) : [],
      ngramKind: isWord ? ngramKind(of: word, context, model) : nil)
    typographicApostrophes += words[Int(word)].apostrophe(ofForm: sighting.form)
    doubt(word)
    weigh(sighting, by: weight)
    return sighting
  }

  /// The place after some tokens, which the document then has met: each is looked up in the packs once.
  mutating func context(after history: [String], in model: Model) -> ModelContext {
    // What is known as two words only is looked up as such.
    if history.contains(where: { $0.utf8.contains(0x27) }) { return model.context(after: history) }
    let numbers = history.suffix(3).map { number(of: $0, model) }
    let ids = model.packs.indices.map { pack in numbers.map { id(ofNumber: $0, pack: pack) } }
    return ModelContext(
      after: history, ids: ids, in: model.packs, shares: .even(model.packs.count))
  }

  /// Changes how many times something counts; a negative number takes back.
  mutating func weigh(_ sighting: Sighting, by weight: Int) {
    revision += 1
    counts.add(weight, of: Int(sighting.word))
    let keys = sighting.keys
    if let one = keys.one {
      pairs[one, default: DocumentFollowers()].add(weight, of: sighting.word)
      if sighting.isParted { weigh(partedKey: Self.key(one, sighting.word), by: weight) }
    }
    if let two = keys.two {
      triples[two, default: DocumentFollowers()].add(weight, of: sighting.word)
    }
    if let three = keys.three {
      phrases[three, default: DocumentFollowers()].add(weight, of: sighting.word)
    }
    for (pack, kind) in sighting.kinds.enumerated() {
      if let kind { mixtures[pack].add(weight, of: kind) }
    }
    if let kind = sighting.ngramKind { ngramMixture.add(weight, of: kind) }
  }

  private mutating func weigh(partedKey key: Int64, by weight: Int) {
    let count = parted[key, default: 0] + weight
    parted[key] = count == 0 ? nil : count
  }

  private static func key(_ first: Int32, _ second: Int32) -> Int64 {
    Int64(first) << 32 | Int64(second)
  }

  /// Whether the document has a word behind the last of some tokens, and never without a mark between: what follows the
  /// one without that mark is hardly the other. Two look-ups.
  package func standsOnlyBehindMark(_ word: String, after history: [String]) -> Bool {
    guard !parted.isEmpty, let second = number(of: normalizedWord(word)),
      let first = history.last.flatMap({ number(of: $0) }),
      let count = parted[Self.key(first, second)]
    else { return false }
    return Float(count) >= pairs[first]?.count(of: second) ?? 0
  }

  /// Takes back what was counted, `weight` times.
  mutating func remove(_ sighting: Sighting, weight: Int) {
    typographicApostrophes -= words[Int(sighting.word)].apostrophe(ofForm: sighting.form)
    words[Int(sighting.word)]
      .remove(form: sighting.form, atSentenceStart: sighting.isAtSentenceStart)
    doubt(sighting.word)
    weigh(sighting, by: -weight)
  }

  /// Takes in whether a word, as it stands there now, may be a slip.
  private mutating func doubt(_ word: Int32) {
    guard words[Int(word)].looksMistyped else { return }
    if words[Int(word)].isDoubtful { doubtful.insert(word) } else { doubtful.remove(word) }
  }

  /// Brings the weights up to date with what was counted and taken back.
  mutating func updateWeights() {
    for index in mixtures.indices { mixtures[index].update() }
    ngramMixture.update()
  }

  /// What a word at a place says about the user's n-grams: how likely it is without them and with them.
  private func ngramKind(of number: Int32, _ context: ModelContext, _ model: Model)
    -> ComponentMixture.Kind?
  {
    guard let ngrams = model.userNgrams else { return nil }
    let evidence = DocumentEvidence(after: context.history, in: nil, ngrams, ngramShare: 1)
    let addition = evidence.addition(toText: words[Int(number)].text)
    var alone = 0.0
    for (index, pack) in model.packs.enumerated() {
      guard let id = id(ofNumber: number, pack: index) else { continue }
      let weights = weights(ofPack: index, of: pack)
      let probability = pack.withFile { file in
        context.packs[index].probability(of: id, weights: weights, in: file)
      }
      alone = max(alone, context.shares.packs[index] * probability)
    }
    return ComponentMixture.kind(of: [alone, evidence.backgroundShare * alone + addition])
  }

  /// What a word at a place says about the mixtures.
  private func kinds(
    of number: Int32, _ context: ModelContext, _ model: Model
  ) -> [ComponentMixture.Kind?] {
    model.packs.indices.map { index in
      guard index < mixtures.count, let id = id(ofNumber: number, pack: index) else { return nil }
      return model.packs[index].withFile { file in
        ComponentMixture.kind(
          of: context.packs[index].components.map { $0.probability(of: id, in: file) })
      }
    }
  }
}

/// One, two and three words before a place as keys of what followed them; nil where there are fewer.
struct DocumentKeys: Sendable {
  private(set) var one: Int32?
  private(set) var two: Int64?
  private(set) var three: Int64?

  /// The keys for the numbers of the last up to three tokens, newest last; one that was not met ends them.
  init(after numbers: [Int32?]) {
    func number(_ place: Int) -> Int64? {
      place <= numbers.count ? numbers[numbers.count - place].map { Int64($0) } : nil
    }
    guard let last = number(1) else { return }
    one = Int32(truncatingIfNeeded: last)
    guard let second = number(2) else { return }
    two = second << 32 | last
    // A document has far fewer than two million words.
    guard let third = number(3), max(last, second, third) < 1 << 21 else { return }
    three = third << 42 | second << 21 | last
  }
}

extension DocumentModel {
  /// The keys of what stands before a place.
  func keys(after history: [String]) -> DocumentKeys {
    DocumentKeys(after: history.suffix(3).map { number(of: $0) })
  }

  /// The number of a word; nil for one not met.
  func number(of text: String) -> Int32? { numbers[text] }

  /// The number of the word with an id in a pack.
  func number(ofID id: Int, pack: Int) -> Int32? {
    pack < numbersByID.count ? numbersByID[pack][Int32(truncatingIfNeeded: id)] : nil
  }

  /// The id of a word in a pack; nil where the pack does not have it.
  func id(ofNumber number: Int32, pack: Int) -> Int? {
    guard pack < idsByNumber.count else { return nil }
    let id = idsByNumber[pack][Int(number)]
    return id < 0 ? nil : Int(id)
  }

  /// How the document writes the word with an id in a pack, where that is certain.
  func form(ofID id: Int, pack: Int) -> String? {
    number(ofID: id, pack: pack).flatMap { words[Int($0)].sureForm }
  }

  /// The numbers of the words whose folded keys begin with a prefix.
  func numbers(withPrefix prefix: [UInt8]) -> ArraySlice<Int32> {
    let start = firstPosition { $0.key.lexicographicallyPrecedes(prefix) }
    let end = firstPosition {
      $0.key.lexicographicallyPrecedes(prefix) || $0.key.starts(with: prefix)
    }
    return byKey[start..<max(start, end)]
  }

  /// The first position by key whose word does not satisfy a condition that all words before satisfy.
  private func firstPosition(where isBefore: (DocumentWord) -> Bool) -> Int {
    var (low, high) = (0, byKey.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(words[Int(byKey[middle])]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of a token, a new one if it was not met before.
  private mutating func number(of text: String, _ model: Model) -> Int32 {
    if let number = numbers[text] { return number }
    let isWord = !text.hasPrefix("<")
    let number = Int32(truncatingIfNeeded: words.count)
    let ids = model.packs.map { pack in
      pack.withFile { file in pack.id(of: text, in: file).flatMap { Int32(exactly: $0) } }
    }
    if words.isEmpty {
      numbersByID = model.packs.map { _ in NumberTable() }
      idsByNumber = model.packs.map { _ in [] }
      mixtures = model.packs.map { ComponentMixture(prior: priorWeights(of: $0)) }
    }
    for (pack, id) in ids.enumerated() where pack < numbersByID.count {
      idsByNumber[pack].append(id ?? -1)
      if let id { numbersByID[pack].insert(number, for: id) }
    }
    let key = isWord ? foldedKey(text) : []
    let word = DocumentWord(
      text: text, key: key, isOutside: ids.allSatisfy { $0 == nil },
      looksMistyped: model.looksMistyped(text, key: key))
    words.append(word)
    counts.append()
    numbers[text] = number
    if !word.key.isEmpty {
      let position = firstPosition {
        $0.key == word.key
          ? $0.text.utf8.lexicographicallyPrecedes(text.utf8)
          : $0.key.lexicographicallyPrecedes(word.key)
      }
      byKey.insert(number, at: position)
    }
    return number
  }
}
