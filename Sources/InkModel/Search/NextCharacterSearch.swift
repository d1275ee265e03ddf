// The probability of each next character, summed over all words with the prefix.

import InkLexicon
import InkText

/// A search for the characters that may follow a prefix.
///
/// Probabilities are summed by the letters of folded keys, in which "é" is "e". The likeliest words then determine how
/// each of these letters is written.
struct NextCharacterSearch {
  /// The maximum number of characters returned.
  private static let maximumCount = 32
  /// The number of likeliest words that determine how a letter of a key is written.
  private static let sampleCount = 16
  /// The number of likeliest words that represent all words if a mark was typed.
  private static let largeSampleCount = 32
  /// The symbol for the end of a word.
  private static let end: Unicode.Scalar = " "

  private let place: TypedPlace
  private let typed: String
  private let key: [UInt8]
  private let model: Model
  private let evidence: DocumentEvidence
  /// The probability of each next character of the keys.
  private var masses = CharacterMasses()

  init(at place: TypedPlace, in model: Model) {
    // The keys to be made easier to hit are the same in every letter case.
    self.place = TypedPlace(place.prefix, in: place.context, document: place.document)
    self.model = model
    typed = normalizedWord(place.prefix)
    key = foldedKey(typed)
    evidence = DocumentEvidence(
      after: place.context.history, in: place.document, model.userNgrams)
  }

  /// Returns the likeliest characters, best first, each with its share of the total; a space denotes the end of the
  /// word.
  mutating func run() -> [(character: String, weight: Double)] {
    guard key.isEmpty == typed.isEmpty, key.count <= PackFormat.maximumWordByteCount else {
      return []
    }
    if TypedMarks(typed) != nil {
      // Sums over keys cannot distinguish "é" from "e", which matters once a mark was typed.
      var sample = CharacterMasses()
      for way in ways(ofBest: Self.largeSampleCount) {
        sample.add(way.probability, to: way.written)
      }
      return sample.weights(limit: Self.maximumCount)
    }
    for index in model.packs.indices { addWords(ofPack: index) }
    addLearnedWords()
    addDocumentWords()
    addNgramWords()
    return written().weights(limit: Self.maximumCount)
  }

  private mutating func addWords(ofPack index: Int) {
    let pack = model.packs[index]
    let weights = place.document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
    let share = evidence.backgroundShare * place.context.shares.packs[index]
    pack.withFile { file in
      let nexts = pack.trie.continuations(ofPrefix: key, words: pack.words, in: file)
      let cuts = nexts.prefix(1).map(\.words.lowerBound) + nexts.map(\.words.upperBound)
      var sums = [Double](repeating: 0, count: nexts.count)
      for (number, component) in place.context.packs[index].components.enumerated() {
        for (next, mass) in component.masses(between: cuts, in: file).enumerated() {
          sums[next] += weights[number] * mass
        }
      }
      for (next, mass) in zip(nexts, sums) { masses.add(share * mass, to: next.scalar ?? Self.end) }
    }
  }

  /// Adds the gains of learned words; as for suggestions, not without a prefix.
  private mutating func addLearnedWords() {
    if key.isEmpty { return }
    let probability = evidence.backgroundShare * model.learned.probability
    for entry in model.userWords.entries(withPrefix: key)
    where entry.learned.scope.holds(in: place.context.address) {
      masses.add(probability, to: next(in: entry.key))
    }
  }

  /// Adds the gains from the document; without a prefix only those of words that followed the words before the cursor.
  private mutating func addDocumentWords() {
    guard let document = evidence.document else { return }
    if !key.isEmpty {
      for number in document.vocabulary.numbers(withPrefix: key) {
        masses.add(evidence.addition(to: number), to: next(in: document.vocabulary[number].key))
      }
      return
    }
    for order in evidence.orders {
      for (word, count) in order.followers.counts where !document.isDoubtful(word) {
        let gain = order.gain(of: word, count: count)
        if gain <= 0 { continue }
        let wordKey = document.vocabulary[word].key
        if wordKey.isEmpty { continue }
        masses.add(order.worth * Double(gain), to: next(in: wordKey))
      }
    }
  }

  /// Adds the gains from the user's n-grams; without a prefix only those of words that followed the words before the
  /// cursor.
  private mutating func addNgramWords() {
    guard let ngrams = evidence.ngrams else { return }
    if !key.isEmpty {
      for number in ngrams.numbers(withPrefix: key) {
        masses.add(evidence.ngramAddition(to: number), to: next(in: Array(ngrams.key(of: number))))
      }
      return
    }
    for order in evidence.ngramOrders {
      for position in order.range {
        let count = order.table.counts[position] - DocumentEvidence.discount
        let wordKey = ngrams.key(of: order.table.words[position])
        if wordKey.isEmpty { continue }
        masses.add(order.worth * Double(max(0, count)), to: next(in: Array(wordKey)))
      }
    }
  }

  /// Returns the character of a key after the prefix, or the end symbol if the key is not longer.
  private func next(in wordKey: [UInt8]) -> Unicode.Scalar {
    key.count < wordKey.count ? wordKey.span.scalar(at: key.count).scalar : Self.end
  }
}

// From letters of keys to written letters.
extension NextCharacterSearch {
  /// Returns the probability of each written character: that of a letter of the keys is distributed over the ways in
  /// which the likeliest words write it. A letter that none of these has is left as it is.
  private func written() -> CharacterMasses {
    let ways = ways(ofBest: Self.sampleCount)
    var written = CharacterMasses()
    for (plain, mass) in masses.entries {
      let total = ways.reduce(0) { $1.plain == plain ? $0 + $1.probability : $0 }
      if total <= 0 { written.add(mass, to: plain) }
      for way in ways where way.plain == plain && total > 0 {
        written.add(mass * way.probability / total, to: way.written)
      }
    }
    return written
  }

  /// How a word continues: in its key and as written, with the probability of the word.
  private typealias Way = (plain: Unicode.Scalar, written: Unicode.Scalar, probability: Double)

  /// Returns how the `count` likeliest words continue.
  private func ways(ofBest count: Int) -> [Way] {
    model.completions(WordQuery(at: place, limit: count)).completions.compactMap {
      let text = normalizedWord($0.text)
      guard let character = character(in: text) else { return nil }
      return (next(in: foldedKey(text)), character, $0.probability)
    }
  }

  /// Returns the character of a word after the typed part, or nil if that ends inside a letter that folds to two, as
  /// "stras" does in "straße".
  private func character(in word: String) -> Unicode.Scalar? {
    var rest = word.unicodeScalars[...]
    var count = 0
    while count < key.count, let scalar = rest.popFirst() {
      count +=
        scalar.isASCII ? (scalar == "'" ? 0 : 1) : foldedKey(String(scalar)).count
    }
    guard count == key.count else { return nil }
    if typed.unicodeScalars.last == "'", rest.first == "'" { rest.removeFirst() }
    return rest.first ?? Self.end
  }
}

/// Probabilities by character, in the order in which the characters were first added; a hash table would make the sums
/// depend on its order.
private struct CharacterMasses {
  private(set) var entries: [(character: Unicode.Scalar, mass: Double)] = []

  /// Returns the greatest ones, best first, as shares of the total.
  func weights(limit: Int) -> [(character: String, weight: Double)] {
    let total = entries.reduce(0) { $0 + $1.mass }
    return entries.sorted { ($1.mass, $0.character) < ($0.mass, $1.character) }.prefix(limit)
      .map { (String($0.character), $0.mass / total) }
  }

  mutating func add(_ mass: Double, to character: Unicode.Scalar) {
    guard mass > 0 else { return }
    if let index = entries.firstIndex(where: { $0.character == character }) {
      entries[index].mass += mass
    } else {
      entries.append((character, mass))
    }
  }
}
