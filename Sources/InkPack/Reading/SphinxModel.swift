// Reading of the binary trie models of sphinxbase, such as the one in Debian's `pocketsphinx-en-us`.

/// A trigram model as sphinxbase's `lm_trie` writes it, order 3 with 16-bit quantization.
///
/// The trie is reversed: the children of a word are the words seen *before* it. All numbers are little-endian:
///
///     magic "Trie Language Model", order u8, counts u32 × order, quantizer kind u32 (1)
///     tables   f32 × 65,536: bigram probabilities, bigram back-offs, trigram probabilities
///     unigrams (probability f32, back-off f32, first child u32) × (c₁ + 1)
///     bigrams  bit fields: word, back-off bin 16, probability bin 16, first child; (c₂ + 1) of them, then 8 bytes
///     trigrams bit fields: word, probability bin 16; (c₃ + 1) of them, then 8 bytes
///     u32 length, then the words, each terminated by NUL, in id order
///
/// Probabilities and weights are logarithms to the base 1.0001.
struct SphinxModel {
  /// The words in id order, including `<s>`, `</s>` and `<unk>`.
  private(set) var words: [String] = []
  /// For each word ln P, ln of the back-off weight, and the start of its predecessors.
  private var unigrams: [(logP: Double, logBackoff: Double, firstChild: Int)] = []
  /// In file order, grouped by the word that ends them.
  private var bigrams: [(first: UInt32, logP: Double, logBackoff: Double, firstChild: Int)] = []
  private var trigrams: [(first: UInt32, logP: Double)] = []

  /// ln 1.0001.
  private static let logUnit = 0.000099995000333308
  private static let magic = Array("Trie Language Model".utf8)
  private static let binCount = 65_536

  /// Parses a whole file.
  init(_ bytes: [UInt8]) throws(PackBuildError) {
    var reader = LittleEndianReader(bytes)
    let magic = try reader.read(Self.magic.count)
    guard magic.elementsEqual(Self.magic) else {
      throw .wrongKind(
        expected: "a sphinxbase trie model", found: String(decoding: magic, as: UTF8.self))
    }
    let order = try reader.read(1).first ?? 0
    guard order == 3 else {
      throw .damaged(what: "order of the sphinxbase model", expected: "3", found: "\(order)")
    }
    let counts = [
      Int(try reader.readUInt32()), Int(try reader.readUInt32()), Int(try reader.readUInt32()),
    ]
    let quantizer = try reader.readUInt32()
    guard quantizer == 1 else {
      throw .damaged(what: "quantizer kind", expected: "1", found: "\(quantizer)")
    }
    let bigramTable = try reader.readFloats(Self.binCount)
    let backoffTable = try reader.readFloats(Self.binCount)
    let trigramTable = try reader.readFloats(Self.binCount)
    for _ in 0...counts[0] {
      unigrams.append(
        (
          Double(try reader.readFloat()) * Self.logUnit,
          Double(try reader.readFloat()) * Self.logUnit, Int(try reader.readUInt32())
        ))
    }
    // The sentinel's child index may be off by one.
    unigrams[counts[0]].firstChild = counts[1]
    try readBigrams(from: &reader, counts: counts, tables: (bigramTable, backoffTable))
    try readTrigrams(from: &reader, counts: counts, table: trigramTable)
    try readWords(from: &reader, count: counts[0])
  }

  private mutating func readBigrams(
    from reader: inout LittleEndianReader, counts: [Int], tables: ([Float], [Float])
  ) throws(PackBuildError) {
    let wordBits = Self.bits(for: counts[0])
    let childBits = Self.bits(for: counts[2])
    let width = wordBits + 32 + childBits
    let fields = BitFields(try reader.read(((1 + counts[1]) * width + 7) / 8 + 8))
    bigrams.reserveCapacity(counts[1] + 1)
    for index in 0...counts[1] {
      let position = index * width
      let word = fields.value(at: position, width: wordBits)
      // The sentinel has no word.
      if index < counts[1] { try Self.check(word, count: counts[0]) }
      let backoff = fields.value(at: position + wordBits, width: 16)
      let probability = fields.value(at: position + wordBits + 16, width: 16)
      let child = fields.value(at: position + wordBits + 32, width: childBits)
      bigrams.append(
        (
          word, Double(tables.0[Int(probability)]) * Self.logUnit,
          Double(tables.1[Int(backoff)]) * Self.logUnit, Int(child)
        ))
    }
    bigrams[counts[1]].firstChild = counts[2]
  }

  private mutating func readTrigrams(
    from reader: inout LittleEndianReader, counts: [Int], table: [Float]
  ) throws(PackBuildError) {
    let wordBits = Self.bits(for: counts[0])
    let width = wordBits + 16
    let fields = BitFields(try reader.read(((1 + counts[2]) * width + 7) / 8 + 8))
    trigrams.reserveCapacity(counts[2])
    for index in 0..<counts[2] {
      let word = fields.value(at: index * width, width: wordBits)
      try Self.check(word, count: counts[0])
      let probability = fields.value(at: index * width + wordBits, width: 16)
      trigrams.append((word, Double(table[Int(probability)]) * Self.logUnit))
    }
  }

  /// Throws if a word id is not less than the number of words.
  private static func check(_ word: UInt32, count: Int) throws(PackBuildError) {
    if word < count { return }
    throw .damaged(
      what: "words of the model's n-grams", expected: "ids below \(count)", found: "\(word)")
  }

  private mutating func readWords(
    from reader: inout LittleEndianReader, count: Int
  ) throws(PackBuildError) {
    let length = Int(try reader.readUInt32())
    words = try reader.read(length).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == count else {
      throw .damaged(what: "words of the model", expected: "\(count)", found: "\(words.count)")
    }
  }

  /// Returns the number of bits required for numbers up to `maximum`.
  private static func bits(for maximum: Int) -> Int { Int.bitWidth - maximum.leadingZeroBitCount }
}

extension SphinxModel {
  /// The n-grams of the model in reading order.
  var foreignModel: ForeignModel {
    var lists = [NgramList(), NgramList(), NgramList()]
    for word in words.indices {
      let last = UInt32(word)
      lists[0].append(
        [last], probability: Float(exponential(unigrams[word].logP)),
        backoff: Float(exponential(unigrams[word].logBackoff)))
      for pair in predecessors(of: word) {
        lists[1].append(
          [bigrams[pair].first, last], probability: Float(exponential(bigrams[pair].logP)),
          backoff: Float(exponential(bigrams[pair].logBackoff)))
        for triple in predecessors(ofPair: pair) {
          lists[2].append(
            [trigrams[triple].first, bigrams[pair].first, last],
            probability: Float(exponential(trigrams[triple].logP)), backoff: 1)
        }
      }
    }
    return ForeignModel(words: words, lists: lists)
  }

  /// Returns the bigrams that end in a word; empty if the indices are out of order.
  private func predecessors(of word: Int) -> Range<Int> {
    run(unigrams[word].firstChild, unigrams[word + 1].firstChild, limit: bigrams.count - 1)
  }

  /// Returns the trigrams that end in the two words of a bigram.
  private func predecessors(ofPair pair: Int) -> Range<Int> {
    run(bigrams[pair].firstChild, bigrams[pair + 1].firstChild, limit: trigrams.count)
  }

  private func run(_ start: Int, _ end: Int, limit: Int) -> Range<Int> {
    start <= end && end <= limit ? start..<end : 0..<0
  }
}
