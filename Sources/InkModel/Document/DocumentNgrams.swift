// How often words stand in a document, and how often behind one, two and three others.

/// The n-grams of a document up to order 4, of words by their numbers.
struct DocumentNgrams: Sendable {
  /// How often each word stands in the document.
  private(set) var counts = WordCounts()
  /// Followers of a word, by the word's number.
  private var pairs: [Int32: DocumentFollowers] = [:]
  /// Followers of two words, by both numbers, and of three.
  private var triples: [Int64: DocumentFollowers] = [:]
  private var phrases: [Int64: DocumentFollowers] = [:]
  /// How often words stand behind a word with a mark between, by both numbers.
  private var parted: [Int64: Int] = [:]

  /// Makes room for one more word.
  mutating func append() { counts.append() }

  /// Changes how many times a word behind others counts; a negative number takes back.
  mutating func weigh(
    _ word: Int32, behind keys: DocumentKeys, isParted: Bool, by weight: Int
  ) {
    counts.add(weight, of: Int(word))
    if let one = keys.one {
      pairs[one, default: DocumentFollowers()].add(weight, of: word)
      if isParted { weigh(partedKey: Self.key(one, word), by: weight) }
    }
    if let two = keys.two { triples[two, default: DocumentFollowers()].add(weight, of: word) }
    if let three = keys.three { phrases[three, default: DocumentFollowers()].add(weight, of: word) }
  }

  /// What followed one, two and three words, in this order; nil where nothing did.
  func followers(of keys: DocumentKeys) -> [DocumentFollowers?] {
    [
      keys.one.flatMap { pairs[$0] }, keys.two.flatMap { triples[$0] },
      keys.three.flatMap { phrases[$0] },
    ]
  }

  /// Whether a word stands behind another, and never without a mark between.
  func standsOnlyBehindMark(_ second: Int32, behind first: Int32) -> Bool {
    guard let count = parted[Self.key(first, second)] else { return false }
    return Float(count) >= pairs[first]?.count(of: second) ?? 0
  }

  /// Whether any word stands behind a mark.
  var hasMarks: Bool { !parted.isEmpty }

  private mutating func weigh(partedKey key: Int64, by weight: Int) {
    let count = parted[key, default: 0] + weight
    parted[key] = count == 0 ? nil : count
  }

  private static func key(_ first: Int32, _ second: Int32) -> Int64 {
    Int64(first) << 32 | Int64(second)
  }
}

/// One, two and three words before a place as keys of what followed them; nil where there are fewer.
struct DocumentKeys: Sendable {
  private(set) var one: Int32?
  private(set) var two: Int64?
  private(set) var three: Int64?

  /// The keys for the numbers of the last up to three tokens, newest last; one that was not met ends them.
  init(after numbers: [Int32?]) {
    func number(_ place: Int) -> Int64? {
      place <= numbers.count ? numbers[numbers.count - place].map { Int64($0) } : nil
    }
    guard let last = number(1) else { return }
    one = Int32(truncatingIfNeeded: last)
    guard let second = number(2) else { return }
    two = second << 32 | last
    // A document has far fewer than two million words.
    guard let third = number(3), max(last, second, third) < 1 << 21 else { return }
    three = third << 42 | second << 21 | last
  }
}
