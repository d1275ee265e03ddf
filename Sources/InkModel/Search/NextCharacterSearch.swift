// The sums behind the weights of next characters: packs, learned words and the document's, then the accents.

import InkLexicon
import InkText

/// One search for the characters behind a prefix.
struct NextCharacterSearch {
  /// How many characters are given.
  private static let maximumCount = 32
  /// How many words are asked for accents and apostrophes.
  private static let sampleCount = 16
  /// How many words are asked where sums cannot be.
  private static let largeSampleCount = 32
  /// Stands for the end of a word.
  private static let end: Unicode.Scalar = " "

  private let prefix: String
  private let typed: String
  private let key: [UInt8]
  private let context: ModelContext
  private let model: Model
  private let document: DocumentModel?
  private let evidence: DocumentEvidence
  /// The mass of each next character of the keys.
  private var masses = CharacterMasses()

  init(_ prefix: String, in context: ModelContext, model: Model, document: DocumentModel?) {
    self.prefix = prefix
    self.context = context
    self.model = model
    self.document = document
    typed = normalizedWord(prefix)
    key = foldedKey(typed)
    evidence = DocumentEvidence(after: context.history, in: document, model.userNgrams)
  }

  mutating func run() -> [(character: String, weight: Double)] {
    guard key.isEmpty == typed.isEmpty, key.count <= PackFormat.maximumWordByteCount else {
      return []
    }
    if TypedMarks(typed) != nil {
      // The sums are those of keys, in which "é" is "e"; so with a mark typed the likeliest words stand for all.
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
    let weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
    let share = evidence.backgroundShare * context.shares.packs[index]
    pack.withFile { file in
      let nexts = pack.trie.continuations(ofPrefix: key, words: pack.words, in: file)
      let cuts = nexts.prefix(1).map(\.words.lowerBound) + nexts.map(\.words.upperBound)
      var sums = [Double](repeating: 0, count: nexts.count)
      for (number, component) in context.packs[index].components.enumerated() {
        for (next, mass) in component.masses(between: cuts, in: file).enumerated() {
          sums[next] += weights[number] * mass
        }
      }
      for (next, mass) in zip(nexts, sums) { masses.add(share * mass, to: next.scalar ?? Self.end) }
    }
  }

  /// Learned words have a probability of their own beside that of the packs. Without a prefix they are left
  /// out, as among the suggestions.
  private mutating func addLearnedWords() {
    if key.isEmpty { return }
    let probability = evidence.backgroundShare * LearnedVocabulary.probability
    for entry in model.userWords.entries(withPrefix: key)
    where entry.learned.scope.holds(in: document?.uri) {
      masses.add(probability, to: next(in: entry.key))
    }
  }

  /// What the document adds to its words. Without a prefix only what followed these very words counts.
  private mutating func addDocumentWords() {
    guard let document = evidence.document else { return }
    if !key.isEmpty {
      for number in document.numbers(withPrefix: key) {
        masses.add(evidence.addition(to: number), to: next(in: document.words[Int(number)].key))
      }
      return
    }
    for order in evidence.orders {
      for (word, count) in order.followers.counts where count > DocumentEvidence.discount {
        let wordKey = document.words[Int(word)].key
        if wordKey.isEmpty { continue }
        masses.add(
          order.worth * Double(count - DocumentEvidence.discount), to: next(in: wordKey))
      }
    }
  }

  /// What the user wrote before adds to its words; without a prefix, too, only what followed these very words.
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

  /// The character of a key behind that of the prefix.
  private func next(in wordKey: [UInt8]) -> Unicode.Scalar {
    key.count < wordKey.count ? wordKey.span.scalar(at: key.count).scalar : Self.end
  }
}

// From the letters of keys to those of words.
extension NextCharacterSearch {
  /// The masses by what is typed: each letter's mass is shared out among the ways in which the likeliest words
  /// write it.
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

  /// How a letter of keys is written in a word.
  private typealias Way = (plain: Unicode.Scalar, written: Unicode.Scalar, probability: Double)

  /// How the likeliest words go on.
  private func ways(ofBest count: Int) -> [Way] {
    let query = WordQuery(prefix: prefix, limit: count)
    return model.completions(query, in: context, document: document).completions.compactMap {
      let text = normalizedWord($0.text)
      guard let character = character(in: text) else { return nil }
      return (next(in: foldedKey(text)), character, $0.probability)
    }
  }

  /// The character of a word behind as much of it as is typed; nil where what is typed ends inside a letter
  /// that stands for two, as "stras" in "straße".
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

/// Masses by character in the order of their first sight: sums must not depend on the order of a hash table.
private struct CharacterMasses {
  private(set) var entries: [(character: Unicode.Scalar, mass: Double)] = []

  /// The greatest masses as shares of all.
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
