// The n-grams of one order as eight-bit codes, with back-off weights that make the decoded values sum to one.

import InkLexicon
import InkText

/// One order of a component, quantized and divided into the lists of its contexts.
struct QuantizedOrder {
  /// The followers of one context and its back-off weight.
  struct List {
    /// The n-grams of the list.
    let entries: Range<Int>
    /// The code and the decoded value of the back-off weight.
    var backoffCode: UInt8 = 0
    var backoff: Float = 1
  }

  /// The n-grams in ascending order.
  let keys: [UInt128]
  let codes: [UInt8]
  let codebook: Codebook
  private(set) var backoffCodebook: Codebook
  private(set) var lists: [List] = []
  /// The stored value of each n-gram: the id of the last word, or its position in the list of the suffix.
  let values: [UInt32]
  /// The decoded P of the last word after the shorter context.
  let lowerP: [Float]
  /// A bit for each n-gram of the order below (each word for order 2), set if it is a context here.
  private(set) var contextBits: BitVectorBuilder
  /// The position of each n-gram in its list.
  private let positionInList: [UInt32]

  init(
    _ columns: NgramColumns, order: Int, below: QuantizedOrder?, unigrams: [Double],
    givenBackoff: [Float]
  ) {
    keys = columns.keys
    let codebook = Codebook(columns.logP)
    self.codebook = codebook
    codes = columns.logP.map { codebook.code(of: $0) }
    backoffCodebook = Codebook([])
    (lists, positionInList) = QuantizedOrder.lists(of: columns.keys)
    contextBits = BitVectorBuilder(count: below?.keys.count ?? unigrams.count)
    guard let below else {
      values = keys.map { UInt32(NgramKey.lastWord(of: $0)) }
      lowerP = keys.map { Float(unigrams[NgramKey.lastWord(of: $0)]) }
      setBackoff(givenBackoff) { Int($0) }
      return
    }
    let suffixes = keys.map { below.position(of: NgramKey.suffix(of: $0, order: order)) ?? 0 }
    values = suffixes.map { below.positionInList[$0] }
    lowerP = suffixes.map { below.codebook.values[Int(below.codes[$0])] }
    setBackoff(givenBackoff) { below.position(of: $0) ?? 0 }
  }

  /// Returns the decoded probability of an n-gram.
  func probability(at index: Int) -> Float { codebook.values[Int(codes[index])] }

  /// Returns the position of an n-gram, or nil if there is none.
  private func position(of key: UInt128) -> Int? {
    let index = keys.partitionPoint { $0 < key }
    return index < keys.count && keys[index] == key ? index : nil
  }

  /// Returns the runs of n-grams with a common context, and the position of each n-gram in its run.
  private static func lists(of keys: [UInt128]) -> ([List], [UInt32]) {
    var lists: [List] = []
    var positions: [UInt32] = []
    positions.reserveCapacity(keys.count)
    var start = 0
    for index in keys.indices {
      if NgramKey.context(of: keys[index]) != NgramKey.context(of: keys[start]) {
        lists.append(List(entries: start..<index))
        start = index
      }
      positions.append(UInt32(index - start))
    }
    if start < keys.count { lists.append(List(entries: start..<keys.count)) }
    return (lists, positions)
  }

  /// Sets the back-off weight of each list to (1 - ΣP) / (1 - ΣP of the shorter context), both over the list and as
  /// decoded, so that probabilities sum to one after quantization. If the sums leave no mass, the given weight is kept.
  private mutating func setBackoff(_ given: [Float], contextPosition: (UInt128) -> Int) {
    var logarithms: [Float] = []
    logarithms.reserveCapacity(lists.count)
    for list in lists {
      let position = contextPosition(NgramKey.context(of: keys[list.entries.lowerBound]))
      contextBits.set(position)
      var (own, lower) = (0.0, 0.0)
      for index in list.entries {
        own += Double(probability(at: index))
        lower += Double(lowerP[index])
      }
      if own < 0.9999, lower < 0.9999 {
        logarithms.append(Float(Logarithm.natural((1 - own) / (1 - lower))))
      } else {
        logarithms.append(given[position].isFinite ? max(-20, min(given[position], 5)) : -20)
      }
    }
    backoffCodebook = Codebook(logarithms)
    for (index, logarithm) in logarithms.enumerated() {
      lists[index].backoffCode = backoffCodebook.code(of: logarithm)
      lists[index].backoff = backoffCodebook.values[Int(lists[index].backoffCode)]
    }
  }
}
