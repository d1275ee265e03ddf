// One component of a pack: unigrams and the follower lists of its contexts, looked up by word ids.

/// The location of the n-grams of one component.
package struct NgramModel: Sendable {
  /// The highest order that the format supports.
  static let highestOrder = 4
  /// The codebooks and the unigrams.
  let tables: NgramTables
  /// Orders 2, 3 and 4.
  private let orders: InlineArray<3, Order>

  /// Returns the part of an order from 2 to 4, without copying the others.
  @inline(__always)
  private func part(ofOrder order: Int) -> Order {
    switch order {
    case 2: orders[0]
    case 3: orders[1]
    default: orders[2]
    }
  }

  /// The sections of one order.
  private struct Order: Sendable {
    let lists: SectionPlace
    let index: SectionPlace
    /// Which entries of the order below (words, for order 2) are contexts of this order.
    let contexts: BitVector
  }

  init(_ table: SectionTable, component: Int, wordCount: Int) throws(PackError) {
    func place(_ section: PackSection) throws(PackError) -> SectionPlace {
      try table.place(of: section, component: component)
    }
    func order(
      _ lists: PackSection, _ index: PackSection, _ bits: PackSection, _ ranks: PackSection,
      contextCount: Int? = nil
    ) throws(PackError) -> Order {
      // The number of bits gives the number of entries of the order below, rounded up to a multiple of 64.
      let bitPlace = try place(bits)
      let contexts = try BitVector(
        bitPlace, place(ranks), count: contextCount ?? bitPlace.count * 8, of: "contexts")
      return Order(lists: try place(lists), index: try place(index), contexts: contexts)
    }
    tables = try NgramTables(table, component: component, wordCount: wordCount)
    orders = [
      try order(.bigramLists, .bigramIndex, .wordContexts, .wordRanks, contextCount: wordCount),
      try order(.trigramLists, .trigramIndex, .bigramContexts, .bigramRanks),
      try order(.fourgramLists, .fourgramIndex, .trigramContexts, .trigramRanks),
    ]
  }
}

extension NgramModel {
  /// Returns the followers of one word.
  func followers(of word: Int, in file: PackFile) -> FollowerList? {
    list(order: 2, context: word, in: file)
  }

  /// Returns the followers of a context extended by one of its followers: order 3 from a list of order 2, order 4 from
  /// a list of order 3.
  func followers(
    of position: Int, in list: FollowerList, order: Int, file: PackFile
  ) -> FollowerList? {
    self.list(order: order, context: list.firstEntry + position, in: file)
  }

  /// Returns the list of an order for a context, given by its number among the entries of the order below.
  private func list(order: Int, context: Int, in file: PackFile) -> FollowerList? {
    guard let number = part(ofOrder: order).contexts.rank(of: context, in: file) else { return nil }
    return list(order: order, number: number, in: file)
  }

  /// Returns the number of lists of an order.
  func listCount(order: Int, in file: PackFile) -> Int {
    part(ofOrder: order).contexts.total(in: file)
  }

  /// Returns the number of entries of an order that the bits of the next order provide for; nil for the highest order.
  func contextCapacity(above order: Int) -> Int? {
    order == NgramModel.highestOrder ? nil : part(ofOrder: order + 1).contexts.count
  }

  /// Returns a list of an order by its number among the order's lists.
  func list(order: Int, number: Int, in file: PackFile) -> FollowerList? {
    let part = part(ofOrder: order)
    let row = number / PackFormat.listsPerGroup * 8
    guard row + 8 <= part.index.count else { return nil }
    var offset = part.lists.offset + file.uint32(at: part.index.offset + row)
    var firstEntry = file.uint32(at: part.index.offset + row + 4)
    let end = part.lists.offset + part.lists.count
    for _ in 0..<number % PackFormat.listsPerGroup {
      guard let head = FollowerList.Head(at: offset, end: end, in: file) else { return nil }
      offset = head.listEnd
      firstEntry += head.count
    }
    return FollowerList(at: offset, end: end, firstEntry: firstEntry, in: file) {
      tables.backoff(ofCode: $0, order: order, in: file)
    }
  }
}
