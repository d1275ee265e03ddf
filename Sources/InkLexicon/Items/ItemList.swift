// The items of a data source, found by how they begin: letter for letter, and whatever the case and the marks.

import InkText

/// An item that begins as something typed does.
public struct ItemMatch: Sendable, Equatable {
  /// The item as it stands in its source.
  public let text: String
  /// Whether it begins with what is typed letter for letter, and not only but for case and marks.
  public let isExact: Bool

  /// An item that was found.
  public init(text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
  }
}

/// A list of texts in an order of its own, such as names, tags or places.
///
/// Two sorted orders are made once (two seconds for a million items); a question is answered in some
/// microseconds, however many items begin as typed.
public struct ItemList: Sendable {
  private let texts: ByteTable
  private let exact: ItemOrder
  private let keys: ByteTable
  private let folded: ItemOrder

  /// The items, in the order in which they are to be offered; empty ones are left out, and all but the first of those
  /// that stand in the list more than once.
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

  /// The items of a file: one a line, without the white space around it; empty lines are none.
  public init(lines: [UInt8]) {
    let lines = lines.split { $0 == 0x0A || $0 == 0x0D }
    self.init(lines.lazy.map { Self.trimmed(String(decoding: $0, as: UTF8.self)) })
  }

  /// How many items there are.
  public var count: Int { texts.count }

  /// The first `limit` items.
  public func first(_ limit: Int) -> [String] {
    (0..<min(max(0, limit), count)).map { texts[$0] }
  }

  /// The items that begin as typed, none twice and at most so many: those that do letter for letter before those
  /// that do but for case and marks; among each a whole match first, then in the order of the list.
  ///
  /// Nothing begins like the empty text.
  public func matches(_ typed: String, limit: Int) -> [ItemMatch] {
    guard limit > 0, !typed.isEmpty else { return [] }
    var found: [ItemMatch] = []
    collect(typed.utf8.span, in: exact, of: texts, limit: limit) { text in
      // An accent that stands apart belongs to the letter before it, which was not typed so.
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

  /// Gives the items whose keys begin with some bytes: those that are the bytes first.
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
