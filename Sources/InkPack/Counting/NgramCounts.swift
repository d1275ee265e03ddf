// Counts of all n-grams of a token stream, as a trie of sorted arrays.

import InkText

/// The index that denotes the absence of an n-gram.
let noIndex = UInt32.max

/// All n-grams up to an order, with their counts.
///
/// An n-gram is its context (the index of its first n − 1 words in the level below) and its last word. Each level is
/// sorted by (context, word), which is the lexicographic order of the words, so the children of a context are
/// contiguous. A key of context and word fits into 64 bits at any order, so counting is just one sort per order.
struct NgramCounts {
  /// The n-grams of one order, in lexicographic order.
  struct Level {
    /// The indices of the first n − 1 words in the level below; empty in the level of single words.
    var contexts: [UInt32] = []
    var words: [UInt32] = []
    var counts: [UInt32] = []
    /// For n-gram `i`, its children in the level above are `starts[i]..<starts[i + 1]`; empty in the highest level.
    var starts: [UInt32] = []
  }

  /// `levels[n − 1]` holds order n. The first is dense: its index is the word id.
  private(set) var levels: [Level]

  /// The token that begins sentences; it occurs only as the first token of an n-gram.
  let sentenceStart: UInt32

  /// Counts a stream in which `sentenceStart` precedes each sentence. No n-gram extends across it.
  ///
  /// Takes O(order · tokens) time and about 30 bytes per token while it runs.
  init(tokens: [UInt32], wordCount: Int, sentenceStart: UInt32, order: Int) {
    self.sentenceStart = sentenceStart
    var single = Level(words: (0..<wordCount).map { UInt32($0) })
    single.counts = [UInt32](repeating: 0, count: wordCount)
    for token in tokens { single.counts[Int(token)] += 1 }
    levels = [single]

    var indices = tokens
    for _ in 1..<max(order, 1) { countNextOrder(tokens: tokens, indices: &indices) }
  }

  /// Adds one level. `indices` holds for each token the index of the n-gram of the highest order that ends there.
  private mutating func countNextOrder(tokens: [UInt32], indices: inout [UInt32]) {
    var ends = KeyedPlaces()
    ends.reserveCapacity(tokens.count)
    for place in tokens.indices.dropFirst() where tokens[place] != sentenceStart {
      let context = indices[place - 1]
      guard context != noIndex else { continue }
      ends.append(UInt64(context) << 32 | UInt64(tokens[place]), place: UInt32(place))
    }
    ends.sort()

    var level = Level()
    for index in indices.indices { indices[index] = noIndex }
    var last: UInt64?
    for (key, place) in zip(ends.keys, ends.places) {
      if key == last {
        level.counts[level.counts.count - 1] += 1
      } else {
        level.contexts.append(UInt32(key >> 32))
        level.words.append(UInt32(truncatingIfNeeded: key))
        level.counts.append(1)
        last = key
      }
      indices[Int(place)] = UInt32(level.counts.count - 1)
    }
    levels[levels.count - 1].starts = childStarts(
      of: levels[levels.count - 1].words.count, contexts: level.contexts)
    levels.append(level)
  }
}

/// Returns the start of the children of each of `count` contexts in a level sorted by context; `count + 1` numbers.
func childStarts(of count: Int, contexts: some Sequence<UInt32>) -> [UInt32] {
  var starts = [UInt32](repeating: 0, count: count + 1)
  for context in contexts { starts[Int(context) + 1] += 1 }
  for index in 0..<count { starts[index + 1] += starts[index] }
  return starts
}

/// Returns the index of `word` in a sorted part of `words`, or nil, by binary search.
func index(of word: UInt32, in words: [UInt32], from start: UInt32, to end: UInt32) -> UInt32? {
  words.withUnsafeBufferPointer { words in
    let part = words[Int(start)..<Int(end)]
    let index = part.partitionPoint { $0 < word }
    return index < part.endIndex && part[index] == word ? UInt32(index) : nil
  }
}
