// N-grams as sorted numbers, completed with all their contexts and suffixes.

import InkLexicon
import InkText

/// An n-gram as a number: 32 bits per word, the last word in the lowest bits. Numeric order is lexicographic order, the
/// context is a shift, and the suffix is a mask.
enum NgramKey {
  static func key(of table: NgramTable, order: Int, at index: Int) -> UInt128 {
    var key: UInt128 = 0
    for position in index * order..<(index + 1) * order {
      key = key << 32 | UInt128(table.ids[position])
    }
    return key
  }

  static func context(of key: UInt128) -> UInt128 { key >> 32 }
  static func suffix(of key: UInt128, order: Int) -> UInt128 {
    key & (UInt128(1) << UInt128(32 * (order - 1)) - 1)
  }
  static func lastWord(of key: UInt128) -> Int { Int(key & 0xFFFF_FFFF) }
}

/// The n-grams of one order in ascending order, with natural logarithms.
struct NgramColumns {
  var keys: [UInt128] = []
  var logP: [Float] = []
  /// The given back-off weights; 0 if there is none.
  var backoff: [Float] = []

  init() {}

  init(_ table: NgramTable, order: Int) {
    let count = table.logP.count
    keys = (0..<count).map { NgramKey.key(of: table, order: order, at: $0) }
    logP = table.logP
    backoff = table.backoff.isEmpty ? Array(repeating: 0, count: count) : table.backoff
  }

  /// Returns the position of an n-gram, or nil if there is none.
  func position(of key: UInt128) -> Int? {
    let index = keys.partitionPoint { $0 < key }
    return index < keys.count && keys[index] == key ? index : nil
  }

  /// Merges in n-grams that are not present, given in ascending order.
  mutating func merge(_ added: [(key: UInt128, logP: Float)]) {
    if added.isEmpty { return }
    var merged = NgramColumns()
    var next = 0
    for index in keys.indices {
      while next < added.count, added[next].key < keys[index] {
        merged.append(added[next].key, added[next].logP, 0)
        next += 1
      }
      merged.append(keys[index], logP[index], backoff[index])
    }
    for rest in added[next...] { merged.append(rest.key, rest.logP, 0) }
    self = merged
  }

  private mutating func append(_ key: UInt128, _ logP: Float, _ backoff: Float) {
    keys.append(key)
    self.logP.append(logP)
    self.backoff.append(backoff)
  }
}

/// The orders 2, 3 and 4 of a component, closed under taking contexts and suffixes.
struct ClosedNgrams {
  /// Orders 2, 3 and 4 at positions 0, 1 and 2.
  private(set) var columns: [NgramColumns]
  private let component: PackComponent

  init(_ component: PackComponent) {
    self.component = component
    columns = [
      NgramColumns(component.bigrams, order: 2), NgramColumns(component.trigrams, order: 3),
      component.fourgrams.map { NgramColumns($0, order: 4) } ?? NgramColumns(),
    ]
    for order in [4, 3] { complete(order - 1, by: order) }
  }

  /// Adds the n-grams that the order above requires to an order, with their back-off values.
  private mutating func complete(_ order: Int, by upper: Int) {
    let below = columns[order - 2]
    var missing: Set<UInt128> = []
    for key in columns[upper - 2].keys {
      for part in [NgramKey.context(of: key), NgramKey.suffix(of: key, order: upper)]
      where below.position(of: part) == nil { missing.insert(part) }
    }
    columns[order - 2].merge(
      missing.sorted().map { (key: $0, logP: logP(of: $0, order: order)) })
  }

  /// Returns ln P of an n-gram by the component's own tables, with back-off.
  private func logP(of key: UInt128, order: Int) -> Float {
    if order == 1 { return component.unigramLogP[Int(key)] }
    if let position = columns[order - 2].position(of: key) {
      return columns[order - 2].logP[position]
    }
    let context = NgramKey.context(of: key)
    let backoff =
      order == 2
      ? component.unigramBackoff[Int(context)]
      : columns[order - 3].position(of: context).map { columns[order - 3].backoff[$0] } ?? 0
    let lower = logP(of: NgramKey.suffix(of: key, order: order), order: order - 1)
    return max(backoff + lower, -60)
  }
}
