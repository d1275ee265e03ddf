// The context before a word in one component: the follower lists of its last one, two and three words.

/// The follower lists of a history in one component, found once per word and valid for every prefix of it.
package struct NgramContext: Sendable {
  /// The component's tables.
  let tables: NgramTables
  /// The lists of orders 2, 3 and 4; an order has followers only if the order below has.
  let lists: InlineArray<3, FollowerList>
  /// The highest order with a list; 1 if nothing was seen after the last word.
  package let order: Int
  /// For each order from 1 to 4, the product of the back-off weights of the higher orders.
  let weights: InlineArray<4, Double>

  /// Finds the lists of up to the last three words of a history, the most recent last.
  package init(after history: [Int], in model: NgramModel, file: PackFile) {
    tables = model.tables
    var lists = InlineArray<3, FollowerList>(repeating: .none)
    if let last = history.last, let list = model.followers(of: last, in: file) {
      lists[0] = list
      NgramContext.findHigher(&lists, history, model, file)
    }
    var weights = InlineArray<4, Double>(repeating: 1)
    var order = 1
    for index in 0..<3 where lists[index].count > 0 { order = index + 2 }
    for lower in stride(from: order - 1, to: 0, by: -1) {
      weights[lower - 1] = weights[lower] * lists[lower - 1].backoff
    }
    self.lists = lists
    self.order = order
    self.weights = weights
  }

  private static func findHigher(
    _ lists: inout InlineArray<3, FollowerList>, _ history: [Int], _ model: NgramModel,
    _ file: PackFile
  ) {
    guard history.count >= 2 else { return }
    let (second, last) = (history[history.count - 2], history[history.count - 1])
    guard let before = model.followers(of: second, in: file),
      let position = before.position(of: last, in: file),
      let trigrams = model.followers(of: position, in: before, order: 3, file: file)
    else { return }
    lists[1] = trigrams
    guard history.count >= 3,
      let first = model.followers(of: history[history.count - 3], in: file),
      let firstPosition = first.position(of: second, in: file),
      let pair = model.followers(of: firstPosition, in: first, order: 3, file: file),
      let place = pair.position(of: position, in: file),
      let fourgrams = model.followers(of: place, in: pair, order: 4, file: file)
    else { return }
    lists[2] = fourgrams
  }

  /// Returns P(word | history): the value at the highest order that has the word, times the back-off weights of the
  /// orders above it.
  @inline(__always)
  package func probability(of id: Int, in file: PackFile) -> Double {
    probability(of: id, in: file) { 0..<lists[$0].count }
  }

  /// Returns P(word | history) of a word in an interval.
  @inline(__always)
  func probability(
    of id: Int, among interval: NgramInterval, in file: PackFile
  ) -> Double {
    probability(of: id, in: file) { interval.positions[$0] }
  }

  /// Returns Σ weight · P(word | history) over the components of a pack.
  package static func probability(
    of id: Int, after contexts: Span<NgramContext>, weights: Span<Double>, in file: PackFile
  ) -> Double {
    var sum = 0.0
    for index in contexts.indices {
      sum += weights[index] * contexts[index].probability(of: id, in: file)
    }
    return sum
  }

  /// Returns Σ weight · P(word | history) over the components of a pack, for a word in an interval with known positions
  /// in each component, which keeps the searches short.
  package static func probability(
    of id: Int, after contexts: Span<NgramContext>, weights: Span<Double>,
    among intervals: Span<NgramInterval>, in file: PackFile
  ) -> Double {
    var sum = 0.0
    for index in contexts.indices {
      sum += weights[index] * contexts[index].probability(of: id, among: intervals[index], in: file)
    }
    return sum
  }

  /// Returns P(word | history), given the part of each list that may contain the word.
  @inline(__always)
  private func probability(
    of id: Int, in file: PackFile, within part: (Int) -> Range<Int>
  ) -> Double {
    // Unrolled by order, since indexing with a variable would copy all lists.
    guard order > 1, let second = lists[0].position(of: id, within: part(0), in: file) else {
      return weights[0] * tables.unigram(id, in: file)
    }
    guard order > 2, let third = lists[1].position(of: second, within: part(1), in: file) else {
      return weights[1] * probability(at: second, of: lists[0], order: 2, in: file)
    }
    guard order > 3, let fourth = lists[2].position(of: third, within: part(2), in: file) else {
      return weights[2] * probability(at: third, of: lists[1], order: 3, in: file)
    }
    return weights[3] * probability(at: fourth, of: lists[2], order: 4, in: file)
  }

  /// Returns the probability stored at a position of the list of an order.
  @inline(__always)
  private func probability(
    at position: Int, of list: FollowerList, order: Int, in file: PackFile
  ) -> Double {
    tables.probability(ofCode: Int(list.code(at: position, in: file)), order: order, in: file)
  }

  /// Returns the list of order `index` + 2, without copying the others.
  @inline(__always)
  func list(_ index: Int) -> FollowerList {
    switch index {
    case 0: lists[0]
    case 1: lists[1]
    default: lists[2]
    }
  }

  /// Returns the id of the word at a position of the list of an order, or -1 if the data is damaged.
  func id(at position: Int, order: Int, in file: PackFile) -> Int {
    var value = position
    for index in stride(from: order - 2, through: 0, by: -1) {
      let list = list(index)
      guard value < list.count else { return -1 }
      value = list.value(at: value, in: file)
    }
    return value
  }
}

/// The words of an interval as positions in each list of a context.
package struct NgramInterval: Sendable {
  /// The word ids.
  package let words: Range<Int>
  /// Whether the interval is the whole vocabulary, so that the best entries of lists can be used.
  let isWhole: Bool
  /// The positions in the lists of orders 2, 3 and 4.
  let positions: InlineArray<3, Range<Int>>

  /// Returns the positions in the list of order `index` + 2, without copying the others.
  @inline(__always)
  func positions(_ index: Int) -> Range<Int> {
    switch index {
    case 0: positions[0]
    case 1: positions[1]
    default: positions[2]
    }
  }
}

extension NgramContext {
  /// Returns the positions of the words of an interval in each list; each order narrows the next.
  ///
  /// - Parameters:
  ///   - words: The word ids.
  ///   - isWhole: Whether these are all words.
  ///   - outer: A previously found interval that contains this one; its positions are narrowed.
  ///   - file: The pack's bytes.
  /// - Returns: The positions.
  package func interval(
    _ words: Range<Int>, isWhole: Bool = false, within outer: NgramInterval? = nil,
    in file: PackFile
  ) -> NgramInterval {
    var positions = InlineArray<3, Range<Int>>(repeating: 0..<0)
    var values = words
    for index in 0..<order - 1 {
      let list = list(index)
      let part = outer?.positions(index) ?? 0..<list.count
      values = list.positions(of: values, within: part, in: file)
      positions[index] = values
    }
    return NgramInterval(words: words, isWhole: isWhole, positions: positions)
  }
}
