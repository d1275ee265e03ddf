// What one open document teaches: its words with decay, its pairs and triples, the mixture that suits it.

package import InkLexicon
import InkText

/// Counts of what was written in a document, and the weights of the packs' components that fit it.
///
/// A value the engine keeps beside the document and feeds with each word that is finished; answers depend
/// on it and on nothing else that was read before. Words are tied to the packs of the model that was given
/// first, so another set of packs needs a new value.
package struct DocumentModel: Sendable {
  /// The document's URI: learned words of its scope hold.
  package let uri: String
  /// The words met, in the order of their first sight.
  var words: [DocumentWord] = []
  /// Decayed counts of the words, in units that grow; see ``unit``.
  var counts = DecayedCounts()
  /// Followers of a word, by the word's number.
  var pairs: [Int32: DocumentFollowers] = [:]
  /// Followers of two words, by both numbers.
  var triples: [Int64: DocumentFollowers] = [:]
  /// Numbers of words in the order of (folded key, text).
  private(set) var byKey: [Int32] = []
  private var numbers: [String: Int32] = [:]
  /// For each pack, from ids to numbers and back; -1 where the pack does not have the word.
  private var numbersByID: [[Int32: Int32]] = []
  private var idsByNumber: [[Int32]] = []
  /// For each pack, the weights of its components.
  private var weights: [[Double]] = []

  /// How fast the weights follow the text; 0.02 settles within some hundred words.
  private static let step = 0.02
  /// No component's weight falls below this, so that it can rise again.
  private static let leastWeight = 0.01

  /// Nothing written yet.
  package init(uri: String) { self.uri = uri }

  /// How many words were taken in.
  package var wordCount: Int { counts.observedCount }

  /// How often a word was met, whatever its case.
  package func sightings(of word: String) -> Int {
    number(of: normalizedWord(word)).map { words[Int($0)].sightings } ?? 0
  }

  /// Gives the words that no pack has and that were met at least so often: the word as language models know
  /// it, its folded key, and how it is written.
  package func forEachOwnWord(
    atLeast sightings: Int, _ body: (_ text: String, _ key: [UInt8], _ written: String) -> Void
  ) {
    for word in words where word.isOutside && word.sightings >= sightings && !word.key.isEmpty {
      body(word.text, word.key, word.sureForm ?? word.text)
    }
  }

  /// The weights of a pack's components for this document, which sum to one.
  package func weights(ofPack index: Int, of pack: LanguagePack) -> [Double] {
    index < weights.count ? weights[index] : pack.defaultWeights
  }

  /// Takes in a finished word: counts it and moves the components' weights towards those that foresaw it.
  ///
  /// - Parameters:
  ///   - written: The word as it is written; numbers and what is no word are passed over.
  ///   - context: The place it was written at.
  ///   - model: The model whose packs the document is tied to.
  package mutating func observe(_ written: String, in context: ModelContext, model: Model) {
    let text = normalizedWord(written)
    guard text.utf8.contains(where: { $0 >= 0x61 }), !text.hasPrefix("<"),
      text.utf8.count <= PackFormat.maximumWordByteCount
    else { return }
    // What is known as two words is learnt as two, so that "homme" is one whatever stands before it.
    if let parts = model.writtenElision(of: written) {
      observe(parts.head, in: context, model: model)
      let behind = model.context(after: normalizedWord(parts.head), in: context)
      return observe(parts.rest, in: behind, model: model)
    }
    let number = number(of: text, model)
    moveWeights(number, context, model)
    words[Int(number)].note(
      written, atSentenceStart: context.history.last == Tokenizer.sentenceStart)
    counts.observe(Int(number))
    // Sentence starts, numbers and unknown words count as contexts, though they are never offered.
    let before = context.history.suffix(2).map { self.number(of: $0, model) }
    if let last = before.last { pairs[last, default: DocumentFollowers()].observe(number) }
    if before.count == 2 {
      triples[DocumentModel.key(before[0], before[1]), default: DocumentFollowers()].observe(number)
    }
  }

  /// Takes in all words of a text in order, at most the last `limit` tokens of it.
  package mutating func observe(_ text: String, limit: Int = 20_000, model: Model) {
    var tokens: [(token: Token, model: String)] = []
    var copy = text
    copy.withUTF8 { bytes in
      var tokenizer = Tokenizer()
      while let token = tokenizer.next(in: bytes.span) {
        tokens.append((token, token.modelText(in: bytes.span)))
      }
      var history: [String] = []
      for (token, modelText) in tokens.suffix(limit) {
        if token.startsSentence { history.append(Tokenizer.sentenceStart) }
        let context = model.context(after: Array(history.suffix(3)))
        if token.kind == .word {
          let written = bytes.span.extracting(token.range).withUnsafeBufferPointer {
            String(decoding: $0, as: UTF8.self)
          }
          observe(written, in: context, model: model)
        }
        history = history.suffix(3) + [modelText]
      }
    }
  }
}

extension DocumentModel {
  static func key(_ first: Int32, _ second: Int32) -> Int64 { Int64(first) << 32 | Int64(second) }

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

  /// How the document writes a word, where that is certain.
  func form(of text: String) -> String? { numbers[text].flatMap { words[Int($0)].sureForm } }

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
      numbersByID = model.packs.map { _ in [:] }
      idsByNumber = model.packs.map { _ in [] }
      weights = model.packs.map(\.defaultWeights)
    }
    for (pack, id) in ids.enumerated() where pack < numbersByID.count {
      idsByNumber[pack].append(id ?? -1)
      if let id { numbersByID[pack][id] = number }
    }
    let word = DocumentWord(
      text: text, key: isWord ? foldedKey(text) : [], isOutside: ids.allSatisfy { $0 == nil })
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

  /// A step of expectation maximisation: each component's weight moves towards its part in what was written.
  private mutating func moveWeights(_ number: Int32, _ context: ModelContext, _ model: Model) {
    for (index, pack) in model.packs.enumerated() where index < weights.count {
      guard let id = id(ofNumber: number, pack: index), weights[index].count > 1 else { continue }
      let parts = pack.withFile { file in
        context.packs[index].components.indices.map { component in
          weights[index][component]
            * context.packs[index].components[component].probability(of: id, in: file)
        }
      }
      let sum = parts.reduce(0, +)
      if sum <= 0 { continue }
      for component in parts.indices {
        let moved =
          (1 - DocumentModel.step) * weights[index][component]
          + DocumentModel.step * parts[component] / sum
        weights[index][component] = max(DocumentModel.leastWeight, moved)
      }
      let total = weights[index].reduce(0, +)
      for component in parts.indices { weights[index][component] /= total }
    }
  }
}
