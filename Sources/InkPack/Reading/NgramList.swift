// n-grams listed by another program, converted into a back-off model.

/// The n-grams of one order in any sequence, as read from a foreign model.
struct NgramList {
  /// The word ids, `order` of them per n-gram, in reading order.
  var ids: [UInt32] = []
  /// P(last word | the words before it).
  var probabilities: [Float] = []
  /// The back-off weight of the n-gram as a context; 1 if it is not one.
  var backoffs: [Float] = []

  /// Appends an n-gram.
  mutating func append(_ words: some Sequence<UInt32>, probability: Float, backoff: Float) {
    ids.append(contentsOf: words)
    probabilities.append(probability)
    backoffs.append(backoff)
  }

  /// Returns the list in lexicographic order of the words without duplicates, of which the first is kept.
  ///
  /// Sorts by the last word, then stably by the one before, and so on.
  func sorted(order: Int) -> NgramList {
    var sequence = (0..<probabilities.count).map { UInt32($0) }
    for column in (0..<order).reversed() {
      var keys = KeyedPlaces()
      keys.reserveCapacity(sequence.count)
      for place in sequence { keys.append(UInt64(ids[Int(place) * order + column]), place: place) }
      keys.sort()
      sequence = keys.places
    }
    var result = NgramList()
    for place in sequence {
      let words = ids[Int(place) * order..<(Int(place) + 1) * order]
      guard !result.ids.suffix(order).elementsEqual(words) else { continue }
      result.append(
        words, probability: probabilities[Int(place)], backoff: backoffs[Int(place)])
    }
    return result
  }
}

extension BackoffModel {
  /// The probability that marks a context which was not listed, until it is computed.
  private static let unlisted: Float = -1

  /// Creates a model from listed n-grams, of which the first list is dense: one entry for each word id.
  ///
  /// Contexts that are not listed themselves are added with their back-off probability and the weight 1, which changes
  /// no probability. Back-off weights are recomputed.
  init(lists: [NgramList]) {
    var lists = lists
    for order in (2..<max(lists.count, 2)).reversed() {
      let longer = lists[order]
      for index in longer.probabilities.indices {
        lists[order - 1].append(
          longer.ids[index * (order + 1)..<index * (order + 1) + order],
          probability: Self.unlisted, backoff: 1)
      }
      lists[order - 1] = lists[order - 1].sorted(order: order)
    }
    if lists.count > 1 {
      lists[lists.count - 1] = lists[lists.count - 1].sorted(order: lists.count)
    }

    var single = Level(words: (0..<lists[0].probabilities.count).map { UInt32($0) })
    single.probabilities = lists[0].probabilities
    single.backoffs = lists[0].backoffs
    self.init(levels: [single])
    for order in 2..<max(lists.count + 1, 2) {
      levels.append(Self.level(of: lists[order - 1], below: lists[order - 2], order: order))
    }
    indexChildren()
    let suffixes = Suffixes(of: self)
    fillUnlisted(using: suffixes)
    scaleOverfull()
    normalize(using: suffixes)
  }

  /// Both lists are sorted, so the context of each n-gram is found by traversing them in parallel.
  private static func level(of list: NgramList, below: NgramList, order: Int) -> Level {
    var level = Level()
    level.probabilities = list.probabilities
    level.backoffs = list.backoffs
    var context = 0
    for index in list.probabilities.indices {
      let words = list.ids[index * order..<(index + 1) * order]
      if order == 2 {
        level.contexts.append(words[words.startIndex])
      } else {
        let wanted = words.dropLast()
        while !below.ids[context * (order - 1)..<(context + 1) * (order - 1)].elementsEqual(wanted)
        {
          context += 1
        }
        level.contexts.append(UInt32(context))
      }
      level.words.append(words[words.endIndex - 1])
    }
    return level
  }

  /// Foreign models are rounded, so that the followers of a context such as "as soon" may sum to more than one. If the
  /// listed followers leave less than a thousandth, they are scaled down to leave that much.
  private mutating func scaleOverfull() {
    for order in 1..<max(self.order, 1) {
      let starts = levels[order - 1].starts
      for index in 0..<starts.count - 1 where starts[index] < starts[index + 1] {
        let children = Int(starts[index])..<Int(starts[index + 1])
        let sum = children.reduce(0.0) { $0 + Double(levels[order].probabilities[$1]) }
        guard 0.999 < sum else { continue }
        for child in children { levels[order].probabilities[child] *= Float(0.999 / sum) }
      }
    }
  }

  /// Sets the probability of added contexts to their back-off value.
  private mutating func fillUnlisted(using suffixes: Suffixes) {
    for order in 1..<max(self.order, 1) {
      for index in levels[order].words.indices
      where levels[order].probabilities[index] == Self.unlisted {
        let context = Suffixes.Node(order: order, index: levels[order].contexts[index])
        let backoff = Double(levels[order - 1].backoffs[Int(context.index)])
        let lower = suffixes.lowerProbability(
          of: levels[order].words[index], after: context, in: self)
        levels[order].probabilities[index] = Float(backoff * lower)
      }
    }
  }
}
