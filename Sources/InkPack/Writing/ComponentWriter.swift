// Serialization of one language model: quantized probabilities, recomputed back-off weights, follower lists.

import InkLexicon

/// A component ready to be written.
struct ComponentWriter {
  /// The numbers of n-grams of orders 1 to 4.
  let ngramCounts: [Int]
  private let isHidden: [Bool]
  private let unigramCodes: [UInt16]
  private var orders: [QuantizedOrder] = []

  init(_ component: PackComponent, isHidden: [Bool]) {
    self.isHidden = isHidden
    unigramCodes = component.unigramLogP.map(ComponentWriter.unigramCode)
    let unigrams = unigramCodes.map {
      $0 == PackFormat.absentUnigram ? 0 : Logarithm.probability(ofCode: $0)
    }
    let closed = ClosedNgrams(component)
    for (index, columns) in closed.columns.enumerated() {
      orders.append(
        QuantizedOrder(
          columns, order: index + 2, below: orders.last, unigrams: unigrams,
          givenBackoff: index == 0
            ? component.unigramBackoff : closed.columns[index - 1].backoff))
    }
    ngramCounts =
      [unigramCodes.count { $0 != PackFormat.absentUnigram }] + orders.map(\.keys.count)
  }

  /// Returns the code of the likeliest word of an interval that may be suggested, or the code for absence if there is
  /// none.
  func likeliestCode(in words: Range<Int>) -> UInt16 {
    var best = PackFormat.absentUnigram
    for id in words where unigramCodes[id] < best && !isHidden[id] { best = unigramCodes[id] }
    return best
  }

  /// Returns the sections of the component with their bytes.
  func sections() -> [(PackSection, [UInt8])] {
    var result: [(PackSection, [UInt8])] = [
      (.codebooks, codebookBytes), (.unigrams, unigramBytes), (.unigramMasses, massBytes),
    ]
    let names: [(lists: PackSection, index: PackSection, bits: PackSection, ranks: PackSection)] = [
      (.bigramLists, .bigramIndex, .wordContexts, .wordRanks),
      (.trigramLists, .trigramIndex, .bigramContexts, .bigramRanks),
      (.fourgramLists, .fourgramIndex, .trigramContexts, .trigramRanks),
    ]
    for (order, name) in zip(orders, names) {
      let lists = FollowerListsWriter(order, isHidden: isHidden)
      result.append((name.lists, lists.stream))
      result.append((name.index, lists.index))
      result.append((name.bits, order.contextBits.bitBytes))
      result.append((name.ranks, order.contextBits.rankBytes(bitsPerRank: PackFormat.bitsPerRank)))
    }
    return result
  }

  private var codebookBytes: [UInt8] {
    var sink = ByteSink()
    for order in orders { for value in order.codebook.values { sink.append(value) } }
    for order in orders { for value in order.backoffCodebook.values { sink.append(value) } }
    return sink.bytes
  }

  private var unigramBytes: [UInt8] {
    var sink = ByteSink()
    for code in unigramCodes { sink.append(littleEndian: code) }
    return sink.bytes
  }

  /// The cumulative mass before each block of 64 words, and after the last word.
  private var massBytes: [UInt8] {
    var sink = ByteSink()
    var mass: UInt64 = 0
    for (id, code) in unigramCodes.enumerated() {
      if id % PackFormat.entriesPerBlock == 0 { sink.append(littleEndian: mass) }
      if code != PackFormat.absentUnigram {
        mass &+= UInt64(Logarithm.probability(ofCode: code) * PackFormat.massUnit)
      }
    }
    sink.append(littleEndian: mass)
    return sink.bytes
  }

  private static func unigramCode(of logP: Float) -> UInt16 {
    guard logP.isFinite else { return PackFormat.absentUnigram }
    let code = (-Double(logP) * Logarithm.codeUnitsPerNat).rounded()
    return UInt16(max(0, min(code, Double(PackFormat.absentUnigram - 1))))
  }
}
