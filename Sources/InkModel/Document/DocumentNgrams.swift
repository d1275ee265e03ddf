// How often words occur in a document, and how often after one, two and three others.

/// The n-grams of a document up to order 4, with words given by number.
///
/// All tables have keys of one type, which others have, too: for each type the runtime looks up once how it is hashed,
/// which takes as long as a third of a keystroke.
struct DocumentNgrams: Sendable {
  /// The number of occurrences of each word.
  private(set) var counts = WordCounts()
  /// The followers of each word, by its number.
  private var pairs: [Int: DocumentFollowers] = [:]
  /// The followers of each pair of words, keyed by both numbers, and of each three words.
  private var triples: [Int: DocumentFollowers] = [:]
  private var phrases: [Int: DocumentFollowers] = [:]
  /// The number of times a word follows another with a mark in between, keyed by both numbers.
  private var parted: [Int: Int] = [:]

  /// Adds one more word.
  mutating func append() { counts.append() }

  /// Counts a word after others `weight` times; a negative number removes it.
  mutating func weigh(
    _ word: Int32, after keys: DocumentKeys, followsMark: Bool, by weight: Int
  ) {
    counts.add(weight, of: Int(word))
    if let one = keys.one {
      Self.weigh(word, by: weight, at: one, in: &pairs)
      if followsMark { weigh(markedPairKey: Self.key(one, word), by: weight) }
    }
    if let two = keys.two { Self.weigh(word, by: weight, at: two, in: &triples) }
    if let three = keys.three { Self.weigh(word, by: weight, at: three, in: &phrases) }
  }

  /// Returns the followers of one, two and three words, in this order; nil if there are none.
  func followers(of keys: DocumentKeys) -> [DocumentFollowers?] {
    [
      keys.one.flatMap { pairs[$0] }, keys.two.flatMap { triples[$0] },
      keys.three.flatMap { phrases[$0] },
    ]
  }

  /// Whether a word follows another, but only ever with a mark in between.
  func occursOnlyAfterMark(_ second: Int32, after first: Int32) -> Bool {
    guard let count = parted[Self.key(Int(first), second)] else { return false }
    return Float(count) >= pairs[Int(first)]?.count(of: second) ?? 0
  }

  /// Whether any word follows a mark.
  var hasMarks: Bool { !parted.isEmpty }

  /// Counts a follower; without the last one, the table has no key either.
  private static func weigh(
    _ word: Int32, by weight: Int, at key: Int, in table: inout [Int: DocumentFollowers]
  ) {
    table[key, default: DocumentFollowers()].add(weight, of: word)
    if weight < 0, table[key]?.counts.isEmpty ?? false { table[key] = nil }
  }

  private mutating func weigh(markedPairKey key: Int, by weight: Int) {
    let count = parted[key, default: 0] + weight
    parted[key] = count == 0 ? nil : count
  }

  private static func key(_ first: Int, _ second: Int32) -> Int {
    first << 32 | Int(second)
  }
}

/// The last one, two and three words before a position as keys of follower tables; nil if there are fewer.
struct DocumentKeys: Sendable {
  private(set) var one: Int?
  private(set) var two: Int?
  private(set) var three: Int?

  /// Creates keys from the numbers of up to three tokens, the most recent last; an unknown token ends the keys.
  init(after numbers: [Int32?]) {
    func number(_ place: Int) -> Int? {
      place <= numbers.count ? numbers[numbers.count - place].map { Int($0) } : nil
    }
    guard let last = number(1) else { return }
    one = last
    guard let second = number(2) else { return }
    two = second << 32 | last
    // A document has far fewer than two million words.
    guard let third = number(3), max(last, second, third) < 1 << 21 else { return }
    three = third << 42 | second << 21 | last
  }
}
