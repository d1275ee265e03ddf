// A model from another program, converted to this vocabulary.

/// The n-grams of another program's model: its words, including `<s>` and `</s>`, and a list for each order.
struct ForeignModel {
  /// The words; n-grams refer to them by index.
  let words: [String]
  /// `lists[n − 1]` holds order n; the first has each word once, in the order of `words`.
  let lists: [NgramList]

  /// Converts the model to another vocabulary.
  ///
  /// The end of a sentence is not a word to be predicted, so in every context its probability is distributed among the
  /// words: p(w | h) / (1 − P(</s> | h)). n-grams with a word not in the vocabulary are dropped, and so are those that
  /// end in `<s>`; back-off weights are recomputed, which gives their probability to the rest.
  ///
  /// - Parameters:
  ///   - wordCount: The size of the vocabulary.
  ///   - sentenceStart: The id of `<s>` in the vocabulary.
  ///   - map: For each word of this model its id in the vocabulary, or nil.
  /// - Returns: The normalized model.
  /// - Throws: `PackBuildError.damaged` for a model without sentence boundaries.
  func backoffModel(
    wordCount: Int, sentenceStart: UInt32, map: [UInt32?]
  ) throws(PackBuildError) -> BackoffModel {
    guard let end = words.firstIndex(of: "</s>"), let start = words.firstIndex(of: "<s>") else {
      throw .damaged(what: "words of the model", expected: "<s> and </s>", found: "not both")
    }
    var map = map
    map[start] = sentenceStart
    map[end] = nil
    let own = BackoffModel(lists: lists)
    let suffixes = Suffixes(of: own)
    var translated = [singleWords(of: own, wordCount: wordCount, map: map, except: start)]
    for order in 1..<own.order {
      var list = NgramList()
      let starts = own.levels[order - 1].starts
      for context in 0..<starts.count - 1 where starts[context] < starts[context + 1] {
        let node = Suffixes.Node(order: order, index: UInt32(context))
        let ours = own.words(of: node.index, order: order).map { map[Int($0)] }
        guard ours.allSatisfy({ $0 != nil }) else { continue }
        let left = 1 - suffixes.probability(of: UInt32(end), after: node, in: own)
        for child in Int(starts[context])..<Int(starts[context + 1]) {
          guard let word = map[Int(own.levels[order].words[child])], word != sentenceStart else {
            continue
          }
          list.append(
            ours.compactMap(\.self) + [word],
            probability: Float(Double(own.levels[order].probabilities[child]) / left),
            backoff: own.levels[order].backoffs[child])
        }
      }
      translated.append(list)
    }
    return BackoffModel(lists: translated)
  }

  /// Returns the unigrams as a list with each word of the vocabulary, normalized.
  private func singleWords(
    of own: BackoffModel, wordCount: Int, map: [UInt32?], except start: Int
  ) -> NgramList {
    var list = NgramList(ids: (0..<wordCount).map { UInt32($0) })
    list.probabilities = [Float](repeating: 0, count: wordCount)
    list.backoffs = [Float](repeating: 1, count: wordCount)
    for (word, ours) in map.enumerated() {
      guard let ours else { continue }
      list.backoffs[Int(ours)] = own.levels[0].backoffs[word]
      if word != start { list.probabilities[Int(ours)] += own.levels[0].probabilities[word] }
    }
    let sum = list.probabilities.reduce(0.0) { $0 + Double($1) }
    if 0 < sum { list.probabilities = list.probabilities.map { Float(Double($0) / sum) } }
    return list
  }
}
