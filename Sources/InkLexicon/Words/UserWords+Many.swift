// Learning and ignoring many words at once, without a search for each of them.

import InkText

extension UserWords {
  /// Creates words as if each was added in this order.
  package init(learned: [UserWord], ignored: [UserWord]) {
    self.init()
    learn(learned)
    ignore(ignored)
  }

  /// Learns words as if one after another, in the time it takes to sort them and merge them with the known ones.
  ///
  /// - Returns: The indices of the new words, ascending.
  @discardableResult
  package mutating func learn(_ words: [UserWord]) -> [Int] {
    // For a few words, a pass over all known ones is not worthwhile.
    if words.count < 16 {
      return words.indices.filter { apply(UserWordChange(.learn, words[$0])) }
    }
    var candidates = entries.map { (entry: $0, place: Int?.none) }
    let count = candidates.count
    candidates.reserveCapacity(count + words.count)
    for (place, word) in words.enumerated() {
      let text = normalizedWord(word.word)
      let key = foldedKey(text)
      if key.isEmpty || !admits(word) { continue }
      candidates.append((Entry(key: key, text: text, learned: word), place))
    }
    if candidates.count == count { return [] }
    // Equal entries keep their order: known ones first, then the new ones as given, of which the first is kept.
    candidates.sort { $0.entry.precedes($1.entry) }
    var all: [Entry] = []
    all.reserveCapacity(candidates.count)
    var new: [Int] = []
    var group = EntriesOfText()
    for (entry, place) in candidates {
      if let last = all.last, last.precedes(entry) { group.removeAll() }
      let isNew = group.insert(entry.learned)
      if let place {
        if !isNew { continue }
        new.append(place)
      }
      all.append(entry)
    }
    if !new.isEmpty { replaceEntries(with: all) }
    return new.sorted()
  }
}

extension UserWords {
  /// Ignores words as if one after another, however many of them have the same text.
  ///
  /// - Returns: The indices of the new words, ascending.
  @discardableResult
  package mutating func ignore(_ words: [UserWord]) -> [Int] {
    var known: [String: EntriesOfText] = [:]
    return words.indices.filter { place in
      let word = words[place]
      let text = normalizedWord(word.word)
      if foldedKey(text).isEmpty { return false }
      if known[text] == nil { known[text] = EntriesOfText(ignoredByText[text] ?? []) }
      guard known[text]?.insert(word) == true else { return false }
      insertIgnored(word, text)
      return true
    }
  }
}

/// The entries of one text, of which a few are compared one by one, and many by their hashes.
private struct EntriesOfText {
  private var few: [UserWord] = []
  private var many: Set<Identity> = []

  private static let limit = 16

  /// What `UserWord.isSame` compares.
  private struct Identity: Hashable {
    let word: String
    let scope: WordScope
    let language: String?

    init(_ entry: UserWord) {
      (word, scope) = (entry.word, entry.scope)
      language = entry.language.map { LanguageTag.lookup($0).first ?? "" }
    }
  }

  init(_ entries: [UserWord] = []) {
    for entry in entries { insert(entry) }
  }

  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    if !many.isEmpty { many = [] }
  }

  /// Inserts an entry; false if the same one is there.
  @discardableResult
  mutating func insert(_ entry: UserWord) -> Bool {
    if !many.isEmpty { return many.insert(Identity(entry)).inserted }
    if few.contains(where: { $0.isSame(as: entry) }) { return false }
    few.append(entry)
    if few.count > Self.limit { many = Set(few.map(Identity.init)) }
    return true
  }
}

extension UserWords.Entry {
  /// Whether an entry sorts before another one.
  fileprivate func precedes(_ other: Self) -> Bool {
    if key == other.key { return text < other.text }
    return key.lexicographicallyPrecedes(other.key)
  }
}
