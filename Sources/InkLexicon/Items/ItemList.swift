// Prefix search in the items of a data source: exact, or ignoring case and diacritics.

import InkText

/// An item that begins with the typed text.
public struct ItemMatch: Sendable, Equatable {
  /// The item as it appears in its source.
  public let text: String
  /// Whether the item begins with the typed text exactly, rather than only when case and diacritics are ignored.
  public let isExact: Bool

  /// Creates a match.
  public init(text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
  }
}

/// A list of texts in a given order, such as names, tags or places.
///
/// Creating it sorts the items twice (two seconds for a million items); after that a query takes a few microseconds,
/// however many items match.
public struct ItemList: Sendable {
  private let texts: ByteTable
  private let exact: ItemOrder
  private let keys: ByteTable
  private let folded: ItemOrder

  /// Creates a list from items in the order in which they are to be suggested, leaving out empty items and duplicates
  /// after the first.
  public init(_ items: some Sequence<String>) {
    var texts = ByteTable()
    var keys = ByteTable()
    var seen: Set<String> = []
    for item in items where !item.isEmpty && seen.insert(item).inserted {
      texts.append(item.utf8.span)
      let key = foldedKey(item)
      keys.append(key.span)
    }
    (self.texts, exact) = (texts, ItemOrder(of: texts))
    (self.keys, folded) = (keys, ItemOrder(of: keys))
  }

  /// Creates a list from the contents of a file with one item per line, ignoring surrounding white space and empty
  /// lines.
  public init(lines: [UInt8]) {
    let lines = lines.withoutByteOrderMark.split { $0 == 0x0A || $0 == 0x0D }
    self.init(lines.lazy.map { Self.trimmed(String(decoding: $0, as: UTF8.self)) })
  }

  /// The number of items.
  public var count: Int { texts.count }

  /// Returns the first `limit` items.
  public func first(_ limit: Int) -> [String] {
    (0..<min(max(0, limit), count)).map { texts[$0] }
  }

  /// Returns up to `limit` different items that begin with the typed text: exact matches before those that ignore case
  /// and diacritics; within each kind complete matches first, then in list order.
  ///
  /// The empty text matches nothing.
  public func matches(_ typed: String, limit: Int) -> [ItemMatch] {
    guard limit > 0, !typed.isEmpty else { return [] }
    var found: [ItemMatch] = []
    collect(typed.utf8.span, in: exact, of: texts, limit: limit) { text in
      // A combining accent belongs to the letter before it, so an item that continues with one does not match.
      if text.hasPrefix(typed), !found.contains(where: { $0.text == text }) {
        found.append(ItemMatch(text: text, isExact: true))
      }
    }
    let key = foldedKey(typed)
    guard found.count < limit, !key.isEmpty else { return found }
    collect(key.span, in: folded, of: keys, limit: limit + found.count) { text in
      if found.count < limit, !found.contains(where: { $0.text == text }) {
        found.append(ItemMatch(text: text, isExact: false))
      }
    }
    return found
  }

  /// Calls a closure with up to `limit` items whose keys begin with some bytes, those equal to the bytes first.
  private func collect(
    _ bytes: Span<UInt8>, in order: ItemOrder, of keys: ByteTable, limit: Int,
    _ take: (String) -> Void
  ) {
    let range = order.range(of: bytes, in: keys)
    var whole = range.lowerBound
    while whole < range.upperBound, whole - range.lowerBound < limit,
      keys.length(order[whole]) == bytes.count
    {
      take(texts[order[whole]])
      whole += 1
    }
    for index in order.first(limit - (whole - range.lowerBound), in: whole..<range.upperBound) {
      take(texts[index])
    }
  }

  private static func trimmed(_ line: String) -> String {
    let scalars = line.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
