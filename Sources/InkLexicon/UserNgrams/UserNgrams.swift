// What a user wrote, bound to the language packs in use: words, pairs and triples as sorted arrays.

import InkText

/// Decayed counts of words, pairs and triples, bound to the words' ids in the packs.
///
/// Immutable. When the user has written more, the store builds a new value on its own thread, at about half a
/// microsecond per triple; 200,000 n-grams take about 4 MB.
package final class UserNgrams: Sendable {
  /// The count of each word by number; 0 for tokens that only occur in contexts.
  package let counts: [Float]
  /// The maximum count of each block of 64 words.
  package let blockMaxima: [Float]
  /// The followers of single words.
  package let pairs: FollowerTable
  /// The followers of pairs of words.
  package let triples: FollowerTable
  private let vocabulary: UserVocabulary
  /// The sum of all counts before each number.
  private let sums: [Float]
  private let bindings: [Binding]

  /// The number of words that share a maximum.
  package static let blockSize = 64

  /// Creates n-grams from counts; words that are neither in a pack nor learned are used only as contexts.
  ///
  /// - Parameters:
  ///   - written: The counts of what was written.
  ///   - packs: The packs, in the order in which a model has them.
  ///   - learned: The learned words in the form the language models use.
  package init(_ written: UserNgramCounts, packs: [LanguagePack], learned: Set<String>) {
    var numbers: [Int32] = []
    let vocabulary = UserVocabulary(written.words, numbers: &numbers)
    self.vocabulary = vocabulary
    bindings = packs.map { Binding(vocabulary, in: $0) }
    let bindings = bindings
    let isOffered = (0..<vocabulary.count).map { number in
      !vocabulary.key(number).isEmpty
        && (bindings.contains { $0.ids[number] >= 0 }
          || learned.contains(vocabulary.text(number)))
    }
    var counts = [Float](repeating: 0, count: vocabulary.count)
    var (pairs, triples): ([FollowerTable.Entry], [FollowerTable.Entry]) = ([], [])
    pairs.reserveCapacity(written.triples.count)
    triples.reserveCapacity(written.triples.count)
    for triple in written.triples {
      guard let word = numbers.element(triple.word), isOffered[Int(word)],
        let first = numbers.element(triple.first), let second = numbers.element(triple.second)
      else { continue }
      counts[Int(word)] += triple.count
      let pair = Self.context(second, word)
      pairs.append(.init(sequence: pair, count: triple.count))
      let context = UInt64(truncatingIfNeeded: first) << (2 * FollowerTable.tokenBits)
      triples.append(.init(sequence: context | pair, count: triple.count))
    }
    self.pairs = FollowerTable(sorted: pairs.merged())
    self.triples = FollowerTable(sorted: triples.merged())
    self.counts = counts
    sums = Self.runningSums(of: counts)
    blockMaxima = Self.blockMaxima(of: counts)
  }

  /// Returns the sum of all counts before each number, and the total.
  private static func runningSums(of counts: [Float]) -> [Float] {
    var sums: [Float] = [0]
    var sum: Float = 0
    for count in counts {
      sum += count
      sums.append(sum)
    }
    return sums
  }

  private static func blockMaxima(of counts: [Float]) -> [Float] {
    stride(from: 0, to: counts.count, by: blockSize).map { start in
      counts[start..<min(start + blockSize, counts.count)].reduce(0, max)
    }
  }

  /// The number of words; word numbers start at 0.
  package var wordCount: Int { counts.count }

  /// The decayed number of words written.
  package var total: Float { sums.last ?? 0 }

  /// Returns the number of a token in the form the language models use, or nil if it is unknown.
  package func number(of text: String) -> Int32? { vocabulary.number(of: text) }

  /// Returns the word with a number, in the form the language models use.
  package func text(of number: Int32) -> String { vocabulary.text(Int(number)) }

  /// Returns the folded key of a word; empty for a symbol of the models.
  package func key(of number: Int32) -> ArraySlice<UInt8> { vocabulary.key(Int(number)) }

  /// Returns the numbers of the words whose folded keys begin with a prefix.
  package func numbers(withPrefix prefix: [UInt8]) -> Range<Int32> {
    vocabulary.numbers(withPrefix: prefix)
  }

  /// Returns the total count of the words in an interval.
  package func total(of numbers: Range<Int32>) -> Float {
    sums[Int(numbers.upperBound)] - sums[Int(numbers.lowerBound)]
  }

  /// Returns the id of a word in a pack, or nil if the pack does not have it.
  package func id(of number: Int32, inPack pack: Int) -> Int? {
    guard pack < bindings.count else { return nil }
    let id = bindings[pack].ids[Int(number)]
    return id < 0 ? nil : Int(id)
  }

  /// Returns the number of the word with an id in a pack, by binary search.
  package func number(ofID id: Int, inPack pack: Int) -> Int32? {
    guard pack < bindings.count else { return nil }
    let ids = bindings[pack].sortedIDs
    let place = ids.partitionPoint { $0 < id }
    return place < ids.count && ids[place] == id ? bindings[pack].numbers[place] : nil
  }

  /// Whether a word is in no pack.
  package func isOutside(_ number: Int32) -> Bool {
    !bindings.contains { $0.ids[Int(number)] >= 0 }
  }

  /// Returns the followers of a word.
  package func followers(of word: Int32) -> FollowerTable.Followers? {
    pairs.followers(of: UInt64(truncatingIfNeeded: word))
  }

  /// Returns the followers of a pair of words.
  package func followers(of first: Int32, _ second: Int32) -> FollowerTable.Followers? {
    triples.followers(of: Self.context(first, second))
  }

  private static func context(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(truncatingIfNeeded: first) << FollowerTable.tokenBits
      | UInt64(truncatingIfNeeded: second)
  }
}

/// The mapping between the numbers of words and their ids in a pack.
private struct Binding: Sendable {
  /// The ids by number; -1 for words that the pack does not have.
  let ids: [Int32]
  /// The existing ids in ascending order.
  let sortedIDs: [Int32]
  /// The number of the word with each of these ids.
  let numbers: [Int32]

  init(_ vocabulary: UserVocabulary, in pack: LanguagePack) {
    let ids = pack.withFile { file in
      (0..<vocabulary.count).map { number in
        pack.id(of: vocabulary.text(number), in: file).flatMap { Int32(exactly: $0) } ?? -1
      }
    }
    let known = ids.indices.filter { ids[$0] >= 0 }.sorted { ids[$0] < ids[$1] }
    self.ids = ids
    sortedIDs = known.map { ids[$0] }
    numbers = known.map { Int32(truncatingIfNeeded: $0) }
  }
}

extension [Int32] {
  /// Returns the element at an index read from a file, or nil if it is out of bounds or exceeds the range of a table's
  /// tokens.
  fileprivate func element(_ index: Int32) -> Int32? {
    guard indices.contains(Int(index)), self[Int(index)] < 1 << FollowerTable.tokenBits else {
      return nil
    }
    return self[Int(index)]
  }
}
